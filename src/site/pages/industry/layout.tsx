import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Application } from "../../../domain/applications.ts";
import { FEATURED_LIMIT, type Featured } from "../../../domain/selections.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { useContent } from "../../components/content.tsx";
import { toListing } from "../../../urls/links.ts";
import { ProductCard } from "../../components/product-card/product-card.tsx";
import { ProductGridSkeleton } from "../../components/product-card/product-grid.tsx";
import { useSmoothTop } from "../../layout/scrolling.ts";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./layout.module.css";

/** The industry that a page is about: the application of its products and the key of its texts. */
type Industry = Extract<Application, "commercial" | "healthcare" | "hospitality">;

type GridProps = {
  industry: Industry;
  /** Null while the catalogue is on its way. */
  featured: Featured | null;
  /** `lead`: the first card is two wide and the link is the last card. `even`: three across, the link below. */
  grid: "lead" | "even";
};

type Props = GridProps & {
  /** The opening and all that stands before the featured products. */
  children: ReactNode;
  closing?: "dark" | "light";
};

/** An industry page: its own sections, up to six featured products, and the way to the quote form. */
export function IndustryLayout({ industry, featured, grid, children, closing = "dark" }: Props) {
  const t = useContent(industry);
  const { askForQuote } = useContent("industry");
  useSmoothTop();
  return (
    <>
      {children}
      <section className={`page ${styles.equipment}`}>
        <SectionHead>
          <h2>{t.equipment.title}</h2>
        </SectionHead>
        <FeaturedGrid industry={industry} featured={featured} grid={grid} />
      </section>
      <section className={`${styles.closing} ${closing === "light" ? styles.light : "dark"}`}>
        <div className={`page grid ${styles.closingText}`}>
          <h2>{t.close.title}</h2>
          <div>
            <p>{t.close.text}</p>
            <Link to={PAGES.quote.path} className={buttonClass()}>
              {askForQuote} <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}

/** The way to an industry page: Home, Solutions, the page itself. */
export function IndustryBreadcrumbs({ industry }: { industry: Industry }) {
  const shared = useContent("shared");
  const { solutions } = useContent("industry");
  const { crumb } = useContent(industry);
  return (
    <Breadcrumbs
      label={shared.breadcrumb.label}
      steps={[
        { key: "home", node: <Link to={PAGES.home.path}>{shared.breadcrumb.home}</Link> },
        { key: "solutions", node: <Link to={PAGES.solutions.path}>{solutions}</Link> },
        { key: "here", node: <span aria-current="page">{crumb}</span> },
      ]}
    />
  );
}

/** The two ways on from an opening: the list narrowed to the application, and the contact page. */
export function OpeningActions({ industry }: { industry: Industry }) {
  const { explore, consult } = useContent(industry);
  return (
    <div className={styles.actions}>
      <Link {...toListing({ application: industry })} className={buttonClass()}>
        {explore} <Icon name="arrow" />
      </Link>
      <Link to={PAGES.contact.path} className={buttonClass("line")}>
        {consult}
      </Link>
    </div>
  );
}

/** A card's title over its points; the page says how it looks. */
export function TitledPoints({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

/** Up to six featured products and the link to the full list of the application (R8.1). */
function FeaturedGrid({ industry, featured, grid }: GridProps) {
  const t = useContent("industry");
  const { equipment } = useContent(industry);
  if (featured === null) return <ProductGridSkeleton count={FEATURED_LIMIT}>{t.loading}</ProductGridSkeleton>;
  if (featured.total === 0) return <p className="lede">{t.none}</p>;
  const all = (
    <Link {...toListing({ application: industry })} className={styles.allLink}>
      <span className={styles.total} aria-hidden="true">
        <b>{featured.total}</b> {t.count(featured.total)}
      </span>
      <span className={styles.allText}>
        {equipment.all} <Icon name="arrow" />
      </span>
    </Link>
  );
  return (
    <div className={styles[grid]}>
      <ul className={styles.grid} aria-label={equipment.title}>
        {featured.cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
        {grid === "lead" ? <li>{all}</li> : null}
      </ul>
      {grid === "even" ? all : null}
    </div>
  );
}
