import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { entry, sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { catalogueNumber } from "./catalogue-number.ts";
import type { Product } from "./product.ts";

const ENTRIES = [
  entry("Equipments"),
  entry("Vacuums", "Equipments"),
  entry("Grinders", "Equipments"),
  entry("Chemicals"),
];

/** The products with their numbers, in the order of these. */
function numbersOf(given: readonly Product[]) {
  const { products, numbers } = sampleCatalogue(given, { categories: ENTRIES });
  const numbered = products.flatMap((product) => {
    const number = numbers.of(product);
    return number ? [{ id: product.id, number }] : [];
  });
  const within = ({ subcategory }: { subcategory: number }) => subcategory || Infinity;
  return numbered
    .toSorted(
      ({ number: a }, { number: b }) =>
        a.category - b.category || within(a) - within(b) || a.number - b.number || 0,
    )
    .map(({ id, number }) => ({ id, text: catalogueNumber(number) }));
}

test("products are numbered by category, subcategory and catalogue order", () => {
  const products = [
    sampleProduct({ id: "grinder", category: "Equipments", subcategory: "Grinders" }),
    sampleProduct({ id: "loose", category: "Equipments" }),
    sampleProduct({ id: "vacuum", category: "Equipments", subcategory: "Vacuums" }),
    sampleProduct({ id: "second", category: "Equipments » Vacuums" }),
    sampleProduct({ id: "cleaner", category: "Cleaning Chemicals" }),
    sampleProduct({ id: "beside", category: "General" }),
    sampleProduct({ id: "ride-on", category: "Floor Care Equipment", subcategory: "Ride-On" }),
    sampleProduct({ id: "beside too", category: "General" }),
  ];
  expect(numbersOf(products).map(({ id, text }) => `${text} ${id}`)).toEqual([
    "1.1/01 vacuum",
    "1.1/02 second",
    "1.2/01 grinder",
    "1/01 loose",
    "2/01 cleaner",
    "3/01 beside",
    "3/02 beside too",
    "4/01 ride-on",
  ]);
});

test("every number is given once, and every product has one", () => {
  const place = fc.record({
    category: fc.constantFrom("Equipments", "Chemicals", "Chemicals for Equipments", "Other", ""),
    subcategory: fc.constantFrom(null, "Vacuums", "Grinders", "Unknown"),
  });
  fc.assert(
    fc.property(fc.array(place), (places) => {
      const products = places.map((given, n) => sampleProduct({ ...given, id: `p${n}` }));
      const numbers = numbersOf(products);
      expect(new Set(numbers.map(({ text }) => text)).size).toBe(numbers.length);
      expect(numbers.map(({ id }) => id).toSorted()).toEqual(products.map(({ id }) => id).toSorted());
    }),
  );
});
