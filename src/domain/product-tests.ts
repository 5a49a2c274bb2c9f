import { isAutomated } from "./automation.ts";
import { CACHES } from "./caches.ts";
import type { KeyedProduct } from "./keys.ts";
import type { Product } from "./product.ts";
import { isChemical, isFloorCare } from "./selections.ts";
import { STEP, type Steps } from "./steps.ts";

/** Rules by which pages choose products of the whole catalogue: patterns, which take 20 to 50 ms for 100,000. */
const TESTS = [
  ["floorCare", isFloorCare],
  ["chemicals", isChemical],
  ["automation", isAutomated],
] as const;

type TestName = (typeof TESTS)[number][0];

/** What each product of a catalogue passes, by its `order`: one bit a test. */
export type Tested = { products: readonly (KeyedProduct | null)[]; passed: Uint8Array };

/** The products of a list that pass a test. Of the catalogue that is served that is known beforehand. */
export function passing<P extends Product & { order?: number }>(products: readonly P[], name: TestName): P[] {
  const place = TESTS.findIndex(([each]) => each === name);
  const passes = TESTS[place]?.[1] ?? (() => false);
  const { tested } = CACHES;
  return products.filter((product) => {
    const { order = -1 } = product;
    const known: Product | null = tested?.products[order] ?? null;
    return known === product ? (((tested?.passed[order] ?? 0) >> place) & 1) === 1 : passes(product);
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
        : TESTS.reduce((bits, [, passes], place) => bits | (Number(passes(product)) << place), 0);
  }
  return { products, passed };
}
