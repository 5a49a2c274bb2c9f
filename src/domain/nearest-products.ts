import type { Catalogue } from "./catalogue.ts";
import { editDistance } from "./edit-distance.ts";
import type { KeyedProduct } from "./keys.ts";
import { isMeant, LONGEST_ADDRESS, nearestOf } from "./nearest-address.ts";

type Source = Pick<Catalogue, "products">;

/** Where each word of the products' ids occurs, made once for a catalogue: an address then costs the same in a large one. */
const indexes = new WeakMap<readonly KeyedProduct[], ReadonlyMap<string, readonly KeyedProduct[]>>();

/** So many words of an address are looked up, and so many products of a word, and so many words are spelled out. */
const LIMITS = { words: 16, productsOfWord: 500, misspelled: 4, vocabulary: 10_000, compared: 24 };

/** The words of an id or of an address; a number and its unit are two: "620w". */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];
}

function indexOf({ products }: Source): ReadonlyMap<string, readonly KeyedProduct[]> {
  const known = indexes.get(products);
  if (known) return known;
  const index = new Map<string, KeyedProduct[]>();
  for (const product of products) {
    for (const word of new Set(wordsOf(product.id))) {
      const list = index.get(word);
      if (!list) index.set(word, [product]);
      else if (list.length < LIMITS.productsOfWord) list.push(product);
    }
  }
  indexes.set(products, index);
  return index;
}

/** What is near to the address of a product that there isn't. */
export type NearestProducts = {
  /** The product whose address was probably meant. */
  meant: KeyedProduct | null;
  /** The products nearest to the address, the one that was probably meant first. */
  products: readonly KeyedProduct[];
};

/**
 * The products nearest to an id that none has, at most `most`: by changed letters up to half of the id, then by the
 * words that they share with it, at least two thirds of its letters.
 */
export function nearestProducts(source: Source, asked: string, most: number): NearestProducts {
  if (asked.length > LONGEST_ADDRESS) return { meant: null, products: [] };
  const wanted = asked.toLowerCase();
  const shared = sharedLetters(indexOf(source), wordsOf(wanted).slice(0, LIMITS.words));
  const letters = wordsOf(wanted).join("").length;
  const found = [...shared]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, LIMITS.compared)
    .map(([product, share]) => ({ product, share, distance: editDistance(wanted, product.id) }));
  const near = found
    .filter(({ distance }) => distance * 2 <= wanted.length)
    .toSorted((a, b) => a.distance - b.distance);
  const alike = found.filter((each) => !near.includes(each) && each.share * 3 >= letters * 2);
  const [first] = near;
  return {
    meant: first && isMeant(first.distance, wanted) ? first.product : null,
    products: [...near, ...alike].slice(0, most).map(({ product }) => product),
  };
}

/** How many letters of these words each product's id has, a misspelled word counting for the one that it may be. */
function sharedLetters(
  index: ReadonlyMap<string, readonly KeyedProduct[]>,
  words: readonly string[],
): Map<KeyedProduct, number> {
  const unknown = words.filter((word) => !index.has(word) && word.length > 3).slice(0, LIMITS.misspelled);
  const vocabulary =
    unknown.length === 0 ? [] : [...index.keys()].slice(0, LIMITS.vocabulary).map((key) => ({ key }));
  const meant = unknown.flatMap((word) => nearestOf(word, vocabulary)?.key ?? []);
  const shared = new Map<KeyedProduct, number>();
  for (const word of new Set([...words, ...meant])) {
    for (const product of index.get(word) ?? []) {
      shared.set(product, (shared.get(product) ?? 0) + word.length);
    }
  }
  return shared;
}
