import type { ReactNode } from "react";
import { themeWords } from "../../content/en/themes.ts";
import type { ProductCard } from "../../domain/product-card.ts";
import { SectionHead } from "../../ui/section-head.tsx";
import { ProductSheet, SheetLoading } from "../product-card/product-sheet.tsx";
import styles from "./theme-products.module.css";

type Props = {
  title: string;
  /** How many products the page's rule finds, also where fewer are shown. */
  count: number;
  cards: readonly ProductCard[];
  /** What follows the sheet: a link to the listing, further pages. */
  children?: ReactNode;
};

/** A theme page's products under their heading; a sentence where the catalogue has none of them. */
export function ThemeProducts({ title, count, cards, children }: Props) {
  return (
    <section className={`page ${styles.products}`} aria-labelledby="theme-products">
      <SectionHead aside={themeWords.count(count)}>
        <h2 id="theme-products">{title}</h2>
      </SectionHead>
      {/* Three across where four would leave the second row half empty. */}
      <div className={styles.sheet} data-across={cards.length === 6 || cards.length === 3 ? 3 : undefined}>
        {cards.length === 0 ? (
          <p className={styles.none}>{themeWords.none}</p>
        ) : (
          <ProductSheet cards={cards} label={title} />
        )}
      </div>
      {children}
    </section>
  );
}

/** A theme page while its products are on their way; `night` where the page begins with a night block. */
export function ThemeLoading({
  title,
  count,
  night = false,
}: {
  title: string;
  count: number;
  night?: boolean;
}) {
  return (
    <>
      <div className={night ? `night ${styles.night}` : styles.day}>
        <h1 className="page">{title}</h1>
      </div>
      <div className={`page ${styles.loading}`}>
        <div className={styles.sheet} data-across={count % 3 === 0 ? 3 : undefined}>
          <SheetLoading count={count}>{themeWords.loading}</SheetLoading>
        </div>
      </div>
    </>
  );
}
