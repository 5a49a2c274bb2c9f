import { inUnit, ownUnit } from "../../../domain/figure-units.ts";
import type { Figure } from "../../../domain/figures.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import { unitText, valueText } from "./figure-text.ts";
import styles from "./figures.module.css";

/** What has more characters is set smaller, so that it stays in its column: "1:50–100". */
const LONG = 6;

type Props = { figures: readonly ((Figure & { told?: string }) | null)[] };

/** Up to three key figures of a product in fixed columns; in a narrow container in rows, the unit beside the number. */
export function Figures({ figures }: Props) {
  const t = useContent("shared").figures;
  const { locale } = useLanguageContent();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map((figure, index) => {
        if (figure === null) return null;
        const { key, name, value, counted, told = ownUnit(value) } = figure;
        const isAfterGap = index > 0 && figures[index - 1] === null;
        const unit = counted || unitText(told);
        const text = valueText(inUnit(value, told), locale, t.choices);
        return (
          <div
            key={key}
            data-long={text.length > LONG || undefined}
            style={isAfterGap ? { gridColumn: index + 1 } : undefined}
          >
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
