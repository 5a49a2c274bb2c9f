import { useContent } from "../../components/content.tsx";
import type { ProductView } from "./view.ts";
import styles from "./specification-table.module.css";

/** The ruled two-column specification; the article number closes it. */
export function Specification({ view }: { view: ProductView }) {
  const t = useContent("product");
  const { product, specification } = view;
  if (specification.length === 0 && product.serialNumber === null) return null;
  return (
    <section className={`page grid ${styles.sheet}`} aria-labelledby="specifications">
      <h2 id="specifications">{t.specifications}</h2>
      <dl className={styles.lines}>
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
