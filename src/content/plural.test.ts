import { expect, test } from "vitest";
import { plural } from "./plural.ts";

test.each([
  [0, "products"],
  [1, "product"],
  [2, "products"],
  [21, "products"],
])("English has one form for one, and another for %i", (count, expected) => {
  expect(plural("en", count, { one: "product", other: "products" })).toBe(expected);
});

test("each of Arabic's six forms is asked for", () => {
  const forms = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" };
  expect([0, 1, 2, 3, 11, 100].map((count) => plural("ar", count, forms))).toEqual(Object.values(forms));
});

test("a form that is not written is the other's", () => {
  expect(plural("ar", 2, { one: "واحد", other: "غيره" })).toBe("غيره");
});
