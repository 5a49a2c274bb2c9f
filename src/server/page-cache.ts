import type { Catalogue } from "../domain/catalogue.ts";
import { type Address, hrefOf } from "../urls/address.ts";
import { byteBounded } from "./byte-bounded.ts";
import { weight } from "./compress.ts";
import type { DrawnPage, DrawPage } from "./draw-page.ts";

/** Bytes for the pages of the site, and apart from them for those that visitors can make up, such as searches. */
export const PAGE_CACHE_BYTES = { standing: 48 * 1024 * 1024, unbounded: 16 * 1024 * 1024 };

export type PageCache = {
  /** The page, kept, drawn now, or from a drawing of it that is already under way. */
  page(address: Address, catalogue: Catalogue): Promise<DrawnPage>;
  clear(): void;
};

/**
 * Keeps pages that were drawn from one catalogue, by least recent use and by bytes. Only 200s that are whole
 * are cached, as a part that failed may work next time, and one 404: it is the same for every unknown path.
 * Addresses that visitors can make up have a share of their own, so that a flood of them can't push out the
 * pages that everybody asks for.
 */
export function createPageCache(draw: DrawPage, capacity = PAGE_CACHE_BYTES): PageCache {
  const standing = byteBounded<DrawnPage>(capacity.standing, ({ encoded }) => weight(encoded));
  const unbounded = byteBounded<DrawnPage>(capacity.unbounded, ({ encoded }) => weight(encoded));
  const underWay = new Map<string, Promise<DrawnPage>>();
  let drawnFrom: Catalogue | null = null;

  const clear = () => {
    standing.clear();
    unbounded.clear();
    underWay.clear();
  };

  return {
    clear,
    page(address, catalogue) {
      if (drawnFrom !== catalogue) clear();
      drawnFrom = catalogue;
      const cacheable = address.page === null ? 404 : 200;
      const key = address.page === null ? "404" : hrefOf(address);
      const bucket = address.page !== null && address.unbounded ? unbounded : standing;
      const kept = bucket.get(key);
      if (kept) return Promise.resolve(kept);
      const running = underWay.get(key);
      if (running) return running;
      const drawing = draw({ address, catalogue })
        .then((page) => {
          const current = drawnFrom === catalogue;
          if (current && page.status === cacheable && page.whole) bucket.set(key, page);
          return page;
        })
        .finally(() => {
          if (underWay.get(key) === drawing) underWay.delete(key);
        });
      underWay.set(key, drawing);
      return drawing;
    },
  };
}
