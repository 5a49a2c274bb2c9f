import type { Catalogue } from "../domain/catalogue.ts";
import { byteBounded } from "./byte-bounded.ts";
import { weight } from "./compress.ts";
import type { DrawnPage, DrawPage } from "./draw-page.ts";
import type { PageKey } from "./page-key.ts";

/** Bytes for the pages of the site, and apart from them for those that free text asks for. */
export const PAGE_CACHE_BYTES = { standing: 48 * 1024 * 1024, searched: 16 * 1024 * 1024 };

export type PageCache = {
  /** The page, kept, drawn now, or from a drawing of it that is already under way. */
  page(key: PageKey, catalogue: Catalogue): Promise<DrawnPage>;
  clear(): void;
};

type Kept = Extract<DrawnPage, { encoded: unknown }>;

/**
 * Keeps pages that were drawn from one catalogue, by least recent use and by bytes. Only 200s that
 * are whole stay: anyone can invent addresses that don't exist, and a part that failed may work next time. Searches have a room of their own, so that a flood of them can't
 * push out the pages that everybody asks for.
 */
export function createPageCache(draw: DrawPage, capacity = PAGE_CACHE_BYTES): PageCache {
  const standing = byteBounded<Kept>(capacity.standing, ({ encoded }) => weight(encoded));
  const searched = byteBounded<Kept>(capacity.searched, ({ encoded }) => weight(encoded));
  const underWay = new Map<string, Promise<DrawnPage>>();
  let drawnFrom: Catalogue | null = null;

  const clear = () => {
    standing.clear();
    searched.clear();
    underWay.clear();
  };

  return {
    clear,
    page(key, catalogue) {
      if (drawnFrom !== catalogue) clear();
      drawnFrom = catalogue;
      const room = key.searched ? searched : standing;
      const kept = room.get(key.href);
      if (kept) return Promise.resolve(kept);
      const running = underWay.get(key.href);
      if (running) return running;
      const drawing = draw({ key, catalogue })
        .then((page) => {
          const current = drawnFrom === catalogue;
          if (current && "encoded" in page && page.status === 200 && page.whole) room.set(key.href, page);
          return page;
        })
        .finally(() => {
          if (underWay.get(key.href) === drawing) underWay.delete(key.href);
        });
      underWay.set(key.href, drawing);
      return drawing;
    },
  };
}
