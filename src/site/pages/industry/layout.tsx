import type { ReactNode } from "react";
import type { Application } from "../../../domain/product/applications.ts";
import { FEATURED_LIMIT } from "../../../domain/limits.ts";
import type { Featured } from "../../../domain/catalogue/selections.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SolutionBreadcrumbs } from "../../components/breadcrumbs/solution-breadcrumbs.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { pagePath } from "../../../urls/links.ts";
import { ProductCard } from "../../components/product-card/product-card.tsx";
import { ProductGridSkeleton } from "../../components/product-card/product-grid.tsx";
import { useSmoothTop } from "../../layout/scrolling.ts";
import { PAGES } from "../../../urls/pages.ts";
import { FirstScreenEnd } from "../../layout/first-screen-end.tsx";
import styles from "./layout.module.css";

/** The industry that a page is about: the application of its products and the key of its texts. */
type Industry = Extract<Application, "commercial" | "healthcare" | "hospitality">;

type GridProps = {
  industry: Industry;
  /** Null while the catalogue is on its way. */
  featured: Featured | null;
  /** `lead`: the first card is two wide and the link is the last cell. `even`: three across, the link below. */
  grid: "lead" | "even";
};

type Props = GridProps & {
  /** The opening and all that stands before the featured products. */
  children: ReactNode;
  /** The last section. */
  closing: ReactNode;
};

/** An industry page: its own sections, up to six featured products, and the way to the quote form. */
export function IndustryLayout({ industry, featured, grid, children, closing }: Props) {
  const t = useContent(industry);
  useSmoothTop();
  return (
    <>
      {children}
      <FirstScreenEnd>
        <section className={`page ${styles.equipment}`}>
          <h2>{t.equipment.title}</h2>
          <FeaturedGrid industry={industry} featured={featured} grid={grid} />
        </section>
        {closing}
      </FirstScreenEnd>
    </>
  );
}

/** What we ask for before a quote, and the way to its form. */
export function Closing({ industry, tone }: { industry: Industry; tone: "dark" | "light" }) {
  const { close } = useContent(industry);
  return (
    <section className={`${styles.closing} ${tone === "dark" ? "dark" : styles.light}`}>
      <div className={`page grid ${styles.closingText}`}>
        <h2>{close.title}</h2>
        <div>
          <p>{close.text}</p>
          <QuoteButton />
        </div>
      </div>
    </section>
  );
}

export function QuoteButton() {
  const { askForQuote } = useContent("industry");
  return (
    <Link href={PAGES.quote.path} className={buttonClass()}>
      {askForQuote} <Icon name="arrow" />
    </Link>
  );
}

/** The way to an industry page. */
export function IndustryBreadcrumbs({ industry }: { industry: Industry }) {
  return <SolutionBreadcrumbs here={useContent(industry).crumb} />;
}

/** The two ways on from an opening: the list narrowed to the application, and the contact page. */
export function OpeningActions({ industry }: { industry: Industry }) {
  const { explore, consult } = useContent(industry);
  return (
    <div className={styles.actions}>
      <Link href={pagePath("listing", { application: industry })} className={buttonClass()}>
        {explore} <Icon name="arrow" />
      </Link>
      <Link href={PAGES.contact.path} className={buttonClass("line")}>
        {consult}
      </Link>
    </div>
  );
}

/** Up to six featured products and the link to the full list of the application (R8.1). */
function FeaturedGrid({ industry, featured, grid }: GridProps) {
  const t = useContent("industry");
  const { equipment } = useContent(industry);
  if (featured === null) return <ProductGridSkeleton count={FEATURED_LIMIT}>{t.loading}</ProductGridSkeleton>;
  if (featured.total === 0) return <p className="lede">{t.none}</p>;
  const all = (
    <Link href={pagePath("listing", { application: industry })} className={styles.all}>
      <span>{t.count(featured.total)}</span>
      <b>
        {equipment.all} <Icon name="arrow" />
      </b>
    </Link>
  );
  return (
    <div className={styles[grid]}>
      <ul className={styles.grid} aria-label={equipment.title}>
        {featured.cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} heading="h3" />
          </li>
        ))}
        {grid === "lead" ? <li>{all}</li> : null}
      </ul>
      {grid === "even" ? all : null}
    </div>
  );
}
