import { expect, test } from "vitest";
import sitemap from "./sitemap.ts";
import solutions from "./solutions.ts";

test("one category, one brand and one product are counted in the singular", () => {
  const { parts } = sitemap;
  expect([parts.categories(1), parts.categories(7)]).toEqual(["1 category", "7 categories"]);
  expect([parts.brands(1), parts.brands(18)]).toEqual(["1 brand", "18 brands"]);
  const { floorCare, vacuum, chemicals } = solutions.begin.rows;
  expect([floorCare, vacuum, chemicals].map(({ count }) => count(1))).toEqual([
    "1 floor care product",
    "1 industrial vacuum",
    "1 cleaner or detergent",
  ]);
});
