import { Link, type LinkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useContent } from "../content.tsx";
import { namedPages, PAGE_SIZE } from "../../../domain/listing.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useListLink } from "../filters/use-list-search.ts";
import styles from "./pagination.module.css";

type Props = {
  /** The pages shown, from 1: `from` to `page` of `pages`, each of `size`. */
  shown: { from: number; page: number; pages: number; size?: number; matching: number };
  /** The link to a page of the list. */
  at: (page: number) => LinkOptions;
};

/** "Show more" and the page numbers, real links all: `?page=2` is a page of its own without JavaScript. */
export function Pagination({ shown, at }: Props) {
  const t = useContent("listing");
  const follow = useListLink();
  const { from, page, pages, size = PAGE_SIZE, matching } = shown;
  if (pages === 1) return null;
  const more = {
    ...at(page + 1),
    hashScrollIntoView: false,
    state: { from },
    resetScroll: false,
  };
  return (
    <div className={styles.end}>
      {page < pages ? (
        <Link
          {...more}
          onClick={(event) => follow(event, more)}
          className={`${buttonClass("line")} ${styles.more}`}
          rel="next"
        >
          {t.more}
        </Link>
      ) : null}
      <p className="small num">{t.range((from - 1) * size + 1, Math.min(page * size, matching))}</p>
      <PageNumbers shown={shown} at={at} />
    </div>
  );
}

/** The page before, the numbers of all or the nearest, and the page after. */
export function PageLinks({ shown, at }: Props) {
  const t = useContent("listing");
  const { page, pages } = shown;
  if (pages === 1) return null;
  return (
    <div className={styles.turn}>
      {page > 1 ? (
        <PageLink link={at(page - 1)} rel="prev">
          <Icon name="back" /> {t.previous}
        </PageLink>
      ) : (
        <span aria-hidden="true">
          <Icon name="back" /> {t.previous}
        </span>
      )}
      <PageNumbers shown={shown} at={at} />
      {page < pages ? (
        <PageLink link={at(page + 1)} rel="next">
          {t.next} <Icon name="arrow" />
        </PageLink>
      ) : (
        <span aria-hidden="true">
          {t.next} <Icon name="arrow" />
        </span>
      )}
    </div>
  );
}

function PageLink({ link, rel, children }: { link: LinkOptions; rel: string; children: ReactNode }) {
  const follow = useListLink();
  return (
    <Link {...link} rel={rel} onClick={(event) => follow(event, link)}>
      {children}
    </Link>
  );
}

function PageNumbers({ shown: { from, page: last, pages }, at }: Props) {
  const t = useContent("listing");
  const follow = useListLink();
  const named = namedPages(last, pages);
  return (
    <nav aria-label={t.pages}>
      <ol className={styles.numbers}>
        {named.map((page, index) =>
          page === null ? (
            <li key={`after ${named[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
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
          ),
        )}
      </ol>
    </nav>
  );
}
