import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findBySlug, menuCategories } from "../../domain/catalogue/category.ts";
import { type Address, hrefOf } from "../../urls/address.ts";
import { nearestPage } from "../../urls/nearest-page.ts";
import { type Encoded, memoryOf } from "../http/encoded.ts";
import { createSharedCache } from "../shared-cache.ts";
import type { Priority } from "../work-queue.ts";

/** Bytes for the pages of the site, and separately for those of which visitors can make up any number (searches). */
const MAX_BYTES = { fixed: 48 * 1024 * 1024, unbounded: 6 * 1024 * 1024 };

/** What a cached page depends on, beside the code and the catalogue. */
type PageKey = {
  address: Address;
  language: string;
  /** It is the page of an unknown path that says what was probably meant, and nobody else's. */
  guesses?: boolean;
};

/** What is cached of a page: its HTML, or its view as JSON. */
type Cacheable = { status: number; encoded: Encoded; state?: Encoded | null; complete: boolean };

type PageCache<Page> = {
  /** The page: cached, being rendered already, or rendered now by `render`. */
  page(key: PageKey, render: (abandoned: AbortSignal) => Promise<Page>, signal?: AbortSignal): Promise<Page>;
  /** The page of this canonical address where it is cached. */
  cached(href: string): Page | undefined;
  /** Deletes all pages; called when the catalogue changes, as nobody requests the old version's again. */
  clear(): void;
};

/** One page of each language for all addresses that no page has; no address begins like this. */
const NOT_FOUND = "404 ";

/** The key of an entry: the canonical address, which begins with the language where that is not the first. */
function entryKey({ address, language, guesses = false }: PageKey): string {
  return address.page === null && !guesses ? NOT_FOUND + language : hrefOf(address);
}

/**
 * Caches rendered pages: complete ones only, as a part that failed may succeed next time, with status 200, and the one
 * 404 of unknown paths. Addresses that visitors can make up have a cache of their own, so that a flood of them can't
 * evict the pages that everybody requests.
 */
export function createPageCache<Page extends Cacheable>(): PageCache<Page> {
  const cacheOf = (maxBytes: number) =>
    createSharedCache<Page>({
      maxBytes,
      bytesOf: ({ encoded, state }) => memoryOf(encoded) + (state ? memoryOf(state) : 0),
      isCacheable: (key, { status, complete }) =>
        complete && status === (key.startsWith(NOT_FOUND) ? 404 : 200),
    });
  const fixed = cacheOf(MAX_BYTES.fixed);
  const unbounded = cacheOf(MAX_BYTES.unbounded);

  return {
    page(key, render, signal) {
      const cache = key.address.page !== null && key.address.unbounded ? unbounded : fixed;
      return cache.get(entryKey(key), render, signal);
    },
    cached: (href) => fixed.cached(href) ?? unbounded.cached(href),
    clear() {
      fixed.clear();
      unbounded.clear();
    },
  };
}

/** Whether the catalogue has what the path of this address names. */
function isInCatalogue({ page, path }: Address, { byId, categories }: Catalogue): boolean {
  const [first = "", second = null] = path.split("/").slice(2).map(decodeURIComponent);
  if (page === "product") return byId.has(first);
  if (page !== "category") return true;
  const { category, subcategory } = findBySlug(categories, first, second);
  return category !== null && (second === null || subcategory !== null);
}

/** Whether the page of an unknown path says which page was probably meant. */
export function isGuess(address: Address, { categories }: Pick<Catalogue, "categories">): boolean {
  return address.page === null && nearestPage(address, menuCategories(categories)) !== null;
}

/** Pages that the site links to come first; searches, products and categories that visitors make up later. */
export function pagePriority(address: Address, catalogue: Catalogue): Priority {
  // The 404 of unknown paths is cached for everybody, but for those near to a page.
  if (address.page === null) return isGuess(address, catalogue) ? "later" : "first";
  return address.unbounded || !isInCatalogue(address, catalogue) ? "later" : "first";
}
