import { isAutomated } from "../machines/automation.ts";
import { CACHES } from "./caches.ts";
import type { KeyedProduct } from "./keys.ts";
import type { Product } from "../product/product.ts";
import { isChemical, isFloorCare } from "./selections.ts";
import { STEP, type Steps } from "../steps.ts";

/**
 * Rules by which pages choose products of the whole catalogue: patterns, which take 20 to 50 ms for 100,000. Each has a bit
 * of its own.
 */
const TESTS = {
  floorCare: { bit: 1, passes: isFloorCare },
  chemicals: { bit: 2, passes: isChemical },
  automation: { bit: 4, passes: isAutomated },
};

/** What each product of a catalogue passes, by its `order`: one bit a test. */
export type Tested = { products: readonly (KeyedProduct | null)[]; passed: Uint8Array };

/** The products of a list that pass a test. Of the catalogue that is served that is known beforehand. */
export function passing<P extends Product & { order?: number }>(
  products: readonly P[],
  name: keyof typeof TESTS,
): P[] {
  const { bit, passes } = TESTS[name];
  const { tested } = CACHES;
  return products.filter((product) => {
    const { order = -1 } = product;
    const known: Product | null = tested?.products[order] ?? null;
    return known === product ? ((tested?.passed[order] ?? 0) & bit) !== 0 : passes(product);
  });
}

/** Tests all products; those that an `earlier` catalogue has are not tested again. */
export function* testAll(products: readonly (KeyedProduct | null)[], earlier: Tested | null): Steps<Tested> {
  const passed = new Uint8Array(products.length);
  for (const [order, product] of products.entries()) {
    if (order % STEP === 0) yield;
    if (!product) continue;
    passed[order] =
      earlier?.products[order] === product
        ? (earlier.passed[order] ?? 0)
        : Object.values(TESTS).reduce((bits, { bit, passes }) => (passes(product) ? bits | bit : bits), 0);
  }
  return { products, passed };
}
