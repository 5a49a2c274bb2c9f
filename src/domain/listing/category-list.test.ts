import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { entry, sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { beforeFigures, inOrder, ordersLeft, productsUnder, sortForBrowsing } from "./category-list.ts";
import { SORT_KEYS } from "../catalogue/category.ts";
import { imageRank } from "../product/product.ts";

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

test("search and brand narrow a page", () => {
  const products = [
    sampleProduct({ id: "a", name: "Mop", brand: "TVX" }),
    sampleProduct({ id: "b", name: "Mop head", brand: "FILMOP" }),
    sampleProduct({ id: "c", name: "Bin", brand: "FILMOP" }),
  ];
  const { products: keyed, ...source } = sampleCatalogue(products);
  const shown = (filter: { q: string; brand: string | null }) => {
    const left = beforeFigures(source, keyed, filter);
    const counted = ordersLeft(source, keyed, { ...filter, figures: null });
    expect([...counted]).toEqual(left.map(({ order }) => order));
    return ids(inOrder(source, left, "name", "en"));
  };
  expect(shown({ q: "MOP", brand: "FILMOP" })).toEqual(["b"]);
  expect(shown({ q: "", brand: null })).toEqual(["c", "a", "b"]);
  const numbered = sampleCatalogue([...products, sampleProduct({ id: "d", serialNumber: "NQ-1234" })]);
  expect(ids(beforeFigures(numbered, numbered.products, { q: "nq 1234", brand: null }))).toEqual(["d"]);
});

test("names stand in the order of the page's language", () => {
  const names = ["Zebra", "Ähre", "Apfel"];
  const products = names.map((name) => sampleProduct({ name }));
  const sorted = (locale: string) => sortForBrowsing(products, "name", locale).map(({ name }) => name);
  expect(sorted("de")).toEqual(["Ähre", "Apfel", "Zebra"]);
  expect(sorted("sv")).toEqual(["Apfel", "Zebra", "Ähre"]);
});
