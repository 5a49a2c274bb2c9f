import { type ClockState, clockBar, clockState } from "../../../domain/inquiry/reply-clock.ts";
import { shortDate } from "../../components/dates.ts";
import { useWords } from "../../words.tsx";
import styles from "./clock.module.css";
import type { Inquiry } from "./use-inquiry.ts";

type Words = ReturnType<typeof useWords>["inquiry"]["clock"];
type Timed = Pick<
  Inquiry,
  "receivedAt" | "dueAt" | "firstReplyAt" | "wroteBackAt" | "undeliveredAt" | "hours" | "status"
>;

/** Whether the first reply is awaited. */
const isAwaited = ({ dueAt, firstReplyAt, status }: Timed): boolean =>
  dueAt !== null && firstReplyAt === null && status !== "spam" && status !== "won" && status !== "lost";

const stateOf = (inquiry: Timed, now: Date): ClockState | null =>
  inquiry.dueAt === null || !isAwaited(inquiry)
    ? null
    : clockState(
        { received: new Date(inquiry.receivedAt), due: new Date(inquiry.dueAt) },
        inquiry.hours,
        now,
      );

/** Open minutes as `33 min` or `1 h 37`. */
const duration = (minutes: number, words: Words) =>
  minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60);

/** The clock in a few words, such as `33 min left`; null where nothing is awaited. */
export function useClockLine(inquiry: Timed, now: Date): { text: string; late: boolean } | null {
  const { clock: words } = useWords().inquiry;
  const state = stateOf(inquiry, now);
  if (!state) return null;
  if (state.kind === "late") return { text: words.line.late(duration(state.minutesLate, words)), late: true };
  if (state.kind === "closed") return { text: opensText(state, words, now), late: false };
  return { text: words.line.left(duration(state.minutesLeft, words)), late: false };
}

const opensText = ({ opens, begun }: Extract<ClockState, { kind: "closed" }>, words: Words, now: Date) =>
  (begun ? words.closed : words.begins)(shortDate(opens.toISOString(), now));

/** The clock of the first reply: how long is left, and the open time from arrival to due with its pauses cut out. */
export function Clock({ inquiry, now }: { inquiry: Timed; now: Date }) {
  const { clock: words } = useWords().inquiry;
  const state = stateOf(inquiry, now);
  const { receivedAt, dueAt, firstReplyAt, wroteBackAt } = inquiry;
  if (state === null || dueAt === null) {
    return (
      <section className={styles.clock} aria-label={words.label}>
        {dueAt === null && firstReplyAt === null ? <p className={styles.rest}>{words.none}</p> : null}
        {firstReplyAt === null ? null : (
          <p className={styles.rest}>
            {words.answered(shortDate(firstReplyAt, now))}
            {dueAt === null ? "" : `, ${firstReplyAt <= dueAt ? words.inTime : words.tooLate}`}
          </p>
        )}
        {wroteBackAt === null ? null : (
          <p className={styles.waits}>{words.waits(shortDate(wroteBackAt, now))}</p>
        )}
      </section>
    );
  }
  return (
    <section className={styles.clock} data-state={state.kind} aria-label={words.label}>
      {state.kind === "closed" ? (
        <p className={styles.waits}>{opensText(state, words, now)}</p>
      ) : (
        <Figure state={state} stopped={inquiry.undeliveredAt !== null} />
      )}
      <Bar received={receivedAt} due={dueAt} hours={inquiry.hours} now={now} />
    </section>
  );
}

function Figure({ state, stopped }: { state: Exclude<ClockState, { kind: "closed" }>; stopped: boolean }) {
  const { clock: words } = useWords().inquiry;
  const late = state.kind === "late";
  const minutes = late ? state.minutesLate : state.minutesLeft;
  const short = minutes < 60;
  const figure = short ? String(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60);
  const left = short ? words.left(minutes) : words.hoursLeft;
  const said = late ? (short ? words.minutesLate(minutes) : words.late) : left;
  return (
    <p className={styles.figure}>
      {figure} <small>{stopped && !late ? words.notStopped : said}</small>
    </p>
  );
}

/** The pauses of the bar, in shares of its length. */
const GAP = 0.03;

function Bar({
  received,
  due,
  hours,
  now,
}: {
  received: string;
  due: string;
  hours: Inquiry["hours"];
  now: Date;
}) {
  const { clock: words } = useWords().inquiry;
  const { passed, notches } = clockBar({ received: new Date(received), due: new Date(due) }, hours, now);
  const ends = [...notches, 1];
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <div className={styles.scale}>
      {ends.map((end, place) => {
        const begin = ends[place - 1] ?? 0;
        const start = place === 0 ? begin : begin + GAP / 2;
        const stop = end === 1 ? end : end - GAP / 2;
        const filled = Math.min(1, Math.max(0, (passed - start) / (stop - start || 1)));
        return (
          <i key={end} style={{ insetInlineStart: percent(start), inlineSize: percent(stop - start) }}>
            <i style={{ inlineSize: percent(filled) }} />
          </i>
        );
      })}
      <span>{shortDate(received, now)}</span>
      <span data-end>{words.due(dueText(due, now))}</span>
    </div>
  );
}

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Bahrain", weekday: "short" });
const time = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Bahrain",
  hour: "numeric",
  minute: "2-digit",
});

/** A due moment by its time, and its day where that isn't today: it is near, before or after now. */
function dueText(due: string, now: Date): string {
  const at = new Date(due);
  const clock = time.format(at).replace(/^0/, "");
  const days = Math.abs(at.getTime() - now.getTime()) / 86_400_000;
  if (days > 6) return shortDate(due, now);
  return weekday.format(at) === weekday.format(now) ? clock : `${weekday.format(at)} ${clock}`;
}
