import { expect, test } from "vitest";
import { dustClassOf } from "./dust-class.ts";

test.each([
  ["Motor power: 3 kW\nDust class: M", "M"],
  ["dust class: h", "H"],
  ["Dust class: L ", "L"],
  ["Dust class: M and H", null],
  ["Class: M", null],
  ["", null],
])("of %j is %j", (specifications, expected) => {
  expect(dustClassOf(specifications)).toBe(expected);
});
