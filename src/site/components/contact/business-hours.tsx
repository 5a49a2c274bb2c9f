import { useEffect, useState } from "react";
import { bahrainTime, clock, type Day, dayName, hoursLines, openState, WEEK } from "./opening-hours.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import styles from "./business-hours.module.css";

const TIMES = WEEK.flatMap(({ open }) => open.flat());
const FROM = Math.floor(Math.min(...TIMES) / 60) * 60;
const TO = Math.ceil(Math.max(...TIMES) / 60) * 60;
const MARKS = [...new Set(TIMES)].toSorted((a, b) => a - b);

/** How far along the scale a minute of the day lies, in per cent. */
const along = (minute: number) => ((minute - FROM) / (TO - FROM)) * 100;

/** Now, or null before hydration: the rendered page is cached and served at all hours. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const clockwork = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(clockwork);
  }, []);
  return now;
}

/** Business hours as bars of a week, whether it is open now, and the same in words (R10.2). */
export function BusinessHours() {
  const contactHours = useContent("contact").hours;
  const { locale: language } = useLanguageContent();
  const now = useNow();
  const state = now && openState(WEEK, now, contactHours, language);
  return (
    <section className={styles.hours} aria-labelledby="business-hours">
      <div className={styles.head}>
        <h2 id="business-hours">{contactHours.title}</h2>
        <p className={styles.state} data-open={state?.open || undefined}>
          {state && (
            <>
              <b>{state.open ? contactHours.open : contactHours.closed}</b>
              {state.change && `, ${state.change}`}
            </>
          )}
        </p>
      </div>
      <Week now={now} />
      <ul className="unseen">
        {hoursLines(WEEK, contactHours, language).map(({ days, times }) => (
          <li key={days}>
            <span>{days}</span> <span>{times}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The bars say what the lines say in words, which are for screen readers. */
function Week({ now }: { now: Date | null }) {
  const today = now && bahrainTime(now);
  return (
    <div className={styles.week} aria-hidden="true" style={{ "--hours": (TO - FROM) / 60 }}>
      <div className={styles.scale}>
        {MARKS.map((minute) => (
          <span key={minute} style={{ "--at": `${along(minute)}%` }}>
            {clock(minute)}
          </span>
        ))}
      </div>
      {WEEK.map((day) => (
        <DayBar key={day.day} day={day} minute={today?.day === day.day ? today.minute : null} />
      ))}
    </div>
  );
}

function DayBar({ day, minute }: { day: Day; minute: number | null }) {
  const contactHours = useContent("contact").hours;
  return (
    <div
      className={styles.day}
      data-today={minute === null ? undefined : ""}
      data-off={day.open.length === 0 || undefined}
    >
      <span>{dayName(day.day, useLanguageContent().locale, "short")}</span>
      <div>
        {day.open.map(([from, to]) => (
          <i key={from} style={{ "--at": `${along(from)}%`, "--long": `${along(to) - along(from)}%` }} />
        ))}
        {day.open.length === 0 ? <em>{contactHours.off}</em> : null}
        {minute !== null && minute >= FROM && minute <= TO ? (
          <b style={{ "--at": `${along(minute)}%` }} />
        ) : null}
      </div>
    </div>
  );
}
