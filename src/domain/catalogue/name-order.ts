import { compareIn, sortTextOf } from "../listing/category-list.ts";
import type { SortKey } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";
import { imageRank, type Product } from "../product/product.ts";
import { complete, STEP, type Steps } from "../steps.ts";

/** The products by their `order`; null where one was withdrawn. */
type Ordered<Item> = readonly (Item | null)[];

/** Places of products and of texts have room for a million each in one number. */
const MOST = 2 ** 20;

/** The names of all products in the order of one language, so that a list is sorted without comparing names again. */
class NameOrder {
  readonly #locale: string;
  readonly #names: Ordered<Pick<Product, "name">>;
  /** The products' `order`, in the order of their names, and where in this list each product is. */
  readonly byName: Uint32Array;
  readonly #ranks: Uint32Array;
  readonly #sorted = new WeakMap<readonly KeyedProduct[], Map<SortKey, readonly KeyedProduct[]>>();

  private constructor(locale: string, names: Ordered<Pick<Product, "name">>, byName: Uint32Array) {
    this.#locale = locale;
    this.#names = names;
    this.byName = byName;
    this.#ranks = new Uint32Array(names.length);
    for (let rank = 0; rank < byName.length; rank++) this.#ranks[byName[rank] ?? 0] = rank;
  }

  /** The order of these products; what an earlier one has compared is not compared again. */
  static *of(
    products: Ordered<Pick<Product, "name">>,
    locale: string,
    earlier: NameOrder | null,
  ): Steps<NameOrder> {
    const before = earlier ? earlier.#names : [];
    const isKept = new Uint8Array(Math.max(before.length, products.length));
    const others: number[] = [];
    for (let order = 0; order < products.length; order++) {
      if (order % STEP === 0) yield;
      const [a, b] = [before[order], products[order]];
      if (a && b && (a === b || a.name === b.name)) isKept[order] = 1;
      else if (b) others.push(order);
    }
    const kept = earlier?.byName.filter((order) => isKept[order] === 1) ?? new Uint32Array();
    if (earlier && others.length === 0 && kept.length === earlier.byName.length) return earlier;
    yield;
    const compareTexts = compareIn(locale);
    const compare = (a: number, b: number) =>
      compareTexts(products[a]?.name ?? "", products[b]?.name ?? "") || a - b;
    const sorted = yield* sortedInSteps(others, compare);
    return new NameOrder(locale, products, yield* merged(kept, sorted, compare));
  }

  /** A list as {@link sortForBrowsing} sorts it. */
  sort(
    list: readonly KeyedProduct[],
    sort: SortKey,
    products: Ordered<KeyedProduct>,
  ): readonly KeyedProduct[] {
    const known = this.#sorted.get(list);
    const found = known?.get(sort);
    if (found) return found;
    const ranks = sort === "name" ? null : this.#textRanks(list, sort);
    const keys = new Float64Array(list.length);
    for (const [place, product] of list.entries()) {
      const text = ranks?.get(sortTextOf[sort](product)) ?? 0;
      keys[place] = (imageRank(product.imageUrl) * MOST + text) * MOST + (this.#ranks[product.order] ?? 0);
    }
    keys.sort();
    const sorted: KeyedProduct[] = [];
    for (const key of keys) {
      const product = products[this.byName[key % MOST] ?? 0];
      if (product) sorted.push(product);
    }
    if (known) known.set(sort, sorted);
    else this.#sorted.set(list, new Map([[sort, sorted]]));
    return sorted;
  }

  /** The places of the brands or categories of a list among each other; those that compare alike share one. */
  #textRanks(list: readonly KeyedProduct[], sort: SortKey): Map<string, number> {
    const compare = compareIn(this.#locale);
    const texts = [...new Set(list.map(sortTextOf[sort]))].toSorted(compare);
    const ranks = new Map<string, number>();
    let rank = 0;
    for (const [place, text] of texts.entries()) {
      if (place > 0 && compare(texts[place - 1] ?? "", text) !== 0) rank = place;
      ranks.set(text, rank);
    }
    return ranks;
  }
}

/** The orders of names in all languages that were asked for. */
export class NameOrders {
  readonly #products: Ordered<KeyedProduct>;
  readonly #earlier: ReadonlyMap<string, NameOrder>;
  readonly #orders = new Map<string, NameOrder>();

  constructor(products: Ordered<KeyedProduct>, earlier: NameOrders | null) {
    this.#products = products;
    this.#earlier = earlier ? new Map(earlier.#orders) : new Map<string, NameOrder>();
  }

  /** Compares the names in this language, and in those that the earlier catalogue was asked for. */
  *prepare(locales: readonly string[]): Steps<void> {
    for (const locale of new Set([...locales, ...this.#earlier.keys()])) yield* this.#prepare(locale);
  }

  *#prepare(locale: string): Steps<NameOrder> {
    const order = yield* NameOrder.of(this.#products, locale, this.#earlier.get(locale) ?? null);
    this.#orders.set(locale, order);
    return order;
  }

  /** A list as {@link sortForBrowsing} sorts it. */
  sort(list: readonly KeyedProduct[], sort: SortKey, locale: string): readonly KeyedProduct[] {
    const order = this.#orders.get(locale) ?? complete(this.#prepare(locale));
    return order.sort(list, sort, this.#products);
  }
}

type Compare = (a: number, b: number) => number;

function* sortedInSteps(items: readonly number[], compare: Compare): Steps<Uint32Array> {
  let parts: Uint32Array[] = [];
  for (let from = 0; from < items.length; from += STEP) {
    parts.push(Uint32Array.from(items.slice(from, from + STEP).toSorted(compare)));
    yield;
  }
  while (parts.length > 1) {
    const pairs: Uint32Array[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      const [one = new Uint32Array(), other] = parts.slice(at, at + 2);
      pairs.push(other ? yield* merged(one, other, compare) : one);
    }
    parts = pairs;
  }
  return parts[0] ?? new Uint32Array();
}

/** Two sorted lists as one; of a short one each item's place is looked up in the long one. */
function* merged(long: Uint32Array, short: Uint32Array, compare: Compare): Steps<Uint32Array> {
  const all = new Uint32Array(long.length + short.length);
  let from = 0;
  for (let n = 0; n < short.length; n++) {
    if (n % STEP === STEP - 1) yield;
    const item = short[n] ?? 0;
    const isNear = short.length * 20 > long.length;
    const to = isNear ? nextPlace(long, from, item, compare) : placeIn(long, from, item, compare);
    all.set(long.subarray(from, to), from + n);
    all[to + n] = item;
    from = to;
  }
  all.set(long.subarray(from), from + short.length);
  return all;
}

function nextPlace(list: Uint32Array, from: number, item: number, compare: Compare): number {
  let at = from;
  while (at < list.length && compare(list[at] ?? 0, item) < 0) at++;
  return at;
}

function placeIn(list: Uint32Array, from: number, item: number, compare: Compare): number {
  let [low, high] = [from, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(list[middle] ?? 0, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
