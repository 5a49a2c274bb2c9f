import { CACHES } from "../catalogue/caches.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { beginsWord, forgiven, MOST_MEANT, nearestDescribed } from "./forgiving-search.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { LruCache } from "../lru-cache.ts";
import { complete, STEP, type Steps } from "../steps.ts";

type Source = Pick<Catalogue, "products"> & Parameters<typeof forgiven>[0];

/** So many searches are remembered of a catalogue: as many as are counted at a time. */
const MOST_REMEMBERED = 100;

/** The products nearest to a search that finds nothing, and what it was read as; null where as it is. */
export type Closest = { found: readonly KeyedProduct[]; readAs: string | null };

/** What is closest to a search; suggestions, the page after them and the count of such searches ask for the same. */
export function closest(source: Source, q: string): Closest {
  const known = CACHES.closest.get(source) ?? new LruCache<Closest>(MOST_REMEMBERED);
  CACHES.closest.set(source, known);
  const key = q.toLowerCase();
  return known.get(key, () => closestTo(source, key));
}

/**
 * The products in whose name, brand, category or article number each word of the search begins one; else those that
 * have all of its words in whatever spelling; else those with the most of its words, at least half.
 */
function closestTo(source: Source, q: string): Closest {
  const all = beginning(source, [...new Set(q.split(/\s+/))]);
  if (all.length > 0) return { found: all, readAs: null };
  const meant = forgiven(source, q);
  if (meant) return { found: meant.products, readAs: meant.readAs };
  return { found: nearestDescribed(source, q, 1 / 2, MOST_MEANT), readAs: null };
}

/** The first products that have all of these words at the beginning of their own. */
function beginning(source: Source, words: readonly string[]): KeyedProduct[] {
  const { names, places } = placesOf(source);
  let left: Uint8Array = new Uint8Array(source.ordered.length).fill(1);
  for (const word of words) {
    const begun = source.search.begunBy(word);
    const named = names.map((name) => name.includes(` ${word}`));
    for (let order = 0; order < begun.length; order++) {
      if (named[places[order] ?? 0] === true) begun[order] = 1;
      if (left[order] !== 1) begun[order] = 0;
    }
    // A misspelled word mostly begins none, and whatever follows it may begin very many.
    if (!begun.includes(1)) return [];
    left = begun;
  }
  const found: KeyedProduct[] = [];
  for (let order = 0; order < left.length && found.length < MOST_MEANT; order++) {
    const product = left[order] === 1 ? source.ordered[order] : null;
    if (product && hasWords(product, words)) found.push(product);
  }
  return found;
}

/** Whether each of these words begins one in a product's name, brand, category or article number, and no longer number. */
function hasWords(product: KeyedProduct, words: readonly string[]): boolean {
  const { name, brand, category, subcategory, serialNumber } = product;
  const text = ` ${[name, brand, category, subcategory, serialNumber].join(" ").toLowerCase()}`;
  return words.every((word) => text.includes(` ${word}`) && beginsWord(text, word));
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
