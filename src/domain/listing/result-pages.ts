/** How many products a page of the listing shows. */
export const PAGE_SIZE = 24;

/** How many pages so many products fill; an empty result still has one. */
export function pageCount(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Up to so many pages are all named; of more, so many beside the one that is shown. */
const ALL_NAMED = 20;
const NAMED_BESIDE = 3;

/** The pages that a page names: the first, the last and its neighbours, null where some are left out between them. */
export function namedPages(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: Math.min(pages, ALL_NAMED) }, (_, index) => index + 1);
  if (pages <= ALL_NAMED) return all;
  const beside = Array.from({ length: 2 * NAMED_BESIDE + 1 }, (_, index) => page - NAMED_BESIDE + index);
  const named = [1, ...beside.filter((each) => each > 1 && each < pages), pages];
  return named.flatMap((each, index) =>
    index > 0 && each - (named[index - 1] ?? 0) > 1 ? [null, each] : each,
  );
}

/**
 * Part of a long list: pages `from` to `page` of `pages`, counted from 1, each of `size`. Of the pages before, "Show
 * more" leaves those from `from` on.
 */
export type ResultPages<T> = {
  matching: number;
  from: number;
  page: number;
  pages: number;
  size: number;
  shown: readonly T[];
};

/** One page of a list. A page beyond the last is the last. */
export function paginate<T>(found: readonly T[], wanted = 1, size = PAGE_SIZE): ResultPages<T> {
  const pages = pageCount(found.length, size);
  const page = Math.min(Math.max(1, wanted), pages);
  return {
    matching: found.length,
    from: page,
    page,
    pages,
    size,
    shown: found.slice((page - 1) * size, page * size),
  };
}
