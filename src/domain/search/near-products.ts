import { displayNameOf } from "../product/brand.ts";
import { forgiven, MOST_MEANT } from "./forgiving-search.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { likeliest } from "./likeliest.ts";
import { MAX_NEAR } from "../limits.ts";
import { filterListing, listingFilter } from "../listing/listing.ts";
import { type ProductCard, toCards } from "../product/product-card.ts";
import { bare } from "./search.ts";
import { closest } from "./search-fallback.ts";

type Source = Parameters<typeof filterListing>[0] & Parameters<typeof closest>[0];

/** The words that a search was read as, where they are others; `wider` is the word that finds more than is listed. */
export type NearestReading = { readAs: string | null; wider: string | null };

/** The products nearest to a search, the likeliest first. */
type Nearest = { found: readonly KeyedProduct[]; reading: NearestReading };

/** What stands in for a search that finds nothing in the whole catalogue; null where it finds any, or nothing is near. */
export function nearestTo(source: Source, typed = ""): Nearest | null {
  const q = typed.trim();
  if (q === "" || source.search.count(q) > 0) return null;
  const { found, searched, readAs } = meantBy(source, q);
  if (found.length === 0) return null;
  const words = otherThan(q, readAs);
  const isCut = found.length === MOST_MEANT && words?.includes(" ") === false;
  return {
    found: likeliest(source, found, searched),
    reading: { readAs: words, wider: isCut ? words : null },
  };
}

/** A list with so few products of a search shows below them what it may mean as well. */
const FEW = 3;

/** Cards of products that a search may mean beside those that a list has for it, and what it was read as, if otherwise. */
export type Near = { cards: readonly ProductCard[]; readAs: string | null };

export const NOTHING_NEAR: Near = { cards: [], readAs: null };

/**
 * What a search may mean for which a list has nothing, whatever else the list is filtered by, or nearly nothing: then
 * only what forgives its spelling.
 */
export function nearCards(
  source: Source & Parameters<typeof toCards>[1],
  typed: string | undefined,
  listed: readonly KeyedProduct[],
): Near {
  const q = typed?.trim() ?? "";
  if (q === "" || listed.length > FEW) return NOTHING_NEAR;
  const isNumber = listed.some(({ serialNumber }) => serialNumber !== null && bare(serialNumber) === bare(q));
  if (isNumber) return NOTHING_NEAR;
  const also = listed.length > 0 ? forgiven(source, q) : null;
  const { found, searched, readAs } =
    listed.length > 0
      ? {
          found: also?.products ?? [],
          searched: also?.readAs ?? q,
          readAs: also?.readAs ?? null,
        }
      : meantBy(source, q);
  const others = found.filter((product) => !listed.includes(product));
  return {
    cards: toCards(likeliest(source, others, searched, MAX_NEAR), source),
    readAs: otherThan(q, readAs),
  };
}

const otherThan = (q: string, readAs: string | null) => (readAs === q.toLowerCase() ? null : readAs);

/** The products that a search may mean, and what of it was searched for: a brand is none of it. */
export function meantBy(source: Source, q: string) {
  const whole = wholeResult(source, q);
  if (whole) return { whole, found: whole.found, searched: whole.search.q, readAs: null };
  const { found, readAs } = closest(source, q);
  return { whole, found, searched: readAs ?? q, readAs };
}

/** A search of the listing, and the name of its brand if that is one. */
export type Search = { search: { q: string; brand?: string }; brandName: string | null };

function wholeResult(source: Source, q: string): (Search & { found: readonly KeyedProduct[] }) | null {
  const ofBrand = brandIn(source, q);
  const searches: Search[] = [{ search: { q }, brandName: null }, ...(ofBrand ? [ofBrand] : [])];
  for (const search of searches) {
    const found = filterListing(source, listingFilter(search.search));
    if (found.length > 0) return { ...search, found };
  }
  return null;
}

/** The brand that a search begins or ends with, and its other words. */
function brandIn({ brands }: Source, q: string): Search | null {
  const wanted = q.toLowerCase();
  for (const brand of brands) {
    const brandName = displayNameOf(brand);
    for (const name of [brandName.toLowerCase(), brand.name.toLowerCase()]) {
      const search = (rest: string) => ({ search: { q: rest.trim(), brand: brand.name }, brandName });
      if (wanted === name) return search("");
      if (wanted.startsWith(`${name} `)) return search(q.slice(name.length));
      if (wanted.endsWith(` ${name}`)) return search(q.slice(0, -name.length));
    }
  }
  return null;
}
