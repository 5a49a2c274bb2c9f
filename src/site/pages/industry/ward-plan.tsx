import type { CSSProperties } from "react";
import { useContent } from "../../components/content.tsx";
import plan from "./ward-plan.svg?url&no-inline";
import styles from "./ward-plan.module.css";

/** The zones' widths on the plan; they are all 400 high. */
const WIDTHS = [210, 360, 340, 180, 190];

const columns: CSSProperties & { "--zones": string } = {
  "--zones": WIDTHS.map((width) => `minmax(0, ${width}fr)`).join(" "),
};

/** The ward plan, zone by zone in the order of the round; the plan's walls meet from one zone to the next. */
export function WardPlan() {
  const t = useContent("healthcare").round;
  return (
    <div style={columns}>
      <div className={styles.head}>
        <h2>{t.title}</h2>
        <p className="small">{t.source}</p>
      </div>
      <ol className={styles.zones}>
        {t.zones.map(({ name, text }, index) => (
          <li key={name}>
            <svg className={styles.zone} viewBox={`0 0 ${WIDTHS[index]} 400`} aria-hidden="true">
              <use href={`${plan}#zone-${index + 1}`} />
            </svg>
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
        <span>{t.first}</span>
        <i />
        <span>{t.last}</span>
      </p>
    </div>
  );
}
