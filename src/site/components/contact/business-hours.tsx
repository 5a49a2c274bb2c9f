import { useEffect, useState } from "react";
import { hoursLines, otherDayLines } from "../../../content/opening-times.ts";
import { openingHoursOf, otherDaysFrom } from "../../../domain/company/company.ts";
import { bahrainTime, clock, dateInBahrain, type Day } from "../../../domain/company/opening-hours.ts";
import { useCompany, useContent, useLanguageContent } from "../content.tsx";
import { openState } from "./opening-hours.ts";
import styles from "./business-hours.module.css";

/** The hours that the bars reach from and to, and the minutes that are written over them. */
type Scale = { from: number; to: number; marks: readonly number[] };

/** Without any hours that of a usual day. */
function scaleOf(week: readonly Day[]): Scale {
  const times = week.flatMap(({ open }) => open.flat());
  if (times.length === 0) return { from: 8 * 60, to: 18 * 60, marks: [] };
  return {
    from: Math.floor(Math.min(...times) / 60) * 60,
    to: Math.ceil(Math.max(...times) / 60) * 60,
    marks: [...new Set(times)].toSorted((a, b) => a - b),
  };
}

/** How far along the scale a minute of the day lies, in per cent. */
const along = (minute: number, { from, to }: Scale) => ((minute - from) / (to - from)) * 100;

/** A contact page is no calendar. */
const MOST_OTHER_DAYS = 6;

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
  const company = useCompany();
  const state = now && openState(openingHoursOf(company), now, contactHours, language);
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
      <Week week={company.hours} now={now} />
      <ul className="unseen">
        {hoursLines(company.hours, contactHours).map(({ days, times }) => (
          <li key={days}>
            <span>{days}</span> <span>{times}</span>
          </li>
        ))}
      </ul>
      <OtherDayList now={now} />
    </section>
  );
}

/** Holidays and other days to come with their hours. */
function OtherDayList({ now }: { now: Date | null }) {
  const t = useContent("contact").hours;
  const { locale } = useLanguageContent();
  const { otherDays } = useCompany();
  // Until the browser says which day it is, those that were over when they were stored are left out already.
  const coming = otherDaysFrom(now ? dateInBahrain(now) : "", otherDays).slice(0, MOST_OTHER_DAYS);
  if (coming.length === 0) return null;
  return (
    <>
      <h3 className={styles.otherTitle}>{t.otherDays}</h3>
      <dl className={styles.other}>
        {otherDayLines(coming, t, locale).map(({ days, name, times }) => (
          <div key={days}>
            <dt>
              {days} <span>{name}</span>
            </dt>
            <dd className="num">{times}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The bars say what the lines say in words, which are for screen readers. */
function Week({ week, now }: { week: readonly Day[]; now: Date | null }) {
  const scale = scaleOf(week);
  const today = now && bahrainTime(now);
  return (
    <div className={styles.week} aria-hidden="true" style={{ "--hours": (scale.to - scale.from) / 60 }}>
      <div className={styles.scale}>
        {scale.marks.map((minute) => (
          <span key={minute} style={{ "--at": `${along(minute, scale)}%` }}>
            {clock(minute)}
          </span>
        ))}
      </div>
      {week.map((day) => (
        <DayBar key={day.day} day={day} scale={scale} minute={today?.day === day.day ? today.minute : null} />
      ))}
    </div>
  );
}

function DayBar({ day, scale, minute }: { day: Day; scale: Scale; minute: number | null }) {
  const contactHours = useContent("contact").hours;
  return (
    <div
      className={styles.day}
      data-today={minute === null ? undefined : ""}
      data-off={day.open.length === 0 || undefined}
    >
      <span>{contactHours.shortDays[day.day]}</span>
      <div>
        {day.open.map(([from, to]) => (
          <i
            key={from}
            style={{
              "--at": `${along(from, scale)}%`,
              "--long": `${along(to, scale) - along(from, scale)}%`,
            }}
          />
        ))}
        {day.open.length === 0 ? <em>{contactHours.off}</em> : null}
        {minute !== null && day.open.length > 0 && minute >= scale.from && minute <= scale.to ? (
          <b style={{ "--at": `${along(minute, scale)}%` }} />
        ) : null}
      </div>
    </div>
  );
}
