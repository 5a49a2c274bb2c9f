import { PAGE_SIZE, pageCount } from "./listing.ts";

/** A stretch of a long list: pages `from` to `page` of `pages`, counted from 1. */
export type Stretch<T> = { matching: number; from: number; page: number; pages: number; shown: readonly T[] };

/**
 * Cuts the list into pages of {@link PAGE_SIZE} and takes those from `from` to `page`. A page beyond the last
 * shows the last; `from` below `page` shows all pages between ("Show more").
 */
export function stretchOf<T>(found: readonly T[], page = 1, from = page): Stretch<T> {
  const pages = pageCount(found.length);
  const last = Math.min(Math.max(1, page), pages);
  const first = Math.min(Math.max(1, from), last);
  return {
    matching: found.length,
    from: first,
    page: last,
    pages,
    shown: found.slice((first - 1) * PAGE_SIZE, last * PAGE_SIZE),
  };
}
