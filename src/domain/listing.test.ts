import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../tests/support/sample-product.ts";
import { entry, sampleBrand, sampleCatalogue } from "../../tests/support/sample-tree.ts";
import { makeCatalogue } from "./catalogue.ts";
import {
  filterListing,
  listingFilter,
  PAGE_SIZE,
  pageCount,
  paginate,
  brandsWithin,
  browse,
  productsUnder,
  SORT_KEYS,
  sortForBrowsing,
} from "./listing.ts";
import { imageRank } from "./product.ts";

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
const found = (filter: Parameters<typeof listingFilter>[0]) =>
  filterListing(sampleCatalogue(PRODUCTS), listingFilter(filter)).map(({ id }) => id);

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

test("all filters apply together, the application among them", () => {
  expect(found({ application: "healthcare" })).toEqual(["c"]);
  expect(found({ application: "commercial", q: "vac" })).toEqual(["d"]);
  expect(found({ category: "Tools", brand: "FILMOP", q: "pad" })).toEqual([]);
});

test("pages hold them all, and nothing still fills one", () => {
  expect([0, 1, 24, 25, 48, 49].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (total) => {
      expect(pageCount(total) * PAGE_SIZE).toBeGreaterThanOrEqual(total);
      expect((pageCount(total) - 1) * PAGE_SIZE).toBeLessThan(total);
    }),
  );
});

const LIST = Array.from({ length: 50 }, (_, index) => index);

test.each([
  [undefined, undefined, { from: 1, page: 1, first: 0, count: 24 }],
  [2, undefined, { from: 2, page: 2, first: 24, count: 24 }],
  [2, 1, { from: 1, page: 2, first: 0, count: 48 }],
  [3, undefined, { from: 3, page: 3, first: 48, count: 2 }],
  [99, 99, { from: 3, page: 3, first: 48, count: 2 }],
  [1, 7, { from: 1, page: 1, first: 0, count: 24 }],
])("page %j from %j", (page, from, expected) => {
  const part = paginate(LIST, page, from);
  expect({
    from: part.from,
    page: part.page,
    first: part.shown[0],
    count: part.shown.length,
  }).toEqual(expected);
  expect(part).toMatchObject({ matching: 50, pages: 3 });
});

test("an empty list is one page of nothing", () => {
  expect(paginate([])).toEqual({ matching: 0, from: 1, page: 1, pages: 1, shown: [] });
});

const PICTURE = "/attached-assets/a.webp";
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

test("pictures come first, the chosen key breaks ties, then the name", () => {
  const products = [
    sampleProduct({ id: "a", name: "Pad 20 in", brand: "B", category: "X" }),
    sampleProduct({ id: "b", name: "pad 3 in", brand: "A", category: "Z" }),
    sampleProduct({ id: "c", name: "Zebra", brand: "b", category: "Y", imageUrl: PICTURE }),
    sampleProduct({ id: "d", name: "Äpfel", brand: "B", category: "X", imageUrl: "/placeholder.svg" }),
  ];
  expect(ids(sortForBrowsing(products, "name", "en"))).toEqual(["c", "d", "b", "a"]);
  expect(ids(sortForBrowsing(products, "brand", "en"))).toEqual(["c", "d", "b", "a"]);
  expect(ids(sortForBrowsing(products, "category", "en"))).toEqual(["c", "d", "a", "b"]);
  expect(ids(products)).toEqual(["a", "b", "c", "d"]);
});

test("sorting loses nothing and keeps the order of images", () => {
  const product = fc
    .record({
      name: fc.string(),
      brand: fc.constantFrom("A", "b", "é"),
      imageUrl: fc.constantFrom(null, PICTURE, "/placeholder.png", "https://example.com/a.jpg"),
    })
    .map(sampleProduct);
  fc.assert(
    fc.property(fc.array(product), fc.constantFrom(...SORT_KEYS), (products, sort) => {
      const sorted = sortForBrowsing(products, sort, "en");
      expect(new Set(sorted)).toEqual(new Set(products));
      const ranks = sorted.map(({ imageUrl }) => imageRank(imageUrl));
      expect(ranks).toEqual(ranks.toSorted());
    }),
  );
});

test("a page holds its category, or its subcategory, or nothing for an unknown path", () => {
  const products = [
    sampleProduct({ id: "a", category: "Chemicals", subcategory: "Kitchen" }),
    sampleProduct({ id: "b", category: "Cleaning Chemicals" }),
  ];
  const categories = [entry("Chemicals"), entry("Kitchen", "Chemicals")];
  const catalogue = sampleCatalogue(products, { categories });
  const category = catalogue.categories[0] ?? null;
  expect(ids(productsUnder(catalogue, category, null))).toEqual(["a", "b"]);
  expect(ids(productsUnder(catalogue, category, category?.subcategories[0] ?? null))).toEqual(["a"]);
  expect(productsUnder(catalogue, null, null)).toEqual([]);
});

test("search and brand narrow a page, and its brands are listed once", () => {
  const products = [
    sampleProduct({ id: "a", name: "Mop", brand: "TVX" }),
    sampleProduct({ id: "b", name: "Mop head", brand: "FILMOP" }),
    sampleProduct({ id: "c", name: "Bin", brand: "FILMOP" }),
  ];
  expect(ids(browse(products, { q: "MOP", brand: "FILMOP", sort: "name" }, "en"))).toEqual(["b"]);
  expect(ids(browse(products, { q: "", brand: null, sort: "name" }, "en"))).toEqual(["c", "a", "b"]);
  const numbered = [...products, sampleProduct({ id: "d", serialNumber: "NQ-1234" })];
  expect(ids(browse(numbered, { q: "nq 1234", brand: null, sort: "name" }, "en"))).toEqual(["d"]);
  expect(brandsWithin(products, "en")).toEqual(["FILMOP", "TVX"]);
});

test("names stand in the order of the page's language", () => {
  const names = ["Zebra", "Ähre", "Apfel"];
  const products = names.map((name) => sampleProduct({ name }));
  const sorted = (locale: string) => sortForBrowsing(products, "name", locale).map(({ name }) => name);
  expect(sorted("de")).toEqual(["Ähre", "Apfel", "Zebra"]);
  expect(sorted("sv")).toEqual(["Apfel", "Zebra", "Ähre"]);
});
