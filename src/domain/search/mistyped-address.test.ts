import { expect, test } from "vitest";
import { sampleCatalogue } from "../../../tests/support/render-page.tsx";
import { menuCategories } from "../catalogue/category.ts";
import { nearestCategory, nearestPath } from "./mistyped-address.ts";

const tree = menuCategories((await sampleCatalogue()).categories);
const PATHS = ["/about", "/contact", "/commercial-spaces", "/products"];

test.each([
  ["/contcat", "/contact"],
  ["/contact-us", "/contact"],
  ["/contacts", "/contact"],
  ["/comercial-space", "/commercial-spaces"],
  ["/en/about", "/about"],
  ["/a", null],
  ["/", null],
  ["/wp-admin", null],
  [`/${"contact".repeat(100)}`, null],
])("%s probably means %s", (asked, path) => {
  expect(nearestPath(asked, PATHS)).toBe(path);
});

test.each([
  ["equipment", null, "equipments", null],
  ["chemical", null, "chemicals", null],
  // The name of a subcategory where a category's should be.
  ["floor-pads", null, "cleaning-tools-&-accessories", "floor-pads"],
  ["chemicals", "kitchen-chemical", "chemicals", "kitchen-chemicals"],
  // A subcategory of another category.
  ["chemicals", "floor-pad", "cleaning-tools-&-accessories", "floor-pads"],
  // A wrong category with a right subcategory.
  ["tools", "floor-pads", "cleaning-tools-&-accessories", "floor-pads"],
])("the category %s / %s probably is %s / %s", (category, subcategory, ...nearest) => {
  const found = nearestCategory(tree, { category, subcategory });
  expect([found?.category, found?.subcategory]).toEqual(nearest);
});

test.each([
  ["spaceships", null],
  ["chemicals", "nonsense"],
  ["x".repeat(5000), null],
  ["", null],
])("nothing is near to %s / %s", (category, subcategory) => {
  expect(nearestCategory(tree, { category, subcategory })).toBeNull();
});
