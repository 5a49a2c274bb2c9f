import { Link, type LinkOptions } from "@tanstack/react-router";
import { useContent } from "../content.tsx";
import { PAGE_SIZE } from "../../../domain/listing.ts";
import { buttonClass } from "../../../ui/button.ts";
import { useListLink } from "../filters/use-list-search.ts";
import styles from "./pagination.module.css";

type Props = {
  /** The pages shown, from 1: `from` to `page` of `pages`. */
  shown: { from: number; page: number; pages: number; matching: number };
  /** The link to a page of the list. */
  at: (page: number) => LinkOptions;
};

/** "Show more" and the page numbers, real links all: `?page=2` is a page of its own without JavaScript. */
export function Pagination({ shown: { from, page: last, pages, matching }, at }: Props) {
  const t = useContent("listing");
  const follow = useListLink();
  if (pages === 1) return null;
  const more = {
    ...at(last + 1),
    hashScrollIntoView: false,
    state: { from },
    resetScroll: false,
  };
  return (
    <div className={styles.end}>
      {last < pages ? (
        <Link
          {...more}
          onClick={(event) => follow(event, more)}
          className={`${buttonClass("line")} ${styles.more}`}
          rel="next"
        >
          {t.more}
        </Link>
      ) : null}
      <p className="small num">{t.range((from - 1) * PAGE_SIZE + 1, Math.min(last * PAGE_SIZE, matching))}</p>
      <nav aria-label={t.pages}>
        <ol className={styles.numbers}>
          {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
            <li key={page}>
              <Link
                {...at(page)}
                onClick={(event) => follow(event, at(page))}
                aria-label={t.page(page)}
                activeOptions={{ exact: true }}
                aria-current={page === last ? "page" : undefined}
                data-shown={(page >= from && page <= last) || undefined}
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
