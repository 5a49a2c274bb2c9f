import { useContent } from "../../components/content.tsx";
import front from "./hotel-front.svg?no-inline";
import styles from "./hotel-day.module.css";

const MARKS = [12, 15, 18, 21, 24, 27, 30, 33, 36];

/** Where an hour stands on the line from noon to noon, in per cent; hours before noon belong to its end. */
function position(hour: number): number {
  const sinceNoon = hour < 12 ? hour + 12 : hour - 12;
  return (sinceNoon / 24) * 100;
}

/** The parts of a shift on that line; one that spans noon stands at both ends. */
function parts([from, to]: readonly [number, number]): { start: number; length: number }[] {
  if (from < 12 && to > 12) return [...parts([from, 12]), ...parts([12, to])];
  return [{ start: position(from), length: ((to - from) / 24) * 100 }];
}

/** The hotel's front with its hours, and below them when each kind of work is done. */
export function HotelDay() {
  const t = useContent("hospitality").day;
  return (
    <div>
      <svg className={styles.front} viewBox="0 0 1200 328" preserveAspectRatio="none" aria-hidden="true">
        <image href={front} width={1200} height={328} />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        {MARKS.map((hour) => (
          <span key={hour} style={{ insetInlineStart: `${((hour - 12) / 24) * 100}%` }}>
            {String(hour % 24).padStart(2, "0")}
          </span>
        ))}
      </div>
      <div className={styles.head}>
        <h2>{t.title}</h2>
        <p className="small">{t.note}</p>
      </div>
      <ul className={styles.shifts}>
        {t.shifts.map(({ name, how, hours, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{how}</p>
            <span className={styles.text}>{text}</span>
            <div className={styles.line} aria-hidden="true">
              {hours.flatMap(parts).map(({ start, length }) => (
                <i key={start} style={{ insetInlineStart: `${start}%`, inlineSize: `${length}%` }} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
