import { CACHES } from "./caches.ts";
import type { Catalogue } from "./catalogue.ts";
import { forgiven, MOST_MEANT } from "./forgiving-search.ts";
import type { KeyedProduct } from "./keys.ts";
import { Remembered } from "./remembered.ts";
import { complete, STEP, type Steps } from "./steps.ts";

type Source = Pick<Catalogue, "products"> & Parameters<typeof forgiven>[0];

/** So many searches are remembered of a catalogue: as many as are counted at a time. */
const MOST_REMEMBERED = 100;

/** The products nearest to a search that finds nothing, and what it was read as; null where as it is. */
export type Closest = { found: readonly KeyedProduct[]; readAs: string | null };

/** What is closest to a search; suggestions, the page after them and the count of such searches ask for the same. */
export function closest(source: Source, q: string): Closest {
  const known = CACHES.closest.get(source) ?? new Remembered<Closest>(MOST_REMEMBERED);
  CACHES.closest.set(source, known);
  const key = q.toLowerCase();
  return known.get(key, () => closestTo(source, key));
}

/**
 * The products in whose name, brand, category or article number each word of the search begins one; else those that
 * have all of its words in whatever spelling; else those with the most of its words, at least half.
 */
function closestTo(source: Source, q: string): Closest {
  const words = [...new Set(q.split(/\s+/))];
  const counts = wordCounts(source, words);
  const all = having(source, counts, words, words.length);
  if (all.length > 0) return { found: all, readAs: null };
  const meant = forgiven(source, q);
  if (meant) return { found: meant.products, readAs: meant.readAs };
  for (let least = words.length - 1; least * 2 >= words.length; least--) {
    const most = having(source, counts, words, least);
    if (most.length > 0) return { found: most, readAs: null };
  }
  return { found: [], readAs: null };
}

/** How many of these words each product may have: as many as it has, or more. */
function wordCounts(source: Source, words: readonly string[]): Uint8Array {
  const { names, places } = placesOf(source);
  const inNames = words.map((word) => names.map((name) => name.includes(` ${word}`)));
  const begun = source.search.wordsBegunBy(words);
  if (!inNames.flat().includes(true)) return begun;
  const named = names.map((_, place) => inNames.filter((each) => each[place]).length);
  for (let order = 0; order < begun.length; order++)
    begun[order] = (begun[order] ?? 0) + (named[places[order] ?? 0] ?? 0);
  return begun;
}

/** The first products that have so many of the words, or more. */
function having(
  { ordered }: Source,
  counts: Uint8Array,
  words: readonly string[],
  least: number,
): KeyedProduct[] {
  const found: KeyedProduct[] = [];
  for (let order = 0; order < counts.length && found.length < MOST_MEANT; order++) {
    const product = (counts[order] ?? 0) < least ? null : ordered[order];
    if (product && wordsIn(product, words) >= least) found.push(product);
  }
  return found;
}

/** How many of these words begin one in a product's name, brand, category or article number. */
function wordsIn(product: KeyedProduct, words: readonly string[]): number {
  const { name, brand, category, subcategory, serialNumber } = product;
  const text = ` ${[name, brand, category, subcategory, serialNumber].join(" ").toLowerCase()}`;
  return words.filter((word) => text.includes(` ${word}`)).length;
}

/** What products say of their brands and categories, each word after a space, and which of it each says by its `order`. */
export type Places = { names: readonly string[]; places: Uint32Array };

function placesOf({ ordered }: Source): Places {
  return CACHES.places.get(ordered) ?? complete(placeNames(ordered));
}

/** Finds what products say of their brands and categories, for whoever asks later. */
export function* placeNames(ordered: Source["ordered"]): Steps<Places> {
  const numbers = new Map([["", 0]]);
  const places = new Uint32Array(ordered.length);
  for (const [order, product] of ordered.entries()) {
    if (order % STEP === 0) yield;
    if (!product) continue;
    const name = `${product.brand} ${product.category} ${product.subcategory ?? ""}`;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    places[order] = number;
  }
  const found = { names: Array.from(numbers.keys(), (name) => ` ${name.toLowerCase()}`), places };
  CACHES.places.set(ordered, found);
  return found;
}
