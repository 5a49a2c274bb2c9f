import { beforeEach, expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { CACHES } from "./caches.ts";
import { passing, testAll } from "./product-tests.ts";
import { complete } from "../steps.ts";

const { ordered, products } = sampleCatalogue([
  sampleProduct({ id: "pad", name: "Floor Pad" }),
  sampleProduct({ id: "withdrawn", name: "Floor Cleaner", isActive: false }),
  sampleProduct({ id: "cleaner", name: "Floor Cleaner" }),
  sampleProduct({ id: "robot", name: "Robot", features: ["Steel", "Automatic start"] }),
]);
const found = () => {
  const ids = (name: Parameters<typeof passing>[1]) => passing(products, name).map(({ id }) => id);
  return [ids("floorCare"), ids("chemicals"), ids("automation")];
};
const EXPECTED = [["pad", "cleaner"], ["cleaner"], ["robot"]];

beforeEach(() => {
  CACHES.tested = null;
});

test("products pass the tests of the pages, asked beforehand or not", () => {
  expect(found()).toEqual(EXPECTED);
  CACHES.tested = complete(testAll(ordered, null));
  expect(found()).toEqual(EXPECTED);
});

test("what was asked of an earlier catalogue is taken over for products that are the same", () => {
  const earlier = complete(testAll(ordered, null));
  const changed = ordered.map((product) =>
    product?.id === "pad" ? { ...product, name: "Detergent" } : product,
  );
  const now = complete(testAll(changed, { ...earlier, passed: earlier.passed.map((bits) => bits | 4) }));
  expect([...now.passed]).toEqual([2, 0, 7, 4]);
});

test("what was asked of a catalogue says nothing of a product that has changed", () => {
  CACHES.tested = complete(testAll(ordered, null));
  const changed = products.map((product) => ({ ...product, name: "Mop" }));
  expect(passing(changed, "floorCare")).toEqual([]);
});
