import type { ReactNode } from "react";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import { namedPages, PAGE_SIZE } from "../../../domain/listing/result-pages.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./pagination.module.css";

type Props = {
  /** The pages shown, from 1: `from` to `page` of `pages`, each of `size`. */
  shown: { from: number; page: number; pages: number; size?: number; matching: number };
  /** The address of a page of the list. */
  at: (page: number) => string;
};

/** "Show more" and the page numbers, real links all: `?page=2` is a page of its own without JavaScript. */
export function Pagination({ shown, at }: Props) {
  const t = useContent("listing");
  const { from, page, pages, size = PAGE_SIZE, matching } = shown;
  if (pages === 1) return null;
  return (
    <div className={styles.end}>
      {page < pages ? (
        <Link
          href={at(page + 1)}
          data-stay=""
          data-from={from}
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
        <PageLink href={at(page - 1)} rel="prev">
          <Icon name="back" /> {t.previous}
        </PageLink>
      ) : (
        <span aria-hidden="true">
          <Icon name="back" /> {t.previous}
        </span>
      )}
      <PageNumbers shown={shown} at={at} />
      {page < pages ? (
        <PageLink href={at(page + 1)} rel="next">
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

function PageLink({ href, rel, children }: { href: string; rel: string; children: ReactNode }) {
  return (
    <Link href={href} rel={rel} aria-current={undefined}>
      {children}
    </Link>
  );
}

function PageNumbers({ shown: { from, page: last, pages }, at }: Props) {
  const t = useContent("listing");
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
                href={at(page)}
                aria-label={t.page(page)}
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
