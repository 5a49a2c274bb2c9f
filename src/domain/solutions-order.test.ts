import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleBrand, sampleCatalogue } from "../../tests/support/sample-tree.ts";
import { imageRank } from "./image-rank.ts";
import type { Product } from "./product.ts";
import { brandChoices, orderByImage, solutionsProducts } from "./solutions-order.ts";

const product = (id: string, brand: string, imageUrl: string | null): Product => ({
  id,
  name: id,
  brand,
  category: "Equipments",
  subcategory: null,
  description: "",
  features: [],
  specifications: "",
  imageUrl,
  productUrl: null,
  serialNumber: null,
  price: null,
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
});

const PRODUCTS = [
  product("none", "COMAC", null),
  product("placeholder", "COMAC", "/placeholder.svg"),
  product("own", "LAVOR", "/attached-assets/own.avif"),
  product("absolute", "COMAC", "http://pictures.example/a.png"),
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
    { name: "COMAC", logoUrl: null, count: 3 },
    { name: "LAVOR", logoUrl: null, count: 1 },
  ]);
});

test("ordering loses nothing and never puts a worse picture before a better one", () => {
  const url = fc.constantFrom(null, "", "/placeholder.png", "/attached-assets/a.avif", "https://x.example/y");
  fc.assert(
    fc.property(fc.array(url), (urls) => {
      const before = urls.map((imageUrl, index) => product(String(index), "A", imageUrl));
      const after = orderByImage(before);
      expect(new Set(after)).toEqual(new Set(before));
      const ranks = after.map(({ imageUrl }) => imageRank(imageUrl));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});
