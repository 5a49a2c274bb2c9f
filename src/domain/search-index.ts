import type { Product } from "./product.ts";
import { bare, enoughOfNumber, matchesSearch } from "./search.ts";
import { BREAK, inOne, type Texts, textsWith } from "./search-texts.ts";
import { type Vocabulary, vocabularyOf } from "./search-vocabulary.ts";
import { STEP, type Steps } from "./steps.ts";

/** As much of a product as a search looks at. */
type Searched = Pick<Product, "name" | "description" | "serialNumber">;

/** The products by their `order`; null where one was withdrawn. */
type Ordered<Item> = readonly (Item | null)[];

type Index = {
  /** As they were when the index was made. */
  products: Ordered<Searched>;
  /** Every word of names and descriptions in lower case, and from where to where its products are in `places`. */
  words: Texts;
  from: Uint32Array;
  places: Uint32Array;
  /** The bare article numbers of `numbered`. */
  numbers: Texts;
  numbered: Uint32Array;
  /** Made when a misspelled word is first looked for. */
  vocabulary?: Vocabulary;
};

/** What a search has found: whether it holds the product with this `order`. */
export type Found = (product: { order: number }) => boolean;

const EVERYTHING: Found = () => true;

/** When so many products have changed since the index was made, it is made anew. */
const MOST_CHANGED = 1000;

/**
 * Finds what {@link matchesSearch} finds without looking at every product: a text contains a part of a word exactly
 * where one of its words does, and words are few. What has changed since the index was made is looked at one by one.
 */
export class SearchIndex {
  readonly #index: Index;
  readonly #products: Ordered<Searched>;
  readonly #changed: readonly number[];
  /** What was found last: a page asks for the same several times. */
  #last: { q: string; found: Uint8Array } | null = null;

  private constructor(index: Index, products: Ordered<Searched>, changed: readonly number[]) {
    this.#index = index;
    this.#products = products;
    this.#changed = changed;
  }

  /** The index of these products; an earlier one is taken over as far as it goes. */
  static *of(products: Ordered<Searched>, earlier: SearchIndex | null = null): Steps<SearchIndex> {
    if (earlier) {
      const changed = changedOf(earlier.#index.products, products);
      if (changed.length <= MOST_CHANGED) return new SearchIndex(earlier.#index, products, changed);
    }
    return new SearchIndex(yield* indexOf(products), products, []);
  }

  /** What {@link matchesSearch} finds. */
  matching(q: string): Found {
    if (q.trim() === "") return EVERYTHING;
    if (this.#last?.q !== q) this.#last = { q, found: this.find(q) };
    const { found } = this.#last;
    return ({ order }) => found[order] === 1;
  }

  /** What may have this at the beginning of one of its words, or of its article number: all that has, and some more. */
  withWordBegunBy(word: string): Found {
    const { words, from, places, numbers, numbered } = this.#index;
    if (bare(word) === "") return EVERYTHING;
    const found = new Uint8Array(this.#products.length);
    for (const place of textsWith(words, BREAK + word)) {
      for (let at = from[place] ?? 0; at < (from[place + 1] ?? 0); at++) found[places[at] ?? 0] = 1;
    }
    for (const place of textsWith(numbers, bare(word))) found[numbered[place] ?? 0] = 1;
    for (const order of this.#changed) found[order] = 1;
    return ({ order }) => found[order] === 1;
  }

  /**
   * The same as one number a product, 1 where it is found, by its `order`; where its first word has to begin one, in
   * names and descriptions alone.
   */
  find(q: string, atWords = false): Uint8Array {
    const found = new Uint8Array(this.#products.length);
    const wanted = q.trim().toLowerCase();
    const parts = wanted.split(/\s+/);
    for (const order of this.#withParts(parts, atWords)) {
      // One part stands in a word as in the text; several may stand in it apart from each other.
      const product = parts.length === 1 ? null : this.#products[order];
      if (product === null || (product && holds(product, wanted))) found[order] = 1;
    }
    for (const order of atWords ? [] : this.#numbered(bare(q))) found[order] = 1;
    for (const order of this.#changed) {
      const product = this.#products[order];
      found[order] = product && matchesSearch(product, q) ? 1 : 0;
    }
    return found;
  }

  /** The words of letters in all texts, for a search that is misspelled. */
  get vocabulary(): Vocabulary {
    return (this.#index.vocabulary ??= vocabularyOf(this.#index.words.whole));
  }

  /** Every article number, {@link bare}, with the `order` of its product. */
  *numbers(): Generator<readonly [number: string, order: number]> {
    const { numbers, numbered } = this.#index;
    const all = numbers.whole.slice(1, -1).split(BREAK);
    for (const [place, number] of all.entries()) yield [number, numbered[place] ?? 0];
  }

  /** The products in which each of the parts stands as it does in the search: the middle ones as whole words. */
  #withParts(parts: readonly string[], atWords: boolean): number[] {
    const { words, from, places } = this.#index;
    const compared = parts.slice(0, MOST_PARTS);
    const inParts = new Uint8Array(this.#products.length);
    for (const [n, part] of compared.entries()) {
      const begins = n > 0 || atWords ? BREAK : "";
      const ends = n < parts.length - 1 ? BREAK : "";
      for (const place of textsWith(words, begins + part + ends)) {
        for (let at = from[place] ?? 0; at < (from[place + 1] ?? 0); at++) {
          const order = places[at] ?? 0;
          if (inParts[order] === n) inParts[order] = n + 1;
        }
      }
    }
    const orders: number[] = [];
    for (let order = 0; order < inParts.length; order++) {
      if (inParts[order] === compared.length) orders.push(order);
    }
    return orders;
  }

  #numbered(wanted: string): number[] {
    const { numbers, numbered } = this.#index;
    if (wanted === "") return [];
    const text = enoughOfNumber(wanted) ? wanted : BREAK + wanted + BREAK;
    return [...textsWith(numbers, text)].map((place) => numbered[place] ?? 0);
  }
}

/** More words of a search than these hardly narrow it. */
const MOST_PARTS = 8;

function holds({ name, description }: Searched, wanted: string): boolean {
  return name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);
}

function* indexOf(products: Ordered<Searched>): Steps<Index> {
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
  return { products, words, from, places, numbers: inOne(numbers), numbered: Uint32Array.from(numbered) };
}

/** The places of products with another text, or that were not there. */
function changedOf(before: Ordered<Searched>, now: Ordered<Searched>): number[] {
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
