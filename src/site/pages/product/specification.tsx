import type { KeyFigure } from "../../../domain/readings.ts";
import { useContent } from "../../components/content.tsx";
import type { ProductView } from "./view.ts";
import styles from "./specification.module.css";

/** Up to four figures of the specification. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className={`page ${styles.figuresFrame}`}>
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

/** The specification in two columns, with the article number at its end. */
export function SpecificationTable({ view }: { view: ProductView }) {
  const t = useContent("product");
  const { product, specification } = view;
  if (specification.length === 0 && product.serialNumber === null) return null;
  return (
    <section className={`page grid ${styles.section}`} aria-labelledby="specifications">
      <h2 id="specifications">{t.specifications}</h2>
      <dl className={styles.specification}>
        {specification.map(({ label, value }) => (
          <div key={`${label}${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {product.serialNumber === null ? null : (
          <div>
            <dt>{t.article}</dt>
            <dd>{product.serialNumber}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The four reasons (R4.4). */
export function WhyChoose() {
  const t = useContent("product");
  const { title, items } = t.why;
  return (
    <section className={`page grid ${styles.section}`} aria-labelledby="why">
      <h2 id="why">{title}</h2>
      <ul className={styles.reasons}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
