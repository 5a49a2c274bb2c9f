import { expect, test } from "vitest";
import { productQuery } from "./catalogue.ts";

test.each([
  "?q=PUMP",
  "?q=%20pump%20",
  "?q=+Pump&utm_source=x",
  "?q=pump%00",
  "?q=pump&brand=ALL",
  "?q=pump&page=3",
])("%s is the same list as ?q=pump", (query) => {
  expect(productQuery(query)).toEqual(productQuery("?q=pump"));
});

test.each(["", "?", "?q=%20", "?brand=all", "?utm_source=x", "?page=2"])("%s is the whole list", (query) => {
  expect(productQuery(query)).toBeNull();
});
