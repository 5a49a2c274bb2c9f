import { type Figure, inUnit, ownUnit } from "../../../domain/figures.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import { unitText, valueText } from "./figure-text.ts";
import styles from "./figures.module.css";

/** Up to three key figures of a product in fixed columns; on phones in rows, the unit beside the number. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useContent("shared").figures;
  const { locale } = useLanguageContent();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, name, value, counted }) => {
        const unit = counted || unitText(ownUnit(value));
        return (
          <div key={key}>
            <dt>
              {t.names[name]}
              {unit === "" ? null : <span className={styles.inLabel}>, {unit}</span>}
            </dt>
            <dd className="num">
              {valueText(inUnit(value, ownUnit(value)), locale, t.choices)}
              {unit === "" ? null : <span className={styles.withNumber}> {unit}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
