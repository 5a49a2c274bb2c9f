import { type Address, hrefOf } from "../urls/address.ts";
import { weight } from "./compress.ts";
import type { DrawnPage } from "./draw-page.ts";
import { createSharedCache } from "./shared-cache.ts";

/** Bytes for the pages of the site, and apart from them for those that visitors can make up, such as searches. */
const PAGE_CACHE_BYTES = { fixed: 48 * 1024 * 1024, unbounded: 16 * 1024 * 1024 };

export type PageCache = {
  /** The page: cached, being rendered already, or rendered now by `render`. */
  page(
    address: Address,
    render: (abandoned: AbortSignal) => Promise<DrawnPage>,
    signal?: AbortSignal,
  ): Promise<DrawnPage>;
  clear(): void;
};

/** All addresses that no page has share this one. */
const NOT_FOUND = "404";

/**
 * Caches pages that were rendered from one catalogue. Only 200s that are whole are cached, as a part that failed
 * may work next time, and one 404: it is the same for every unknown path. Addresses that visitors can make up
 * have a share of their own, so that a flood of them can't push out the pages that everybody asks for.
 */
export function createPageCache(): PageCache {
  const share = (maxBytes: number) =>
    createSharedCache<DrawnPage>({
      maxBytes,
      bytesOf: ({ encoded }) => weight(encoded),
      worthKeeping: (key, { status, whole }) => whole && status === (key === NOT_FOUND ? 404 : 200),
    });
  const fixed = share(PAGE_CACHE_BYTES.fixed);
  const unbounded = share(PAGE_CACHE_BYTES.unbounded);

  return {
    page(address, render, signal) {
      if (address.page === null) return fixed.get(NOT_FOUND, render, signal);
      return (address.unbounded ? unbounded : fixed).get(hrefOf(address), render, signal);
    },
    clear() {
      fixed.clear();
      unbounded.clear();
    },
  };
}
