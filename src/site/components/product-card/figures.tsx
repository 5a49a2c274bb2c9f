import { inUnit, ownUnit } from "../../../domain/figure-units.ts";
import type { Figure } from "../../../domain/figures.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import { unitText, valueText } from "./figure-text.ts";
import styles from "./figures.module.css";

/** What has more characters is set smaller, so that it stays in its column: "1:50–100". */
const LONG = 6;

/** Up to three key figures of a product in fixed columns; in a narrow container in rows, the unit beside the number. */
export function Figures({ figures }: { figures: readonly (Figure & { told?: string })[] }) {
  const t = useContent("shared").figures;
  const { locale } = useLanguageContent();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, name, value, counted, told = ownUnit(value) }) => {
        const unit = counted || unitText(told);
        const text = valueText(inUnit(value, told), locale, t.choices);
        return (
          <div key={key} data-long={text.length > LONG || undefined}>
            <dt>
              {t.names[name]}
              {unit === "" ? null : <span className={styles.inLabel}>, {unit}</span>}
            </dt>
            <dd className="num">
              {text}
              {unit === "" ? null : <span className={styles.withNumber}> {unit}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
