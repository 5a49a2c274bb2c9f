import type { CSSProperties } from "react";
import { healthcareWords } from "../../../../content/en/healthcare.ts";
import { ZONES, ZoneDrawing } from "./zone-drawing.tsx";
import styles from "./cleaning-round.module.css";

const words = healthcareWords.round;
const columns: CSSProperties & { "--zones": string } = {
  "--zones": ZONES.map(({ width }) => `minmax(0, ${width}fr)`).join(" "),
};

/** The ward plan, zone by zone in the order of the round; the plan's walls meet from one zone to the next. */
export function CleaningRound() {
  return (
    <div className={styles.round} style={columns}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <p className="small">{words.source}</p>
      </div>
      <ol className={styles.zones}>
        {words.zones.map(({ name, text }, index) => (
          <li key={name}>
            <ZoneDrawing index={index} />
            <div className={styles.text}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.scale} aria-hidden="true">
        <span>{words.first}</span>
        <i />
        <span>{words.last}</span>
      </p>
    </div>
  );
}
