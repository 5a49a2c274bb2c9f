import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent } from "../../components/content.tsx";
import type { ProductView } from "./view.ts";
import styles from "./specification.module.css";

/** The specification in two columns. What a key figure says is left out on the screen; paper has every line. */
export function SpecificationTable({ lines }: { lines: ProductView["specification"] }) {
  const t = useContent("product");
  if (lines.length === 0) return null;
  const onPaper = lines.every(({ isFigure }) => isFigure) ? styles.onPaper : "";
  return (
    <section className={`page grid ${styles.section} ${onPaper}`} aria-labelledby="specifications">
      <h2 id="specifications">{t.specifications}</h2>
      <dl className={styles.specification}>
        {lines.map(({ label, value, isFigure }) => (
          <div key={`${label}${value}`} className={isFigure ? styles.onPaper : undefined}>
            <dt>{label}</dt>
            <dd>
              <CatalogueText>{value}</CatalogueText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The four reasons (R4.4), in words of a machine or of what is used with one. */
export function WhyChoose({ isMachine }: { isMachine: boolean }) {
  const t = useContent("product");
  const { title, ofMachines, ofSupplies } = t.why;
  const items = isMachine ? ofMachines : ofSupplies;
  return (
    <section className={`page grid ${styles.section} ${styles.why}`} aria-labelledby="why">
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
