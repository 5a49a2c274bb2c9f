import { expect, test } from "vitest";
import { nearestPrice } from "./nearest-price.ts";

test.each([
  ["1,890.00O", "1890.00"],
  ["1 890", "1890.00"],
  ["BHD 12.5", "12.50"],
  ["l2.50", "12.50"],
  ["12.500", null],
  ["1,890.000", "1890.00"],
  ["12.50", null],
  ["on request", null],
  ["12.345", null],
  ["", null],
])("%s was meant to be %s", (text, expected) => {
  expect(nearestPrice(text)).toBe(expected);
});
