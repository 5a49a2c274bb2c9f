import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { entry, sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { APPLICATIONS } from "../product/applications.ts";
import { type BarGroup, catalogueBar } from "./catalogue-bar.ts";
import { ordersLeft, productsUnder } from "./category-list.ts";
import { type ListingFilter, filterListing, listingFilter } from "./listing.ts";
import type { Product } from "../product/product.ts";

const ENTRIES = [entry("Equipments"), entry("Chemicals")];
const PRODUCTS = [
  sampleProduct({ id: "tub", name: "Tub", category: "Equipments", brand: "NUMATIC" }),
  sampleProduct({ id: "soap", name: "Soap", category: "Chemicals" }),
  sampleProduct({ id: "disinfectant", name: "Disinfectant", category: "Chemicals" }),
  sampleProduct({ id: "concentrate", name: "Concentrate", category: "Cleaning Chemicals" }),
  sampleProduct({ id: "ride-on", name: "Ride-on", category: "Floor Care Equipment" }),
  sampleProduct({ id: "drum", name: "Drum", category: "Industrial Vacuum Cleaners", brand: "NUMATIC" }),
];

const catalogueOf = (products: readonly Product[]) => sampleCatalogue(products, { categories: ENTRIES });

function barFor(filter: Partial<ListingFilter>, products: readonly Product[] = PRODUCTS) {
  const catalogue = catalogueOf(products);
  const whole = { ...listingFilter({}), ...filter };
  return catalogueBar(catalogue, whole, filterListing(catalogue, whole));
}

const counts = (bar: readonly BarGroup[]) => bar.map(({ name, count }) => [name, count]);

/** As many products as the page shows that a group leads to. */
function shownBy({ target }: BarGroup, filter: ListingFilter, products: readonly Product[]): number | null {
  const catalogue = catalogueOf(products);
  if (target === null) return null;
  if (target.page === "listing") {
    return filterListing(catalogue, { ...filter, category: target.category }).length;
  }
  const category = catalogue.categories.find(({ key }) => key === target.key) ?? null;
  return ordersLeft(catalogue, productsUnder(catalogue, category, null), filter).length;
}

test("categories beside the tree have groups of their own after it, and all counts add up", () => {
  expect(counts(barFor({}))).toEqual([
    ["Equipments", 1],
    ["Chemicals", 3],
    ["Floor Care Equipment", 1],
    ["Industrial Vacuum Cleaners", 1],
  ]);
  expect(barFor({}).map(({ target }) => target)).toEqual([
    { page: "category", key: "equipments" },
    { page: "category", key: "chemicals" },
    { page: "listing", category: "Floor Care Equipment" },
    { page: "listing", category: "Industrial Vacuum Cleaners" },
  ]);
});

test("a chosen category's group counts what the listing shows, and takes the category off", () => {
  const [equipments, chemicals, floorCare] = barFor({ category: "Chemicals" });
  expect(chemicals).toMatchObject({
    chosen: true,
    count: 2,
    highlighted: [0, 1],
    target: { page: "listing", category: null },
  });
  expect(equipments).toMatchObject({ count: null, target: { page: "category", key: "equipments" } });
  expect(floorCare).toMatchObject({
    count: null,
    target: { page: "listing", category: "Floor Care Equipment" },
  });
  const contained = barFor({ category: "Cleaning Chemicals" });
  expect(contained[1]).toMatchObject({ chosen: true, count: 1, highlighted: [2] });
});

test("an application is not given up: the listing is narrowed where that shows the same products", () => {
  expect(barFor({ application: "commercial" }).map(({ count, target }) => [count, target])).toEqual([
    [0, null],
    [1, { page: "listing", category: "Cleaning Chemicals" }],
    [1, { page: "listing", category: "Floor Care Equipment" }],
    [1, { page: "listing", category: "Industrial Vacuum Cleaners" }],
  ]);
  // A disinfectant and a product of Cleaning Chemicals: no one exact category holds both.
  expect(barFor({ application: "healthcare" })[1]).toMatchObject({ count: 2, target: null });
});

test("whatever the filter, the counts add up to the result and a press shows exactly its count", () => {
  const product = fc
    .record({
      name: fc.constantFrom("Mop", "Disinfectant", "Bin"),
      brand: fc.constantFrom("SULO", "COMAC"),
      specifications: fc.constantFrom("", "Working width: 430 mm", "Working width: 60 cm"),
      category: fc.constantFrom(
        "Equipments",
        "Chemicals",
        "Cleaning Chemicals",
        "Chemicals » Acids",
        "Chemicals for Equipments",
        "Floor Care Equipment",
        "Industrial Vacuum Cleaners",
        "Other",
      ),
    })
    .map(sampleProduct);
  const filter = fc.record({
    q: fc.constantFrom("", "mop", "nothing"),
    category: fc.constantFrom(null, "Chemicals", "Cleaning Chemicals", "Other", "Nowhere"),
    subcategory: fc.constantFrom(null, "Acids"),
    brand: fc.constantFrom(null, "SULO"),
    application: fc.constantFrom(null, ...APPLICATIONS),
    figures: fc.constantFrom(null, { width: { from: 400, to: 500 } }, { width: "none" as const }),
    nearest: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(product), filter, (list, given) => {
      const products = list.map((each, index) => ({ ...each, id: `p${index}` }));
      const bar = barFor(given, products);
      const sum = bar.reduce((total, { count }) => total + (count ?? 0), 0);
      expect(sum).toBe(filterListing(catalogueOf(products), given).length);
      for (const group of bar) {
        if (group.chosen || group.count === null || group.target === null) continue;
        expect(shownBy(group, given, products)).toBe(group.count);
      }
    }),
  );
});
