import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../tests/support/sample-product.ts";
import { categoryTree } from "./category.ts";
import { registerNumber, registerOf } from "./register.ts";

const ENTRIES = [
  { name: "Equipments", description: "", parent: null },
  { name: "Vacuums", description: "", parent: "Equipments" },
  { name: "Grinders", description: "", parent: "Equipments" },
  { name: "Chemicals", description: "", parent: null },
];

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
  const register = registerOf(categoryTree(ENTRIES, products), products);
  expect(register.map((entry) => `${registerNumber(entry)} ${entry.id}`)).toEqual([
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
      const register = registerOf(categoryTree(ENTRIES, products), products);
      expect(new Set(register.map(registerNumber)).size).toBe(register.length);
      expect(register.map(({ id }) => id).toSorted()).toEqual(products.map(({ id }) => id).toSorted());
    }),
  );
});
