import type { Catalogue } from "../catalogue/catalogue.ts";
import { placementOf } from "../catalogue/category.ts";
import { type Figure, figuresOf } from "../figures/figures.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { likeliest } from "./likeliest.ts";
import { type MatchedPart, matchedNumber, matchedPart, matchedParts } from "./matched-part.ts";
import { meantBy, type Search } from "./near-products.ts";
import { matchesArticleNumber } from "./search.ts";
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
export type WholeResult = Search & { count: number };

/** What is offered while one types a search. */
export type Suggestions = {
  products: readonly SuggestedProduct[];
  places: readonly SuggestedPlace[];
  /** Null where the listing's search finds nothing. */
  all: WholeResult | null;
};

/** What is offered for a search that says nothing. */
export const NOTHING: Suggestions = { products: [], places: [], all: null };

type Source = Pick<Catalogue, "groups"> &
  Parameters<typeof meantBy>[0] &
  Parameters<typeof suggestedPlaces>[0];

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
