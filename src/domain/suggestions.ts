import { displayNameOf } from "./brand.ts";
import { CACHES } from "./caches.ts";
import type { Catalogue } from "./catalogue.ts";
import { placementOf } from "./category.ts";
import { type Figure, figuresOf } from "./figures.ts";
import { type KeyedProduct, listsBy } from "./keys.ts";
import { filterListing, listingFilter } from "./listing.ts";
import { type MatchedPart, matchedNumber, matchedPart, matchedParts } from "./matched-part.ts";
import { nearestProducts } from "./nearest-products.ts";
import { type ProductCard, toCards } from "./product-card.ts";
import { namesKind } from "./product-kind.ts";
import { bare, matchesArticleNumber } from "./search.ts";
import { cardFigures } from "./table-kinds.ts";
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
    products: likeliest(found, searched, MAX_PRODUCTS).map((product) => toSuggested(product, searched)),
    places: suggestedPlaces(source, q, pages, { found, listed: whole?.brandName === null }),
    all: whole && { search: whole.search, brandName: whole.brandName, count: found.length },
  };
}

/** As many cards as a page of the listing has. */
const MAX_NEAR = 24;

/** Cards of the products that a search may mean for which a list has nothing, whatever else the list is filtered by. */
export function nearCards(
  source: Source & Pick<Catalogue, "numbers" | "bySubcategory">,
  typed = "",
): ProductCard[] {
  const q = typed.trim();
  if (q === "") return [];
  const { found, searched } = meantBy(source, q);
  return toCards(likeliest(found, searched, MAX_NEAR), source.numbers, (product) =>
    cardFigures(product, source),
  );
}

/** The products that a search may mean, and what of it was searched for: a brand is none of it. */
function meantBy(source: Source, q: string) {
  const whole = wholeResult(source, q);
  return { whole, found: whole?.found ?? closest(source, q), searched: whole?.search.q ?? q };
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

/**
 * The products in whose name, brand, category or article number each word of the search begins one; else those with a
 * similar id, or else those with the most of its words, at least half.
 */
function closest(source: Source, q: string): readonly KeyedProduct[] {
  const words = [...new Set(q.toLowerCase().split(/\s+/))];
  const isName = words.some((word) => namesOf(source).some((name) => name.includes(` ${word}`)));
  const candidates = words.map((word) => source.search.withWordBegunBy(word));
  const likely = isName
    ? source.products
    : source.products.filter((each) => candidates.some((has) => has(each)));
  const byCount = listsBy(likely, ({ name, brand, category, subcategory, serialNumber }) => {
    const text = ` ${[name, brand, category, subcategory, serialNumber].join(" ").toLowerCase()}`;
    return words.filter((word) => text.includes(` ${word}`)).length;
  });
  const all = byCount.get(words.length);
  if (all) return all;
  const { products } = nearestProducts(source, words.join("-"), MAX_PRODUCTS);
  if (products.length > 0) return products;
  const most = Math.max(0, ...byCount.keys());
  return most * 2 >= words.length ? (byCount.get(most) ?? []) : [];
}

/** What products say of their brands and categories, each word after a space; there are few of these texts. */
function namesOf({ products }: Source): readonly string[] {
  const names =
    CACHES.names.get(products) ??
    [
      ...new Set(
        products.map(({ brand, category, subcategory }) => `${brand} ${category} ${subcategory ?? ""}`),
      ),
    ].map((text) => ` ${text.toLowerCase()}`);
  CACHES.names.set(products, names);
  return names;
}

/** By how likely the search means the product: its article number, its kind, its name's beginning, a word of it, the rest. */
function rankOf({ name, serialNumber }: KeyedProduct, q: string): number {
  if (serialNumber !== null && matchesArticleNumber(serialNumber, q)) {
    const number = bare(serialNumber);
    return number === bare(q) ? 0 : number.startsWith(bare(q)) ? 1 : 2;
  }
  // Most of what is found has it in its description only.
  const match = name.toLowerCase().includes(q.toLowerCase()) ? matchedPart(name, q) : null;
  if (match === null) return 7;
  if (namesKind(name, match)) return 3;
  const [at] = match;
  if (at === 0) return 4;
  return /[\p{L}\p{N}]/u.test(name[at - 1] ?? "") ? 6 : 5;
}

const RANKS = 8;

/** The likeliest of them, those alike in the catalogue's order. */
function likeliest(products: readonly KeyedProduct[], q: string, most: number): KeyedProduct[] {
  const ranked: KeyedProduct[][] = Array.from({ length: RANKS }, () => []);
  for (const product of products) ranked[rankOf(product, q)]?.push(product);
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
