import { CACHES } from "./caches.ts";
import type { KeyedProduct } from "./keys.ts";

/** The products of a catalogue by their `order`; null in the place of one that is no longer there. */
export type Ordered = readonly (KeyedProduct | null)[];

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
