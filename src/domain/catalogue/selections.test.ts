import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { sampleBrand, sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { brandChoices } from "./brand-lists.ts";
import { imageRank, type Product } from "../product/product.ts";
import {
  firstNamed,
  isChemical,
  isFloorCare,
  orderByImage,
  solutionsProducts,
  vacuumProducts,
} from "./selections.ts";

const product = (id: string, changes: Partial<Product> = {}) =>
  sampleProduct({ id, name: id, brand: "COMAC", category: "Equipments", ...changes });

const ids = (products: readonly Product[]) => products.map(({ id }) => id);

test("the vacuum page shows its category only, missing and placeholder images before real ones", () => {
  const category = "Industrial Vacuum Cleaners";
  const products = [
    product("own", { category, imageUrl: "/attached-assets/own.avif" }),
    product("placeholder", { category, imageUrl: "/placeholder.svg" }),
    product("absolute", { category, imageUrl: "https://pictures.example/a.jpg" }),
    product("missing", { category }),
    product("Industrial Vacuum Cleaner by name only"),
    product("empty", { category, imageUrl: " " }),
  ];
  expect(ids(vacuumProducts(products))).toEqual(["missing", "empty", "placeholder", "own", "absolute"]);
});

test("a category written with an arrow counts by its first half", () => {
  expect(vacuumProducts([product("a", { category: "Industrial Vacuum Cleaners » Wet" })])).toHaveLength(1);
});

test("floor care is its category, or floor, grinder or scrub in a name", () => {
  expect(isFloorCare(product("x", { category: "Floor Care Equipment" }))).toBe(true);
  for (const name of ["Red FLOOR Pad", "Angle grinder", "Scrubber-Dryer"]) {
    expect(isFloorCare(product(name))).toBe(true);
  }
  expect(isFloorCare(product("Sweeper", { description: "for floors" }))).toBe(false);
});

test("chemicals is its category, or chemical, detergent or cleaner in a name", () => {
  expect(isChemical(product("x", { category: "Cleaning Chemicals" }))).toBe(true);
  for (const name of ["Chemical pump", "DETERGENT", "Steam Cleaner"]) {
    expect(isChemical(product(name))).toBe(true);
  }
  expect(isChemical(product("Descaler", { category: "Chemicals" }))).toBe(false);
});

test("a machine is found by the first text that any name contains", () => {
  const products = [product("Floor Grinder, 80 cm"), product("Single-Disc Stone Machine")];
  expect(firstNamed(products, ["stone machine", "grinder"])?.id).toBe("Single-Disc Stone Machine");
  expect(firstNamed(products, ["carpet", "GRINDER"])?.id).toBe("Floor Grinder, 80 cm");
  expect(firstNamed(products, ["carpet"])).toBeNull();
});

const PRODUCTS = [
  product("none", { brand: "COMAC", imageUrl: null }),
  product("placeholder", { brand: "COMAC", imageUrl: "/placeholder.svg" }),
  product("own", { brand: "LAVOR", imageUrl: "/attached-assets/own.avif" }),
  product("absolute", { brand: "COMAC", imageUrl: "http://pictures.example/a.png" }),
];

const CATALOGUE = sampleCatalogue(PRODUCTS, { brands: [sampleBrand("TVX"), sampleBrand("COMAC")] });

test("real pictures first, placeholders second, none last, catalogue order within each", () => {
  expect(orderByImage(PRODUCTS).map(({ id }) => id)).toEqual(["own", "absolute", "placeholder", "none"]);
});

test("a brand narrows by exact match and keeps the order; an unknown one finds nothing", () => {
  expect(solutionsProducts(CATALOGUE, "COMAC").map(({ id }) => id)).toEqual([
    "absolute",
    "placeholder",
    "none",
  ]);
  expect(solutionsProducts(CATALOGUE, "comac")).toEqual([]);
  expect(solutionsProducts(CATALOGUE, null)).toHaveLength(4);
});

test("brands come in menu order with their counts, and only those that have products", () => {
  expect(brandChoices(CATALOGUE)).toEqual([
    { name: "COMAC", displayName: "COMAC", logoUrl: null, count: 3 },
    { name: "LAVOR", displayName: "LAVOR", logoUrl: null, count: 1 },
  ]);
});

test("ordering loses nothing and never puts a worse picture before a better one", () => {
  const url = fc.constantFrom(null, "", "/placeholder.png", "/attached-assets/a.avif", "https://x.example/y");
  fc.assert(
    fc.property(fc.array(url), (urls) => {
      const before = urls.map((imageUrl, index) => product(String(index), { imageUrl }));
      const after = orderByImage(before);
      expect(new Set(after)).toEqual(new Set(before));
      const ranks = after.map(({ imageUrl }) => imageRank(imageUrl));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});
