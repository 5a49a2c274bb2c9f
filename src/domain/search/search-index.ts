import { areMarked, type Test } from "../catalogue/product-orders.ts";
import { LruCache } from "../lru-cache.ts";
import { bare, enoughOfNumber, hasText, matchesArticleNumber, matchesSearch } from "./search.ts";
import { isRead, readingOf, textsReadAs } from "./search-reading.ts";
import { BREAK, textsWith } from "./search-texts.ts";
import { type Vocabulary, vocabularyOf } from "./search-vocabulary.ts";
import type { Steps } from "../steps.ts";
import { changedOf, type Ordered, type Searched, type WordIndex, wordIndexOf } from "./word-index.ts";

/** What a search has found: whether it holds the product with this `order`. */
type Found = (product: { order: number }) => boolean;

/** So many searches are remembered: a page asks for the same ones several times. */
const MOST_REMEMBERED = 8;

/** When so many products have changed since the index was made, it is made anew. */
const MOST_CHANGED = 1000;

/**
 * Finds what {@link matchesSearch} finds, or, where that is nothing, what has the search as {@link readingOf} reads it. It
 * doesn't look at every product: a text contains a part of a word exactly where one of its words does, and words are few. What has changed since the index was made is looked at one by one.
 */
export class SearchIndex {
  readonly #index: WordIndex;
  readonly #products: Ordered<Searched>;
  readonly #changed: ReadonlySet<number>;
  /** The bare article numbers of what has changed. */
  readonly #changedNumbers: readonly (readonly [number: string, order: number])[];
  #changedVocabulary: Vocabulary | null = null;
  readonly #exact = new LruCache<Uint8Array>(MOST_REMEMBERED);
  readonly #read = new LruCache<Uint8Array>(MOST_REMEMBERED);

  private constructor(index: WordIndex, products: Ordered<Searched>, changed: readonly number[]) {
    this.#index = index;
    this.#products = products;
    this.#changed = new Set(changed);
    this.#changedNumbers = changed.flatMap((order) => {
      const number = products[order]?.serialNumber ?? null;
      return number === null ? [] : [[bare(number), order] as const];
    });
  }

  /** The index of these products; an earlier one is taken over as far as it goes. */
  static *of(products: Ordered<Searched>, earlier: SearchIndex | null = null): Steps<SearchIndex> {
    if (earlier) {
      const changed = changedOf(earlier.#index.products, products);
      if (changed.length <= MOST_CHANGED) return new SearchIndex(earlier.#index, products, changed);
    }
    return new SearchIndex(yield* wordIndexOf(products), products, []);
  }

  /** What the search finds. */
  matching(q: string): Found {
    const found = q.trim() === "" ? null : this.#found(q);
    return ({ order }) => found === null || found[order] === 1;
  }

  /** The same as tests of their `order`; none where everything is found. */
  tests(q: string): readonly Test[] {
    return q.trim() === "" ? [] : [areMarked(this.#found(q))];
  }

  /** What {@link matchesSearch} finds, 1 by its `order`; where the first word has to begin one, in names and descriptions. */
  places(q: string, atWords = false): Uint8Array {
    return atWords ? this.#find(q, true) : this.#found(q, false);
  }

  /** How many products it finds. */
  count(q: string): number {
    let count = 0;
    for (const each of this.#found(q)) count += each;
    return count;
  }

  /** The products, 1 by their `order`, that may have this at the beginning of a word or of the article number: all that do, or more. */
  begunBy(wanted: string): Uint8Array {
    const { words, from, places, numbers, numbered, allInOneWord } = this.#index;
    const found = new Uint8Array(this.#products.length);
    if (bare(wanted) === "") return found.fill(1);
    for (const place of textsWith(words, BREAK + wanted)) {
      for (let at = from[place] ?? 0; at < (from[place + 1] ?? 0); at++) found[places[at] ?? 0] = 1;
    }
    if (this.#mayBeNumber(bare(wanted))) {
      const begins = allInOneWord ? BREAK : "";
      for (const place of textsWith(numbers, begins + bare(wanted))) found[numbered[place] ?? 0] = 1;
    }
    for (const order of this.#changed) found[order] = 1;
    return found;
  }

  /** The products with a word, in lower case, that has this in it and that is accepted, in their names and descriptions. */
  withWord(part: string, accepts: (word: string) => boolean): Found {
    const { words, from, places } = this.#index;
    const found = new Uint8Array(this.#products.length);
    for (const place of textsWith(words, part)) {
      const [begin = 0, end = 0] = words.starts.subarray(place, place + 2);
      if (!accepts(words.whole.slice(begin, end - 1))) continue;
      for (let at = from[place] ?? 0; at < (from[place + 1] ?? 0); at++) found[places[at] ?? 0] = 1;
    }
    for (const order of this.#changed) {
      const text = textOf(this.#products[order]).toLowerCase();
      found[order] = text.split(/\s+/).some((word) => word.includes(part) && accepts(word)) ? 1 : 0;
    }
    return ({ order }) => found[order] === 1;
  }

  #found(q: string, mayBeRead = true): Uint8Array {
    const exact = this.#exact.get(q, () => this.#find(q, false));
    return mayBeRead && !exact.includes(1) ? this.#read.get(q, () => this.#findRead(q)) : exact;
  }

  /** The same where nothing has the search as it is typed. */
  #findRead(q: string): Uint8Array {
    const reading = readingOf(q);
    if (!reading) return new Uint8Array(this.#products.length);
    const compared = reading.words.slice(0, MOST_PARTS);
    const places = compared.map((word) => textsReadAs(this.#index.words, word));
    const found = this.#having(places, (product) => isRead(product, reading));
    for (const order of this.#changed) {
      const product = this.#products[order];
      found[order] = product && isRead(product, reading) ? 1 : 0;
    }
    return found;
  }

  /** One number a product, 1 where it is found. */
  #find(q: string, atWords: boolean): Uint8Array {
    const wanted = q.trim().toLowerCase();
    const parts = wanted.split(/\s+/);
    const compared = parts.slice(0, MOST_PARTS);
    const places = compared.map((part, n) => {
      const [begins, ends] = [n > 0 || atWords, n < parts.length - 1];
      return textsWith(this.#index.words, (begins ? BREAK : "") + part + (ends ? BREAK : ""));
    });
    // One part stands in a word as in the text; several may stand in it apart from each other.
    const found = this.#having(places, parts.length > 1 ? (product) => hasText(product, wanted) : null);
    for (const order of atWords ? [] : this.#numbered(bare(q))) found[order] = 1;
    for (const order of this.#changed) {
      const product = this.#products[order];
      found[order] = product && matchesSearch(product, q) ? 1 : 0;
    }
    return found;
  }

  /** The words of letters in all texts, and in those that have changed, for a search that is misspelled. */
  get vocabularies(): readonly Vocabulary[] {
    this.#index.vocabulary ??= vocabularyOf(this.#index.words.whole);
    this.#changedVocabulary ??= vocabularyOf(
      [...this.#changed].map((order) => textOf(this.#products[order])).join(BREAK),
    );
    return [this.#index.vocabulary, this.#changedVocabulary];
  }

  /** The products whose article numbers a search means. */
  numberedBy(q: string): ReadonlySet<number> {
    const found = new Set(this.#numbered(bare(q)));
    for (const order of this.#changed) {
      const number = this.#products[order]?.serialNumber ?? null;
      if (number !== null && matchesArticleNumber(number, q)) found.add(order);
      else found.delete(order);
    }
    return found;
  }

  /** The products that have this, {@link bare}, in their article numbers. */
  withNumber(wanted: string): number[] {
    if (!this.#mayBeNumber(wanted)) return [];
    const { numbers, numbered } = this.#index;
    const before = [...textsWith(numbers, wanted)].map((place) => numbered[place] ?? 0);
    const changed = this.#changedNumbers.filter(([number]) => number.includes(wanted));
    return [...before.filter((order) => !this.#changed.has(order)), ...changed.map(([, order]) => order)];
  }

  /** Whether an article number may have this in it. */
  #mayBeNumber(wanted: string): boolean {
    if (wanted === "") return false;
    return (
      wanted.length <= this.#index.longestNumber ||
      this.#changedNumbers.some(([number]) => wanted.length <= number.length)
    );
  }

  /**
   * The article numbers, {@link bare}, that one changed sign or two swapped ones may lead to from this one, each with the
   * `order` of its product: such a change leaves one half as it is, or swaps the signs where the halves meet.
   */
  *numbersNear(wanted: string): Generator<readonly [number: string, order: number]> {
    const { numbers, numbered } = this.#index;
    for (const near of this.#changedNumbers) {
      if (Math.abs(near[0].length - wanted.length) <= 1) yield near;
    }
    const half = wanted.length >> 1;
    const [begin, end] = [wanted.slice(0, half), wanted.slice(half)];
    const swapped = begin.slice(0, -1) + end.charAt(0) + begin.slice(-1) + end.slice(1);
    for (const text of [BREAK + begin, end + BREAK, BREAK + swapped + BREAK]) {
      for (const place of textsWith(numbers, text)) {
        const [from = 0, to = 0] = numbers.starts.subarray(place, place + 2);
        const order = numbered[place] ?? 0;
        if (Math.abs(to - 1 - from - wanted.length) > 1 || this.#changed.has(order)) continue;
        yield [numbers.whole.slice(from, to - 1), order];
      }
    }
  }

  /** The products that have all parts of a search, each of which is in the words at some places, and of these what is tested and passes. */
  #having(parts: readonly Iterable<number>[], test: ((product: Searched) => boolean) | null): Uint8Array {
    const { from, places } = this.#index;
    const inParts = new Uint8Array(this.#products.length);
    for (const [n, found] of parts.entries()) {
      let isLeft = false;
      for (const place of found) {
        for (let at = from[place] ?? 0; at < (from[place + 1] ?? 0); at++) {
          const order = places[at] ?? 0;
          if (inParts[order] !== n) continue;
          inParts[order] = n + 1;
          isLeft = true;
        }
      }
      // The words after one that is in none, as a misspelled one, may be in very many.
      if (!isLeft) return inParts.fill(0);
    }
    if (!test) return inParts;
    for (let order = 0; order < inParts.length; order++) {
      const product = inParts[order] === parts.length ? this.#products[order] : null;
      inParts[order] = product && test(product) ? 1 : 0;
    }
    return inParts;
  }

  #numbered(wanted: string): number[] {
    const { numbers, numbered, allWithDigits } = this.#index;
    if (!this.#mayBeNumber(wanted)) return [];
    const isLetters = !/\d/.test(wanted);
    if (isLetters && allWithDigits) return [];
    const text = enoughOfNumber(wanted) ? wanted : BREAK + wanted + BREAK;
    return [...textsWith(numbers, text)].map((place) => numbered[place] ?? 0);
  }
}

const textOf = (product: Searched | null | undefined) =>
  product ? `${product.name} ${product.description}` : "";

/** More words of a search than these hardly narrow it. */
const MOST_PARTS = 8;
