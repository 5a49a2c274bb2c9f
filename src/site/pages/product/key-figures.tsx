import type { Value } from "../../../domain/figures/attribute-value.ts";
import { inUnit } from "../../../domain/figures/figure-units.ts";
import { type FigureScale, toldOn } from "../../../domain/figures/figure-scale.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { unitText, valueText } from "../../components/product-card/figure-text.ts";
import type { KeyFigure, ProductView } from "./view.ts";
import styles from "./key-figures.module.css";

/** The key figures, large, each on an axis that shows where this product lies among its like. */
export function KeyFigures({ figures }: Pick<ProductView, "figures">) {
  const t = useContent("product").figures;
  if (figures.length === 0) return null;
  return (
    <section
      className={`page ${styles.frame}`}
      aria-label={t.title}
      data-scales={figures.filter(({ scale }) => scale !== null).length}
    >
      <dl className={styles.figures} data-count={figures.length}>
        {figures.map((figure) => (
          <LargeFigure key={figure.figure.key} {...figure} />
        ))}
      </dl>
      {figures.some(({ scale }) => scale !== null) ? (
        <p className={styles.note} aria-hidden="true">
          {t.note}
        </p>
      ) : null}
    </section>
  );
}

/** How wide a letter of the unit is beside one of the number. */
const UNIT_SIZE = 0.36;

function LargeFigure({ figure, scale, isSame }: KeyFigure) {
  const t = useContent("shared").figures;
  const words = useContent("product").figures;
  const { locale } = useLanguageContent();
  const told = toldOn(figure, scale);
  const unit = figure.counted || unitText(told);
  const text = (value: Value) => valueText(inUnit(value, told), locale, t.choices);
  const value = text(figure.value);
  return (
    <div className={styles.figure}>
      <dt>{t.names[figure.name]}</dt>
      <dd className={styles.value}>
        <span dir="ltr" style={{ "--letters": (value.length + unit.length * UNIT_SIZE).toFixed(1) }}>
          {value}
          {unit === "" ? null : <small> {unit}</small>}
        </span>
      </dd>
      {isSame ? <dd className={styles.same}>{words.same}</dd> : null}
      {scale === null ? null : (
        <dd className={styles.scale}>
          <span className="unseen">
            {words.place({
              stated: scale.stated,
              from: withUnit(text({ number: scale.from, unit: scale.unit }), unit),
              to: withUnit(text({ number: scale.to, unit: scale.unit }), unit),
              lower: scale.lower,
              higher: scale.higher,
            })}
          </span>
          <Axis scale={scale} unit={unit} textOf={(number) => text({ number, unit: scale.unit })} />
        </dd>
      )}
    </div>
  );
}

const withUnit = (text: string, unit: string) => (unit === "" ? text : `${text}\u00a0${unit}`);

/** A mark for each place where another product lies, and a strong one for this. */
function Axis({
  scale,
  unit,
  textOf,
}: {
  scale: FigureScale;
  unit: string;
  textOf: (number: number) => string;
}) {
  const [from, to] = scale.own;
  return (
    <span className={styles.axis} aria-hidden="true">
      {scale.others.map((at) => (
        <i key={at} style={{ "--at": at }} />
      ))}
      <b style={{ "--at": from, "--length": to - from }} />
      <span className={styles.ends}>
        <span dir="ltr">{textOf(scale.from)}</span>
        {scale.between.map(({ number, at }) => (
          <span key={number} className={styles.between} style={{ "--at": at }}>
            {textOf(number)}
          </span>
        ))}
        <span dir="ltr">{withUnit(textOf(scale.to), unit)}</span>
      </span>
    </span>
  );
}
