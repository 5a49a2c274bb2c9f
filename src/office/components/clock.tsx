import type { InquiryStatus } from "../../domain/inquiry/inquiry.ts";
import { clockAt, dayNumber, type OpeningHours } from "../../domain/company/opening-hours.ts";
import { clockBar, clockState } from "../../domain/inquiry/reply-clock.ts";
import { useWords, type OfficeWords } from "../words.tsx";
import { shortDate } from "./dates.ts";
import styles from "./clock.module.css";

/** What of an inquiry its clock is read from; instants are ISO 8601. */
type Clocked = {
  status: InquiryStatus;
  receivedAt: string;
  dueAt: string | null;
  firstReplyAt: string | null;
  wroteBackAt: string | null;
  closedAt: string | null;
};

type Tone = "late" | "soon" | "ok" | "rest";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** From so long on, who wrote back has waited long (ms). */
const LONG_WAIT = 60 * MINUTE;

/** The words of a clock, as they stand in its row; `due` only while the first reply is awaited. */
function clockWords(
  item: Clocked,
  { hours, now, words }: { hours: OpeningHours; now: Date; words: OfficeWords["inbox"] },
): { tone: Tone; text: string; due: string | null } {
  const { clock, duration } = words;
  if (item.closedAt !== null)
    return {
      tone: "rest",
      text: clock.closed(words.statuses[item.status], shortDate(item.closedAt, now)),
      due: null,
    };
  if (item.firstReplyAt === null) {
    if (item.dueAt === null) return { tone: "rest", text: clock.none, due: null };
    const state = clockState({ received: new Date(item.receivedAt), due: new Date(item.dueAt) }, hours, now);
    const due = clock.due(shortDate(item.dueAt, now));
    if (state.kind === "late") {
      const text = state.minutesLate < 1 ? clock.justLate : clock.late(duration(state.minutesLate));
      return { tone: "late", text, due };
    }
    if (state.kind === "closed") {
      const opens = shortDate(state.opens.toISOString(), now);
      // Named once, the day fits.
      const isThatDay = dayNumber(state.opens) === dayNumber(Date.parse(item.dueAt));
      const dueThen = clock.due(isThatDay ? clockAt(Date.parse(item.dueAt)) : shortDate(item.dueAt, now));
      return { tone: "ok", text: state.begun ? clock.goesOn(opens) : clock.begins(opens), due: dueThen };
    }
    return { tone: state.kind, text: clock.left(duration(state.minutesLeft)), due };
  }
  if (item.wroteBackAt === null) {
    return { tone: "rest", text: clock.answered(shortDate(item.firstReplyAt, now)), due: null };
  }
  const waited = Math.max(0, now.getTime() - Date.parse(item.wroteBackAt));
  const time = waited < DAY ? duration(Math.floor(waited / MINUTE)) : words.days(Math.floor(waited / DAY));
  return { tone: waited < LONG_WAIT ? "ok" : "soon", text: clock.wroteBack(time), due: null };
}

/** How long is left for the first reply, or since when somebody waits: in words, and as a bar of open time. */
export function Clock({ item, hours, now }: { item: Clocked; hours: OpeningHours; now: Date }) {
  const { inbox: words } = useWords();
  const { tone, text, due } = clockWords(item, { hours, now, words });
  const bar =
    due === null || item.dueAt === null
      ? null
      : clockBar({ received: new Date(item.receivedAt), due: new Date(item.dueAt) }, hours, now);
  return (
    <span className={styles.clock} data-tone={tone}>
      <b>{text}</b>
      {due === null ? null : <span>{due}</span>}
      {bar ? (
        <i aria-hidden="true" style={{ "--passed": `${bar.passed * 100}%` }}>
          {bar.notches.map((at) => (
            <u key={at} style={{ insetInlineStart: `${at * 100}%` }} />
          ))}
        </i>
      ) : null}
    </span>
  );
}
