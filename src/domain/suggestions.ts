import { displayNameOf } from "./brand.ts";
import type { Catalogue } from "./catalogue.ts";
import { placementOf } from "./category.ts";
import { type Figure, figuresOf } from "./figures.ts";
import type { KeyedProduct } from "./keys.ts";
import { MAX_NEAR } from "./limits.ts";
import { filterListing, listingFilter } from "./listing.ts";
import { type MatchedPart, matchedNumber, matchedPart, matchedParts } from "./matched-part.ts";
import { closest } from "./search-fallback.ts";
import { forgiven, MOST_MEANT } from "./forgiving-search.ts";
import { type ProductCard, toCards } from "./product-card.ts";
import { namesKind } from "./product-kind.ts";
import { bare, matchesArticleNumber } from "./search.ts";
import { type Reading, readingOf } from "./search-reading.ts";
import { type SuggestedPage, type SuggestedPlace, suggestedPlaces } from "./suggested-places.ts";

/** At most so many products are suggested, so that one sees them all at once. */
const MAX_PRODUCTS = 8;
const MAX_FIGURES = 2;

/** A product as a line under a search, with what of it was matched. */
export type SuggestedProduct = {
  id: string;
  name: string;
  nameMatches: readonly NonNullable<MatchedPart>[];
  articleNumber: string | null;
  numberMatch: MatchedPart;
  category: string;
  subcategory: string | null;
  imageUrl: string | null;
  figures: readonly Figure[];
};

/** The listing that holds all products of a search, how many they are, and the name of their brand if that is one. */
export type WholeResult = { search: { q: string; brand?: string }; brandName: string | null; count: number };

/** What is offered while one types a search. */
export type Suggestions = {
  products: readonly SuggestedProduct[];
  places: readonly SuggestedPlace[];
  /** Null where the listing's search finds nothing. */
  all: WholeResult | null;
};

/** What is offered for a search that says nothing. */
export const NOTHING: Suggestions = { products: [], places: [], all: null };

type Source = Pick<
  Catalogue,
  | "products"
  | "byApplication"
  | "byBrand"
  | "byOwnCategory"
  | "keys"
  | "former"
  | "brands"
  | "categories"
  | "groups"
  | "search"
  | "figures"
  | "ordered"
  | "synonyms"
  | "bySubcategory"
>;

/**
 * What a search may mean: of the products that the listing would show for it the likeliest, and the categories, brands
 * and `pages` that it names. A brand beside other words narrows the search to that brand, as "comac scrubber" means.
 * Where the listing has nothing, products that have all of the words are offered, in whatever order, or else those with
 * words that are spelled nearly so.
 */
export function suggest(source: Source, typed: string, pages: readonly SuggestedPage[]): Suggestions {
  const q = typed.trim();
  if (q === "") return NOTHING;
  const { whole, found, searched } = meantBy(source, q);
  return {
    products: likeliest(source, found, searched, MAX_PRODUCTS).map((product) =>
      toSuggested(product, searched),
    ),
    places: suggestedPlaces(source, q, pages, { found, listed: whole?.brandName === null }),
    all: whole && { search: whole.search, brandName: whole.brandName, count: found.length },
  };
}

/** A list with so few products of a search shows below them what it may mean as well. */
const FEW = 3;

/** Cards of products that a search may mean beside those that a list has for it, and what it was read as, if otherwise. */
export type Near = { cards: readonly ProductCard[]; readAs: string | null };

const NOTHING_NEAR: Near = { cards: [], readAs: null };

/**
 * What a search may mean for which a list has nothing, whatever else the list is filtered by, or nearly nothing: then
 * only what forgives its spelling.
 */
export function nearCards(
  source: Source & Pick<Catalogue, "numbers">,
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
    readAs: readAs === q.toLowerCase() ? null : readAs,
  };
}

/** The products that a search may mean, and what of it was searched for: a brand is none of it. */
function meantBy(source: Source, q: string) {
  const whole = wholeResult(source, q);
  if (whole) return { whole, found: whole.found, searched: whole.search.q, readAs: null };
  const { found, readAs } = closest(source, q);
  return { whole, found, searched: readAs ?? q, readAs };
}

type Search = Omit<WholeResult, "count">;

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

/** By how likely the search means the product: its article number, its kind, its name's beginning, a word of it, the rest. */
function rankOf(
  { name, serialNumber }: KeyedProduct,
  q: string,
  reading: Reading | null,
  isNumbered: boolean,
): number {
  if (isNumbered) {
    const number = bare(serialNumber ?? "");
    return number === bare(q) ? 0 : number.startsWith(bare(q)) ? 1 : 2;
  }
  // Most of what is found has it in its description only.
  const lower = name.toLowerCase();
  const match = lower.includes(q.toLowerCase()) ? matchedPart(name, q) : readPart(lower, reading);
  if (match === null) return 7;
  if (namesKind(name, match)) return 3;
  const [at] = match;
  if (at === 0) return 4;
  return /[\p{L}\p{N}]/u.test(name[at - 1] ?? "") ? 6 : 5;
}

function readPart(name: string, reading: Reading | null): MatchedPart {
  const found = reading?.pattern.exec(name);
  return found ? [found.index, found.index + found[0].length] : null;
}

const RANKS = 8;

/** The likeliest of them, those alike in the catalogue's order. */
function likeliest(
  { search }: Pick<Source, "search">,
  products: readonly KeyedProduct[],
  q: string,
  most: number,
): KeyedProduct[] {
  const numbered = search.numberedBy(q);
  // Many products that have the search as it is typed are not looked through for another reading of it.
  const meant = readingOf(q);
  const reading = meant && (products.length <= MOST_MEANT || !search.places(q).includes(1)) ? meant : null;
  const ranked: KeyedProduct[][] = Array.from({ length: RANKS }, () => []);
  for (const product of products)
    ranked[rankOf(product, q, reading, numbered.has(product.order))]?.push(product);
  return ranked.flat().slice(0, most);
}

function toSuggested(product: KeyedProduct, q: string): SuggestedProduct {
  const { id, name, serialNumber: articleNumber, imageUrl } = product;
  const { category, subcategory } = placementOf(product);
  const numberMatch = numberMatchOf(product, q);
  return {
    id,
    name,
    nameMatches: numberMatch ? [] : matchedParts(name, q),
    articleNumber,
    numberMatch,
    category,
    subcategory,
    imageUrl,
    figures: figuresOf(product, MAX_FIGURES),
  };
}

function numberMatchOf({ name, serialNumber }: KeyedProduct, q: string): MatchedPart {
  if (serialNumber === null) return null;
  // Letters alone, such as "lav", are a word of the name before they are a part of the number.
  const isMeant = matchesArticleNumber(serialNumber, q) || matchedPart(name, q) === null;
  return isMeant ? matchedNumber(serialNumber, q) : null;
}
