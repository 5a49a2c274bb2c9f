import type { ReactNode } from "react";
import { useContent } from "../../components/content.tsx";
import type { ProductCard } from "../../../domain/product-card.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { ProductSheet, SheetLoading } from "../../components/product-card/product-grid.tsx";
import styles from "./solution-products.module.css";

type Props = {
  title: string;
  /** How many products the page's rule finds, also where fewer are shown. */
  count: number;
  /** Null while the products are on their way, or could not be loaded. */
  cards: readonly ProductCard[] | null;
  /** How many placeholders stand in for them (R7.4). */
  placeholders: number;
  /** What follows the sheet: a link to the listing, further pages. */
  children?: ReactNode;
};

/** A theme page's products under their heading; a sentence where the catalogue has none of them. */
export function ThemeProducts({ title, count, cards, placeholders, children }: Props) {
  const t = useContent("solution");
  const across = cards?.length ?? placeholders;
  return (
    <section className={`page ${styles.products}`} aria-labelledby="theme-products">
      <SectionHead aside={cards ? t.count(count) : undefined}>
        <h2 id="theme-products">{title}</h2>
      </SectionHead>
      {/* Three across where four would leave the second row half empty. */}
      <div className={styles.sheet} data-across={across === 6 || across === 3 ? 3 : undefined}>
        {cards === null ? (
          <SheetLoading count={placeholders}>{t.loading}</SheetLoading>
        ) : cards.length === 0 ? (
          <p className={styles.none}>{t.none}</p>
        ) : (
          <ProductSheet cards={cards} label={title} />
        )}
      </div>
      {children}
    </section>
  );
}
