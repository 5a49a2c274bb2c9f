import { Link } from "@tanstack/react-router";
import { solutionsWords } from "../../content/en/solutions.ts";
import { PAGE_SIZE } from "../../domain/listing.ts";
import type { SolutionsView } from "../../domain/solutions-view.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProductSheet, SheetLoading } from "../product-card/product-sheet.tsx";
import { toListing } from "../links.ts";
import styles from "./brand-products.module.css";

const words = solutionsWords.grid;

/** The overview's grid: "{brand} Products" or "All Products" with its count, 24 at a time (spec §2). */
export function BrandProducts({ view, busy }: { view: SolutionsView; busy: boolean }) {
  const title = view.brand === null ? words.all : words.of(view.brand);
  return (
    <section id="products" className={`page ${styles.section}`} aria-labelledby="products-title">
      <div className={styles.top}>
        <h2 id="products-title">{title}</h2>
        <p className={styles.count} role="status">
          <b className="num">{view.matching}</b> {solutionsWords.unit(view.matching)}
        </p>
      </div>
      {busy ? (
        <SheetLoading count={6}>{words.loading}</SheetLoading>
      ) : view.matching === 0 ? (
        <Nothing filtered={view.total > 0} />
      ) : (
        <ProductSheet cards={view.cards} label={title} />
      )}
      {view.pages > 1 ? <Further view={view} /> : null}
    </section>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{words.none}</p>
      <p className="lede">{filtered ? words.noneHint : words.empty}</p>
      <Link {...(filtered ? toListing() : { to: "/contact" })} className={buttonClass("go")}>
        {filtered ? words.all : solutionsWords.closing.action} <Icon name="arrow" />
      </Link>
    </div>
  );
}

function Further({ view }: { view: SolutionsView }) {
  const shown = Math.min(view.page * PAGE_SIZE, view.matching) - (view.from - 1) * PAGE_SIZE;
  const at = (page: number) => ({
    ...(view.brand === null ? {} : { brand: view.brand }),
    ...(page > 1 ? { page } : {}),
  });
  return (
    <div className={styles.further}>
      {view.page < view.pages ? (
        <Link
          to="/solutions"
          search={at(view.page + 1)}
          state={{ from: view.from }}
          resetScroll={false}
          viewTransition={false}
          className={`${buttonClass("line")} ${styles.more}`}
          rel="next"
        >
          {words.more}
        </Link>
      ) : null}
      <p className="small num">{words.progress(shown, view.matching)}</p>
      <nav aria-label={words.pages}>
        <ol className={styles.numbers}>
          {Array.from({ length: view.pages }, (_, index) => index + 1).map((page) => (
            <li key={page}>
              <Link
                to="/solutions"
                search={at(page)}
                hash="products"
                aria-label={words.page(page)}
                aria-current={page >= view.from && page <= view.page ? "page" : undefined}
              >
                {page}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
