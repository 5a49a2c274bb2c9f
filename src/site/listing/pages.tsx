import { Link } from "@tanstack/react-router";
import { listingWords as words } from "../../content/en/listing.ts";
import type { ListingView } from "../../domain/listing-view.ts";
import { PAGE_SIZE } from "../../domain/listing.ts";
import { buttonClass } from "../../ui/button.ts";
import type { ListingSearch } from "./listing-search.ts";
import styles from "./pages.module.css";

/** "Show more" and the page numbers, all real links: `?page=2` is a page of its own without JavaScript. */
export function Pages({ view, search }: { view: ListingView; search: ListingSearch }) {
  if (view.pages === 1) return <div className={styles.end} />;
  const shown = Math.min(view.page * PAGE_SIZE, view.matching);
  const at = (page: number): ListingSearch => {
    const { page: _page, ...rest } = search;
    return page > 1 ? { ...rest, page } : rest;
  };
  const numbers = Array.from({ length: view.pages }, (_, index) => index + 1);
  return (
    <div className={styles.end}>
      {view.page < view.pages ? (
        <Link
          to="/products"
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
      <p className="small num">{words.progress(shown - (view.from - 1) * PAGE_SIZE, view.matching)}</p>
      <nav aria-label={words.pages}>
        <ol className={styles.numbers}>
          {numbers.map((page) => (
            <li key={page}>
              <Link
                to="/products"
                search={at(page)}
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
