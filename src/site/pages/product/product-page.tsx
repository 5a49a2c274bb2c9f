import { useContent } from "../../components/content.tsx";
import type { ProductView } from "./view.ts";
import { ProductSheet } from "../../components/product-card/product-grid.tsx";
import { BrandBox } from "./brand-box.tsx";
import { BuyPanel } from "./product-summary.tsx";
import { Dock } from "./sticky-actions.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { CataloguePosition } from "./catalogue-position.tsx";
import { PrintFoot } from "./print-footer.tsx";
import { Specification } from "./specification-table.tsx";
import { Stage } from "./product-gallery.tsx";
import { WhyChoose } from "./why-choose.tsx";
import styles from "./product-page.module.css";

/** A product's page: stage and buying panel, key figures, specification, reasons, brand, related products. */
export function ProductPage({ view }: { view: ProductView }) {
  const t = useContent("product");
  const group = view.placement.subcategory ?? view.placement.category;
  return (
    <article>
      <div className={styles.opening}>
        <Stage view={view} />
        <BuyPanel view={view} />
      </div>
      <KeyFigures figures={view.figures} />
      <Specification view={view} />
      <WhyChoose />
      {view.brand === null ? null : <BrandBox brand={view.brand} />}
      {view.card.place === null ? null : <CataloguePosition bar={view.bar} place={view.card.place} />}
      {view.related.length === 0 ? null : (
        <section className={`page ${styles.related}`} aria-labelledby="related">
          <h2 id="related">{t.related(group)}</h2>
          <ProductSheet cards={view.related} label={t.related(group)} />
        </section>
      )}
      <Dock id={view.product.id} />
      <PrintFoot />
    </article>
  );
}
