import * as v from "valibot";
import { expect, test } from "vitest";
import { sampleProduct } from "../../tests/support/sample-product.ts";
import { sampleBrand, sampleCatalogue } from "../../tests/support/sample-tree.ts";
import { MENU_BRANDS } from "./brand.ts";
import { type Category, MAIN_CATEGORIES, slugOf } from "./category.ts";
import { contactSchema, inquiryCategories } from "./inquiry.ts";
import { menuBrands, menuCategories } from "./menus.ts";

const category = (name: string, productCount = 1, subcategories: Category["subcategories"] = []) => ({
  key: slugOf(name),
  name,
  description: "",
  productCount,
  subcategories,
});
const sub = (name: string, count: number) => ({ key: slugOf(name), name, description: "", count });

test("the brands of the specification that have products come first, in its order, then one's own", () => {
  const products = ["Acme", "SULO", "NUMATIC", "Bolt", "Losdi"].map((name) => sampleProduct({ brand: name }));
  const brands = ["Acme", "SULO", "COMAC", "Losdi", "Bolt", "NUMATIC"].map(sampleBrand);
  expect(menuBrands(sampleCatalogue(products, { brands }))).toEqual([
    "NUMATIC",
    "Losdi",
    "SULO",
    "Acme",
    "Bolt",
  ]);
  const other = sampleCatalogue([sampleProduct({ brand: "Acme" })], { brands: MENU_BRANDS.map(sampleBrand) });
  expect(menuBrands(other)).toEqual([]);
});

test("menus leave out what is empty, and numbers stay those of the catalogue", () => {
  const tree = [category("Bare", 0), category("Pumps", 3, [sub("Hand", 3), sub("Foot", 0)])];
  expect(menuCategories(tree)).toEqual([{ ...category("Pumps", 3, [sub("Hand", 3)]), number: 2 }]);
});

test("the contact form offers what the catalogue has, and its schema takes all of it", () => {
  const main = MAIN_CATEGORIES.map((name) => category(name));
  expect(inquiryCategories(main.toReversed(), [{ name: "Floor Care Equipment" }])).toEqual(MAIN_CATEGORIES);
  expect(inquiryCategories([], [])).toEqual(MAIN_CATEGORIES);
  expect(inquiryCategories([], [{ name: "General" }])).toEqual(["General"]);
  expect(inquiryCategories([category("Pumps")], [])).toEqual(["Pumps"]);
  expect(inquiryCategories([category("Pumps"), category("Chemicals"), category("Empty", 0)], [])).toEqual([
    "Chemicals",
    "Pumps",
  ]);
  const longest = "x".repeat(120);
  for (const name of inquiryCategories(
    [category("Quote Request"), category(longest), category("نظافة")],
    [],
  )) {
    const filled = { firstName: "L", lastName: "A", email: "l@a.example", category: name, message: "m" };
    expect(v.parse(contactSchema, filled).category).toBe(name);
  }
});
