import type { KeyFigure } from "../../../domain/readings.ts";
import styles from "./key-figures.module.css";

/** Up to four figures of the specification, read like an instrument. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className={`page ${styles.frame}`}>
      <dl className={styles.figures} style={{ "--count": figures.length }}>
        {figures.map(({ label, figure, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure}
              {unit === "" ? null : <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
