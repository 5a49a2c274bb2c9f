import type { FigureKey } from "../../../domain/figures/attribute-kinds.ts";
import { inUnit, ownUnit } from "../../../domain/figures/figure-units.ts";
import type { Figure } from "../../../domain/figures/figures.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import { unitText, valueText } from "./figure-text.ts";
import styles from "./figures.module.css";

/** What has more characters is set smaller, so that it stays in its column: "1:50–100". */
const LONG = 6;
/** And once more: "1,000–2,500". */
const LONGER = 9;

type Stated = Figure & { told?: string };
type Props = { figures: readonly (Stated | { key: FigureKey; value: null })[] };

/** Up to three key figures of a product in fixed columns; in a narrow container in rows, the unit beside the number. */
export function Figures({ figures }: Props) {
  const t = useContent("shared").figures;
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map((figure) =>
        figure.value === null ? (
          <div key={figure.key} className={styles.none}>
            <dt>{t.names[figure.key]}</dt>
            <dd>{t.missing}</dd>
          </div>
        ) : (
          <StatedFigure key={figure.key} figure={figure} />
        ),
      )}
    </dl>
  );
}

function StatedFigure({ figure: { name, value, counted, told = ownUnit(value) } }: { figure: Stated }) {
  const t = useContent("shared").figures;
  const { locale } = useLanguageContent();
  const unit = counted || unitText(told);
  const text = valueText(inUnit(value, told), locale, t.choices);
  return (
    <div data-long={text.length > LONG ? (text.length > LONGER ? "more" : "") : undefined}>
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
}
