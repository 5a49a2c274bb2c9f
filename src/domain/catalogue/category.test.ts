import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { entry, sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import {
  findBySlug,
  isInCategory,
  isInSubcategory,
  placementOf,
  slugOf,
  splitCategory,
  type Category,
  HOME_SUBCATEGORIES,
  homeCategories,
  menuCategories,
} from "./category.ts";

const ENTRIES = [
  entry("Chemicals", null, "All"),
  entry("Kitchen Chemicals", "Chemicals", "Kitchen"),
  entry("Washroom Hygiene"),
  entry("Refill", "Washroom Hygiene"),
  entry("Aerosol Refill", "Washroom Hygiene"),
  entry("Vacuum , High Pressure & Steam Machines"),
];
const at = (category: string, subcategory: string | null = null) => sampleProduct({ category, subcategory });
const PRODUCTS = [
  at("Chemicals", "Kitchen Chemicals"),
  at("Chemicals >> Kitchen Chemicals"),
  at("Cleaning Chemicals"),
  at("Washroom Hygiene", "Aerosol Refill"),
  at("Washroom Hygiene » Refill"),
];

describe("a category with an arrow", () => {
  test.each([
    "Chemicals » Kitchen Chemicals",
    "Chemicals»Kitchen Chemicals",
    "Chemicals >> Kitchen Chemicals",
    " Chemicals   >>Kitchen Chemicals ",
    "Chemicals &gt;&gt; Kitchen Chemicals",
    "Chemicals &raquo; Kitchen Chemicals",
  ])("%j is split", (text) =>
    expect(splitCategory(text)).toEqual({ category: "Chemicals", subcategory: "Kitchen Chemicals" }),
  );

  test("without one part has no subcategory", () => {
    expect(splitCategory("Chemicals")).toEqual({ category: "Chemicals", subcategory: null });
    expect(splitCategory("Chemicals » ")).toEqual({ category: "Chemicals", subcategory: null });
    expect(splitCategory("a > b")).toEqual({ category: "a > b", subcategory: null });
  });

  test("gives back any two names in any spelling", () => {
    const name = fc.stringMatching(/^[A-Za-z&,][A-Za-z&, ]{0,20}$/).map((text) => text.trim());
    const arrow = fc.constantFrom("»", ">>", "&gt;&gt;", " » ", "  >>  ", "\t&gt;&gt; ");
    fc.assert(
      fc.property(name, arrow, name, (category, between, subcategory) => {
        expect(splitCategory(category + between + subcategory)).toEqual({ category, subcategory });
      }),
    );
  });

  test("yields to a subcategory of its own", () => {
    const divided = { category: "A » B", subcategory: "C" };
    expect(placementOf(divided)).toEqual(divided);
    expect(placementOf({ category: "A » B", subcategory: "" })).toEqual({ category: "A", subcategory: "B" });
  });
});

test("a category contains what its name stands in, whatever the capitals", () => {
  expect(PRODUCTS.map((product) => isInCategory(product, "chemicals"))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("a subcategory counts its own, and undivided texts that contain its name", () => {
  const inside = (sub: string) =>
    PRODUCTS.map((product) => isInSubcategory(product, "Washroom Hygiene", sub));
  expect(inside("Refill")).toEqual([false, false, false, false, true]);
  expect(inside("Aerosol Refill")).toEqual([false, false, false, true, false]);
  expect(isInSubcategory(at("Old Kitchen Chemicals"), "Chemicals", "Kitchen Chemicals")).toBe(true);
  expect(isInSubcategory(at("Other", "Refill"), "Washroom Hygiene", "Refill")).toBe(false);
});

test("the tree counts active products only, in the order of its entries", () => {
  const products = [...PRODUCTS, { ...at("Chemicals"), isActive: false }];
  const tree = sampleCatalogue(products, { categories: ENTRIES }).categories;
  expect(tree.map(({ name, productCount }) => [name, productCount])).toEqual([
    ["Chemicals", 3],
    ["Washroom Hygiene", 2],
    ["Vacuum , High Pressure & Steam Machines", 0],
  ]);
  expect(tree[1]?.subcategories.map(({ name, count }) => [name, count])).toEqual([
    ["Refill", 1],
    ["Aerosol Refill", 1],
  ]);
});

test("the slugs of the tree lead back to its entry", () => {
  const tree = sampleCatalogue([], { categories: ENTRIES }).categories;
  for (const category of tree) {
    const slug = slugOf(category.name);
    expect(findBySlug(tree, slug, null)).toEqual({ category, subcategory: null });
    for (const subcategory of category.subcategories) {
      expect(findBySlug(tree, slug, slugOf(subcategory.name))).toEqual({ category, subcategory });
    }
  }
  expect(findBySlug(tree, "CHEMICALS", "nothing")).toMatchObject({
    category: { name: "Chemicals" },
    subcategory: null,
  });
  expect(findBySlug(tree, "nothing", "refill")).toEqual({ category: null, subcategory: null });
});

test("an address holds a name in lower case with hyphens", () => {
  expect(slugOf("Vacuum , High Pressure")).toBe("vacuum-,-high-pressure");
});

const withSubcategories = (name: string, subcategories: readonly string[]): Category => ({
  key: slugOf(name),
  name,
  description: `All of ${name}`,
  productCount: 1 + subcategories.length * 3,
  subcategories: subcategories.map((sub) => ({ key: slugOf(sub), name: sub, description: "", count: 3 })),
});

test("a card names four subcategories and counts the rest (R2.9)", () => {
  const [equipments] = homeCategories([
    withSubcategories("Equipments", ["a", "b", "c", "d", "e", "f", "g", "h"]),
  ]);
  expect(equipments?.subcategories.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
  expect(equipments).toMatchObject({ number: 1, name: "Equipments", productCount: 25, more: 4 });
});

test("nothing is left over with four subcategories or fewer", () => {
  const cards = homeCategories([
    withSubcategories("A", ["a", "b", "c", "d"]),
    withSubcategories("B", ["a"]),
    withSubcategories("C", []),
  ]);
  expect(cards.map(({ number, more }) => [number, more])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
});

test("every subcategory is either named or counted, in the tree's order", () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.string())), (names) => {
      const tree = names.map((subs, index) => withSubcategories(`c${index}`, subs));
      for (const [index, card] of homeCategories(tree).entries()) {
        const all = tree[index]?.subcategories ?? [];
        expect(card.subcategories.length).toBeLessThanOrEqual(HOME_SUBCATEGORIES);
        expect(card.subcategories).toEqual(all.slice(0, card.subcategories.length));
        expect(card.subcategories.length + card.more).toBe(all.length);
      }
    }),
  );
});

const category = (name: string, productCount = 1, subcategories: Category["subcategories"] = []) => ({
  key: slugOf(name),
  name,
  description: "",
  productCount,
  subcategories,
});
const sub = (name: string, count: number) => ({ key: slugOf(name), name, description: "", count });

test("menus leave out what is empty, and numbers stay those of the catalogue", () => {
  const tree = [category("Bare", 0), category("Pumps", 3, [sub("Hand", 3), sub("Foot", 0)])];
  expect(menuCategories(tree)).toEqual([{ ...category("Pumps", 3, [sub("Hand", 3)]), number: 2 }]);
});
