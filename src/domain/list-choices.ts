import { CACHES } from "./caches.ts";
import { placementOf } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";
import { complete, STEP, type Steps } from "./steps.ts";

/** What one of a few texts each product has: the place of each product's by its `order`, and what each of them is. */
export type Choice = { texts: readonly string[]; placeOf: ReadonlyMap<string, number>; places: Uint32Array };

/** What lists are narrowed by, as numbers: keys of categories and brands, and names of subcategories, "" for none. */
export type Choices = Record<"category" | "subcategory" | "brand", Choice>;

type Ordered = readonly (KeyedProduct | null)[];

/** Those of a catalogue, found once: to look at 30,000 products one by one takes many times as long as at their numbers. */
export function choicesOf(ordered: Ordered): Choices {
  return CACHES.choices.get(ordered) ?? complete(findChoices(ordered));
}

export function* findChoices(ordered: Ordered): Steps<Choices> {
  const begin = () => ({
    texts: [""],
    placeOf: new Map([["", 0]]),
    places: new Uint32Array(ordered.length),
  });
  const choices = { category: begin(), subcategory: begin(), brand: begin() };
  const put = ({ texts, placeOf, places }: ReturnType<typeof begin>, order: number, text: string) => {
    const place = placeOf.get(text) ?? texts.push(text) - 1;
    if (place === texts.length - 1) placeOf.set(text, place);
    places[order] = place;
  };
  for (const [order, product] of ordered.entries()) {
    if (order % STEP === 0) yield;
    if (!product) continue;
    put(choices.category, order, product.categoryKey);
    put(choices.subcategory, order, placementOf(product).subcategory ?? "");
    put(choices.brand, order, product.brandKey);
  }
  CACHES.choices.set(ordered, choices);
  return choices;
}

/** The `order` of each product of a list. */
export function ordersOf(list: readonly KeyedProduct[]): Uint32Array {
  const known = CACHES.orders.get(list);
  if (known) return known;
  const orders = new Uint32Array(list.length);
  for (const [place, { order }] of list.entries()) orders[place] = order;
  CACHES.orders.set(list, orders);
  return orders;
}

/** The products of these orders as a list, which keeps them. */
export function listOf(ordered: Ordered, orders: Uint32Array): readonly KeyedProduct[] {
  const list: KeyedProduct[] = [];
  for (const order of orders) {
    const product = ordered[order];
    if (product) list.push(product);
  }
  CACHES.orders.set(list, orders);
  return list;
}

/** What is asked of products: that the place of each by its `order` is one of those that fit. */
export type Test = { places: Uint8Array | Uint32Array; fits: Uint8Array };

/** That the products are marked with 1. */
export const areMarked = (places: Uint8Array): Test => ({ places, fits: MARKED });

const MARKED = Uint8Array.of(0, 1);

/** Where orders stand while they are tested: an array for each test would be half a megabyte of garbage. */
let tested = new Uint32Array();

/** Those of these orders that pass all tests. A loop over numbers: a function called for each takes ten times as long. */
export function passing(orders: Uint32Array, tests: readonly Test[]): Uint32Array {
  if (tests.length === 0) return orders;
  if (tested.length < orders.length) tested = new Uint32Array(orders.length);
  let left = orders;
  let length = orders.length;
  for (const { places, fits } of tests) {
    let passed = 0;
    for (let at = 0; at < length; at++) {
      const order = left[at] ?? 0;
      if (fits[places[order] ?? 0] === 1) tested[passed++] = order;
    }
    left = tested;
    length = passed;
  }
  return tested.slice(0, length);
}

/** How many products have each of the texts of a choice, by its place. */
export function countsOf({ texts, places }: Choice, orders: Uint32Array): Uint32Array {
  const counts = new Uint32Array(texts.length);
  for (const order of orders) {
    const place = places[order] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** The texts of a choice that a list has, by their places, in the order in which its products have them first. */
export function firstPlaces({ texts, places }: Choice, list: readonly KeyedProduct[]): number[] {
  const seen = new Uint8Array(texts.length);
  const found: number[] = [];
  for (const order of ordersOf(list)) {
    const place = places[order] ?? 0;
    if (seen[place] === 0) found.push(place);
    seen[place] = 1;
  }
  return found;
}
