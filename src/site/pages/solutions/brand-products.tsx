import { Link, linkOptions } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import type { SolutionsView } from "./view.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { ListState } from "../../components/filters/use-list-search.ts";
import { ListFailure } from "../../components/product-card/list-failure.tsx";
import { ProductSheet, SheetLoading } from "../../components/product-card/product-grid.tsx";
import { toListing } from "../../components/links.ts";
import { PageLinks } from "../../components/pagination/pagination.tsx";
import styles from "./brand-products.module.css";

type Props = { view: SolutionsView; state: ListState; onRetry: () => void };

/** The overview's grid: "{brand} Products" or "All Products" with its count, 24 at a time (R6.3). */
export function BrandProducts({ view, state, onRetry }: Props) {
  const solutionsGrid = useContent("solutions").grid;
  const solutions = useContent("solutions");
  const title = view.brand === null ? solutionsGrid.all : solutionsGrid.of(view.brand);
  return (
    <section id="products" className={`page ${styles.section}`} aria-labelledby="products-title">
      <div className={styles.top}>
        <h2 id="products-title">{title}</h2>
        <p className={styles.count} role="status">
          <b className="num">{view.matching}</b> {solutions.unit(view.matching)}
        </p>
      </div>
      {state === "failed" ? (
        <ListFailure onRetry={onRetry} />
      ) : state === "loading" ? (
        <SheetLoading count={6}>{solutionsGrid.loading}</SheetLoading>
      ) : view.matching === 0 ? (
        <Nothing filtered={view.total > 0} />
      ) : (
        <ProductSheet cards={view.cards} label={title} />
      )}
      {state === "ready" ? (
        <PageLinks
          shown={view}
          at={(page) =>
            linkOptions({
              to: "/solutions",
              search: {
                ...(view.brand === null ? {} : { brand: view.brand }),
                ...(page > 1 ? { page } : {}),
              },
              hash: "products",
            })
          }
        />
      ) : null}
    </section>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const solutionsGrid = useContent("solutions").grid;
  const solutions = useContent("solutions");
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{solutionsGrid.none}</p>
      <p className="lede">{filtered ? solutionsGrid.noneHint : solutionsGrid.empty}</p>
      <Link {...(filtered ? toListing() : { to: "/contact" })} className={buttonClass("go")}>
        {filtered ? solutionsGrid.all : solutions.closing.action} <Icon name="arrow" />
      </Link>
    </div>
  );
}
