import type { Product } from "../product/product.ts";
import { bare } from "./search.ts";
import { inOne, type Texts } from "./search-texts.ts";
import type { Vocabulary } from "./search-vocabulary.ts";
import { STEP, type Steps } from "../steps.ts";

/** As much of a product as a search looks at. */
export type Searched = Pick<Product, "name" | "description" | "serialNumber">;

/** The products by their `order`; null where one was withdrawn. */
export type Ordered<Item> = readonly (Item | null)[];

/** Every word and every article number of products, with where each stands. */
export type WordIndex = {
  /** As they were when the index was made. */
  products: Ordered<Searched>;
  /** Every word of names and descriptions in lower case, and from where to where its products are in `places`. */
  words: Texts;
  from: Uint32Array;
  places: Uint32Array;
  /** The bare article numbers of `numbered`. */
  numbers: Texts;
  numbered: Uint32Array;
  /** The most signs that one of the numbers has, and whether each has a digit: most searches are none of them. */
  longestNumber: number;
  allWithDigits: boolean;
  /** Whether each is one word, as article numbers mostly are. */
  allInOneWord: boolean;
  /** Made when a misspelled word is first looked for. */
  vocabulary?: Vocabulary;
};

/** The index of these products, in steps. */
export function* wordIndexOf(products: Ordered<Searched>): Steps<WordIndex> {
  const wordNumbers = new Map<string, number>();
  const counts: number[] = [];
  const lastOf: number[] = [];
  // The words of each product one after the other; a product's first number is its own, below zero.
  let stream = new Int32Array(products.length * 8 + 64);
  let length = 0;
  const numbers: string[] = [];
  const numbered: number[] = [];
  for (const [order, product] of products.entries()) {
    if (order % STEP === 0) yield;
    if (!product) continue;
    const words = `${product.name}\n${product.description}`.toLowerCase().split(/\s+/);
    if (length + words.length + 1 > stream.length) {
      const larger = new Int32Array(stream.length * 2 + words.length);
      larger.set(stream);
      stream = larger;
    }
    stream[length++] = -1 - order;
    for (const word of words) {
      let number = wordNumbers.get(word);
      if (number === undefined) {
        number = counts.push(0) - 1;
        wordNumbers.set(word, number);
        lastOf.push(-1);
      }
      if (lastOf[number] === order) continue;
      lastOf[number] = order;
      counts[number] = (counts[number] ?? 0) + 1;
      stream[length++] = number;
    }
    if (product.serialNumber !== null) {
      numbers.push(bare(product.serialNumber));
      numbered.push(order);
    }
  }
  yield;
  const from = new Uint32Array(counts.length + 1);
  for (const [number, count] of counts.entries()) from[number + 1] = (from[number] ?? 0) + count;
  const next = from.slice();
  const places = new Uint32Array(from.at(-1) ?? 0);
  let order = 0;
  for (let at = 0; at < length; at++) {
    const number = stream[at] ?? 0;
    if (number < 0) order = -1 - number;
    else {
      const place = next[number] ?? 0;
      places[place] = order;
      next[number] = place + 1;
    }
  }
  yield;
  const words = inOne([...wordNumbers.keys()]);
  return {
    products,
    words,
    from,
    places,
    numbers: inOne(numbers),
    numbered: Uint32Array.from(numbered),
    longestNumber: numbers.reduce((longest, { length: own }) => Math.max(longest, own), 0),
    allInOneWord: products.every((product) => !product || !/\s/.test(product.serialNumber ?? "")),
    allWithDigits: numbers.every((number) => /\d/.test(number)),
  };
}

/** The places of products with another text, or that were not there. */
export function changedOf(before: Ordered<Searched>, now: Ordered<Searched>): number[] {
  const changed: number[] = [];
  for (let order = 0; order < Math.max(before.length, now.length); order++) {
    const [a, b] = [before[order] ?? null, now[order] ?? null];
    if (a === b) continue;
    const isSame =
      a?.name === b?.name && a?.description === b?.description && a?.serialNumber === b?.serialNumber;
    if (!isSame) changed.push(order);
  }
  return changed;
}
