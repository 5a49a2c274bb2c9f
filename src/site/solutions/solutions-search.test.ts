import { expect, test } from "vitest";
import { parseSolutionsSearch, solutionsPath } from "./solutions-search.ts";

test.each([
  [{}, {}],
  [
    { brand: " COMAC ", page: "2" },
    { brand: "COMAC", page: 2 },
  ],
  [{ brand: "", page: "1" }, {}],
  [{ brand: "All", page: "-3" }, {}],
  [{ brand: "a".repeat(300), page: "two" }, { brand: "a".repeat(200) }],
  [{ brand: 7, page: "1e9", x: "y" }, {}],
])("%j is read as %j", (raw, search) => {
  expect(parseSolutionsSearch(raw)).toEqual(search);
});

test("the address names what is set, in one order", () => {
  expect(solutionsPath({ page: 2, brand: "PREMIER PRODUCTS" })).toBe(
    "/solutions?brand=PREMIER+PRODUCTS&page=2",
  );
  expect(solutionsPath({})).toBe("/solutions");
});
