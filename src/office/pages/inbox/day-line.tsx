import { dayLine } from "../../../domain/inquiry/day-line.ts";
import { clockAt, opennessAt } from "../../../domain/company/opening-hours.ts";
import { clockState } from "../../../domain/inquiry/reply-clock.ts";
import { shortDate } from "../../components/dates.ts";
import { Link } from "../../components/link.tsx";
import { useWords } from "../../words.tsx";
import type { InboxSummary } from "../../queries.ts";
import styles from "./day-line.module.css";

const dayName = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Asia/Bahrain",
});
const weekdayName = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "Asia/Bahrain" });

const percent = (share: number) => `${share * 100}%`;

/** Whether the company is open, and the words for when that changes. */
function OpenUntil({ hours, now }: { hours: InboxSummary["hours"]; now: Date }) {
  const { dayLine: words } = useWords().inbox;
  const openness = opennessAt(hours, now);
  if (openness.open) return words.openUntil(clockAt(openness.until));
  return openness.next ? words.opens(shortDate(openness.next.toISOString(), now)) : words.neverOpens;
}

/**
 * The opening hours as bars, with a mark for each first reply that falls due, and now walking along them. The list below says
 * the same in words and is reached by keyboard, so the marks are for the pointer alone.
 */
export function DayLine({ summary, now }: { summary: Pick<InboxSummary, "hours" | "due">; now: Date }) {
  const { dayLine: words } = useWords().inbox;
  const { hours, due } = summary;
  const { segments, place } = dayLine(hours, now);
  const here = place(now) ?? 0;
  const [first] = segments;
  const before = due.filter(({ dueAt }) => (place(Date.parse(dueAt)) ?? 1) < (first?.at ?? 0));
  return (
    <section className={styles.line} aria-label={words.label}>
      <p className={styles.text}>
        <b>{dayName.format(now)}</b>
        <span>
          <OpenUntil hours={hours} now={now} />
        </span>
      </p>
      <div className={styles.scale} aria-hidden="true">
        {segments.map(({ from, to, at, size, day }, n) => {
          const passed = Math.min(1, Math.max(0, (now.getTime() - from) / (to - from)));
          return (
            <span key={from}>
              <i
                className={styles.open}
                data-next={day > 0 || undefined}
                style={{
                  insetInlineStart: percent(at),
                  inlineSize: percent(size),
                  "--passed": percent(passed),
                }}
              />
              <span
                className={styles.label}
                data-next={day > 0 || undefined}
                style={{ insetInlineStart: percent(at) }}
              >
                {day > 0 && segments[n - 1]?.day !== day ? (
                  <b>{day === 1 ? words.tomorrow : weekdayName.format(from)} </b>
                ) : null}
                {clockAt(from)}
              </span>
              {day === 0 || (n > 0 && segments[n - 1]?.day === day) ? (
                <span className={styles.label} data-end="" style={{ insetInlineStart: percent(at + size) }}>
                  {clockAt(to)}
                </span>
              ) : null}
            </span>
          );
        })}
        {before.length > 0 ? (
          <span
            className={styles.label}
            data-middle=""
            style={{ insetInlineStart: percent((first?.at ?? 0) / 2) }}
          >
            {words.before}
          </span>
        ) : null}
        {due.map(({ reference, name, dueAt }) => {
          const at = place(Date.parse(dueAt));
          if (at === null) return null;
          const state = clockState({ received: now, due: new Date(dueAt) }, hours, now);
          return (
            <Link
              key={reference}
              className={styles.mark}
              to={`/inquiries/${reference}`}
              tabIndex={-1}
              data-late={state.kind === "late" || undefined}
              title={words.mark(name, shortDate(dueAt, now))}
              style={{ insetInlineStart: percent(at) }}
            />
          );
        })}
        <i className={styles.now} style={{ insetInlineStart: percent(here) }}>
          <span>{clockAt(now)}</span>
        </i>
      </div>
    </section>
  );
}
