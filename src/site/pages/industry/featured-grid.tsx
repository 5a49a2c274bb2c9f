import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import type { Application } from "../../../domain/applications.ts";
import { FEATURED_LIMIT, type Featured } from "../../../domain/featured.ts";
import { Icon } from "../../../ui/icon.tsx";
import { toListing } from "../../components/links.ts";
import { ProductCard } from "../../components/product-card/product-card.tsx";
import { SheetLoading } from "../../components/product-card/product-grid.tsx";
import styles from "./featured-grid.module.css";

type Props = {
  /** Null while the catalogue is on its way. */
  featured: Featured | null;
  application: Application;
  /** The section's name, for the list. */
  label: string;
  /** The text of the link to the full list. */
  all: string;
  /** `lead`: the first plate is two wide and the link is the last plate. `even`: three across, the link below. */
  layout: "lead" | "even";
};

/** Up to six featured products and the link to the full list of the application (R8.1). */
export function FeaturedSheet({ featured, application, label, all, layout }: Props) {
  const t = useContent("industry");
  if (featured === null) return <SheetLoading count={FEATURED_LIMIT}>{t.loading}</SheetLoading>;
  if (featured.total === 0) return <p className="lede">{t.none}</p>;
  return (
    <div className={styles[layout]}>
      <ul className={styles.sheet} aria-label={label}>
        {featured.cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
        {layout === "lead" ? (
          <li>
            <AllLink application={application} total={featured.total} text={all} />
          </li>
        ) : null}
      </ul>
      {layout === "even" ? <AllLink application={application} total={featured.total} text={all} /> : null}
    </div>
  );
}

function AllLink({ application, total, text }: { application: Application; total: number; text: string }) {
  const t = useContent("industry");
  return (
    <Link {...toListing({ application })} className={styles.all}>
      <span className={styles.total} aria-hidden="true">
        <b>{total}</b> {t.count(total)}
      </span>
      <span className={styles.text}>
        {text} <Icon name="arrow" />
      </span>
    </Link>
  );
}
