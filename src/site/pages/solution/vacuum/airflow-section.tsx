import { useContent } from "../../../components/content.tsx";
import drawing from "../airflow.svg?url&no-inline";
import styles from "./airflow-section.module.css";

/** Where the drawing's callouts end, for the numbers of the stations. */
const NUMBERS = [
  { x: 690, y: 574 },
  { x: 1332, y: 507 },
  { x: 1332, y: 643 },
  { x: 1332, y: 307 },
  { x: 1080, y: 40 },
];

/** The cut-away: where the air goes and where the dust stays. Numbered as the stations below it. */
export function AirflowSection() {
  const t = useContent("vacuum");
  return (
    <div className={styles.frame}>
      <svg className={styles.drawing} viewBox="0 0 1600 740" role="img" aria-label={t.drawing}>
        <use href={`${drawing}#dust`} />
        <use className={styles.air} href={`${drawing}#dirty-air`} />
        <use className={styles.air} href={`${drawing}#clean-air`} />
        <use href={`${drawing}#machine`} />
        <use className={styles.turbine} href={`${drawing}#turbine`} />
        <use href={`${drawing}#callouts`} />
        {NUMBERS.map((at, index) => (
          <text key={at.y} className={styles.number} {...at} textAnchor="middle">
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}
