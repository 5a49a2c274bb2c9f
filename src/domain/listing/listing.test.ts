import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { entry, sampleBrand, sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import {
  beforeFigures,
  countChoices,
  countListing,
  filterListing,
  listingFilter,
  removals,
} from "./listing.ts";

const PRODUCTS = [
  sampleProduct({
    id: "a",
    name: "Floor Pad",
    category: "Tools",
    subcategory: "Floor Pads",
    brand: "AMERICO",
  }),
  sampleProduct({ id: "b", name: "Mop", category: "Tools » Floor Pads", brand: "FILMOP" }),
  sampleProduct({ id: "c", name: "Cleaner", category: "Cleaning Chemicals", description: "For any FLOOR" }),
  sampleProduct({ id: "d", name: "Vacuum", category: "Floor Care Equipment", brand: "americo" }),
];
/** The products that the listing shows, which are as many as it counts. */
const found = (given: Parameters<typeof listingFilter>[0]) => {
  const filter = listingFilter(given);
  const ids = filterListing(sampleCatalogue(PRODUCTS), filter).map(({ id }) => id);
  expect(countListing(sampleCatalogue(PRODUCTS), filter)).toBe(ids.length);
  return ids;
};

test("the search looks into name and description, whatever the capitals", () => {
  expect(found({ q: "  floor " })).toEqual(["a", "c"]);
  expect(found({ q: "" })).toEqual(["a", "b", "c", "d"]);
  expect(found({ q: ".*" })).toEqual([]);
});

test("the search finds article numbers, with or without dash, space and capitals", () => {
  const products = [sampleProduct({ id: "a", serialNumber: "NQ-1234" }), sampleProduct({ id: "b" })];
  for (const q of ["NQ 1234", "nq-1234", "nq1234"]) {
    expect(filterListing(sampleCatalogue(products), listingFilter({ q })).map(({ id }) => id)).toEqual(["a"]);
  }
});

test("category, subcategory and brand match exactly, arrows understood", () => {
  expect(found({ category: "Tools" })).toEqual(["a", "b"]);
  expect(found({ category: "tools" })).toEqual([]);
  expect(found({ category: "Tools", subcategory: "Floor Pads" })).toEqual(["a", "b"]);
  expect(found({ brand: "AMERICO" })).toEqual(["a"]);
});

test("what was renamed is found by its key, whichever of its names the filter has", () => {
  const catalogue = makeCatalogue({
    version: 1,
    products: [
      sampleProduct({ id: "a", brand: "SULO AG", category: "Hand tools", subcategory: "Floor pads" }),
    ],
    brands: [{ ...sampleBrand("SULO AG"), id: "sulo", formerNames: ["SULO"] }],
    categories: [
      { ...entry("Hand tools"), key: "tools", formerNames: ["Tools"] },
      { ...entry("Floor pads", "Hand tools"), key: "pads", formerNames: ["Pads"] },
    ],
  });
  for (const filter of [
    { brand: "SULO" },
    { brand: "SULO AG" },
    { category: "Tools", subcategory: "Pads" },
    { category: "Hand tools" },
  ]) {
    expect(filterListing(catalogue, listingFilter(filter)).map(({ id }) => id)).toEqual(["a"]);
  }
  expect(filterListing(catalogue, listingFilter({ brand: "sulo" }))).toEqual([]);
  expect(filterListing(catalogue, listingFilter({ category: "tools" }))).toEqual([]);
});

test("a subcategory is found by its former name also where another category has one of that name", () => {
  const placed = (id: string, category: string, subcategory: string) =>
    sampleProduct({ id, category, subcategory });
  const catalogue = makeCatalogue({
    version: 1,
    products: [placed("a", "Tools", "Floor pads"), placed("b", "Machines", "Pads")],
    brands: [],
    categories: [
      entry("Tools"),
      { ...entry("Floor pads", "Tools"), formerNames: ["Pads", "Cloths"] },
      entry("Machines"),
      { ...entry("Pads", "Machines"), formerNames: ["Cloths"] },
    ],
  });
  const idsOf = (category: string, subcategory: string) =>
    filterListing(catalogue, listingFilter({ category, subcategory })).map(({ id }) => id);
  expect(idsOf("Tools", "Pads")).toEqual(["a"]);
  expect(idsOf("Tools", "Cloths")).toEqual(["a"]);
  expect(idsOf("Machines", "Pads")).toEqual(["b"]);
  expect(idsOf("Machines", "Cloths")).toEqual(["b"]);
});

test("all filters apply together, the application among them", () => {
  expect(found({ application: "healthcare" })).toEqual(["c"]);
  expect(found({ application: "commercial", q: "vac" })).toEqual(["d"]);
  expect(found({ category: "Tools", brand: "FILMOP", q: "pad" })).toEqual([]);
});

test("the pages of a result share its list, and each catalogue has its own", () => {
  const source = sampleCatalogue(PRODUCTS);
  const list = beforeFigures(source, listingFilter({ q: "floor" }));
  expect(beforeFigures(source, listingFilter({ q: " FLOOR", tank: "5-60" }))).toBe(list);
  expect(beforeFigures(source, listingFilter({ q: "floor", brand: "AMERICO" }))).toHaveLength(1);
  expect(beforeFigures(sampleCatalogue(PRODUCTS.slice(0, 1)), listingFilter({ q: "floor" }))).toHaveLength(1);
});

test("a choice counts what it would show while the other filters stay", () => {
  const counts = (filter: Parameters<typeof listingFilter>[0]) =>
    countChoices(sampleCatalogue(PRODUCTS), listingFilter(filter));
  expect(counts({}).category("Tools")).toBe(2);
  expect(counts({}).category("Nothing")).toBe(0);
  // Another category gives the subcategory up, but keeps brand and search.
  const chosen = counts({ category: "Tools", subcategory: "Floor Pads", brand: "FILMOP" });
  expect(chosen.category("Tools")).toBe(1);
  expect(chosen.category("Cleaning Chemicals")).toBe(0);
  expect(chosen.brand("AMERICO")).toBe(1);
  expect(chosen.subcategory("Floor Pads")).toBe(1);
  expect(counts({ q: "floor" }).brand("FILMOP")).toBe(0);
  expect(counts({ application: "healthcare" }).category("Cleaning Chemicals")).toBe(1);
});

test("whatever is set, a choice counts as many products as choosing it finds", () => {
  const more = sampleProduct({ id: "e", category: "Tools", subcategory: "Mops", brand: "AMERICO" });
  const levels = [55, 70];
  const catalogue = sampleCatalogue(
    [...PRODUCTS, more].map((product, place) => ({
      ...product,
      specifications: `Noise level: ${levels[place % levels.length]} dB(A)`,
    })),
  );
  const one = (...values: string[]) => fc.constantFrom(undefined, ...values);
  const filters = fc.record({
    q: one("floor", "mop"),
    category: one("Tools", "Cleaning Chemicals"),
    subcategory: one("Floor Pads", "Mops"),
    brand: one("AMERICO", "FILMOP", "Nobody"),
    noise: one("50-60", "60-80"),
  });
  const choices = fc.record({
    category: fc.constantFrom("Tools", "Floor Care Equipment"),
    subcategory: fc.constantFrom("Floor Pads", "Mops"),
    brand: fc.constantFrom("AMERICO", "FILMOP", "americo"),
  });
  fc.assert(
    fc.property(filters, choices, ({ q = "", noise, ...set }, { category, subcategory, brand }) => {
      const filter = { ...listingFilter({ q, ...(noise && { noise }) }), ...nulled(set) };
      const counts = countChoices(catalogue, filter);
      const foundWith = (change: Partial<typeof filter>) =>
        filterListing(catalogue, { ...filter, ...change }).length;
      expect(counts.category(category)).toBe(foundWith({ category, subcategory: null }));
      expect(counts.subcategory(subcategory)).toBe(foundWith({ subcategory }));
      expect(counts.brand(brand)).toBe(foundWith({ brand }));
    }),
  );
});

const nulled = ({
  category = null,
  subcategory = null,
  brand = null,
}: Partial<Record<"category" | "subcategory" | "brand", string | null | undefined>>) => ({
  category,
  subcategory,
  brand,
});

test("taking a filter off is counted, a category with its subcategory", () => {
  const counted = (filter: Parameters<typeof listingFilter>[0]) =>
    removals(sampleCatalogue(PRODUCTS), listingFilter(filter));
  expect(counted({ q: "vac", category: "Tools", subcategory: "Floor Pads" })).toEqual([
    { filter: "q", count: 2 },
    { filter: "category", count: 1 },
    { filter: "subcategory", count: 0 },
  ]);
  expect(counted({ brand: "FILMOP", application: "healthcare" })).toEqual([
    { filter: "brand", count: 1 },
    { filter: "application", count: 1 },
  ]);
});
