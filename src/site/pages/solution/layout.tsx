import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import type { ReactNode } from "react";
import type { ProductCard } from "../../../domain/product/product-card.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { ProductGrid, ProductGridSkeleton } from "../../components/product-card/product-grid.tsx";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { FirstScreenEnd } from "../../layout/first-screen-end.tsx";
import styles from "./layout.module.css";

type Props = {
  /** What the page shows before its products. */
  children: ReactNode;
  /** The heading over the products. */
  title: string;
  /** How many products the page's rule finds, also where fewer are shown. */
  count: number;
  /** Null while the products are on their way, or could not be loaded. */
  cards: readonly ProductCard[] | null;
  /** How many placeholders stand in for them (R7.4). */
  placeholders: number;
  /** What shows the cards in place of one grid. */
  list?: ReactNode;
  /** What follows the products in their section: a link to the listing, further pages. */
  more?: ReactNode;
  closing?: ReactNode;
};

/** A solution page: its own sections, its products or a sentence where the catalogue has none, its closing. */
export function SolutionLayout({ children, title, count, cards, placeholders, list, more, closing }: Props) {
  const t = useContent("solution");
  const across = cards?.length ?? placeholders;
  return (
    <>
      {children}
      <FirstScreenEnd>
        <section id="products" className={`page ${styles.products}`} aria-labelledby="solution-products">
          <SectionHead aside={cards ? t.count(cards.length, count) : undefined}>
            <h2 id="solution-products">{title}</h2>
          </SectionHead>
          {/* Three across where four would leave the second row half empty. */}
          <div className={styles.grid} data-across={across === 6 || across === 3 ? 3 : undefined}>
            {cards === null ? (
              <ProductGridSkeleton count={placeholders}>{t.loading}</ProductGridSkeleton>
            ) : cards.length === 0 ? (
              <p className={styles.none}>{t.none}</p>
            ) : (
              (list ?? <ProductGrid cards={cards} label={title} heading="h3" />)
            )}
          </div>
          {more}
        </section>
        {closing}
      </FirstScreenEnd>
    </>
  );
}

/** The link to the list of a category with its count, as the list may hold fewer products than the page finds; `second` beside a button that shows more. */
export function CategoryLink(props: { category: string; count: number; second?: boolean; children: string }) {
  const { category, count, second = false, children } = props;
  const t = useContent("solution");
  return (
    <Link href={pagePath("listing", { category })} className={buttonClass(second ? "go" : "line")}>
      <span>
        <CatalogueText>{count === 0 ? children : t.withCount(children, count)}</CatalogueText>
      </span>{" "}
      <Icon name="arrow" />
    </Link>
  );
}

/** The button that every solution page asks its visitors to press. */
export function ContactLink({ children }: { children: string }) {
  return (
    <Link href={PAGES.contact.path} className={buttonClass()}>
      {children} <Icon name="arrow" />
    </Link>
  );
}
