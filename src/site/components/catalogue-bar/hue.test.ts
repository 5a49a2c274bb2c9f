import { expect, test } from "vitest";
import { MAIN_CATEGORIES } from "../../../domain/category.ts";
import { hueNumbers } from "./hue.ts";

test("the main categories keep their hues wherever they stand, others take what is left", () => {
  expect(hueNumbers(MAIN_CATEGORIES)).toEqual([1, 2, 3, 4, 5]);
  expect(hueNumbers(MAIN_CATEGORIES.toReversed())).toEqual([5, 4, 3, 2, 1]);
  expect(hueNumbers(["Pumps"])).toEqual([1]);
  expect(hueNumbers(["Pumps", "Equipments", "Hoses"])).toEqual([2, 1, 3]);
  expect(hueNumbers(["A", "B", "C", "D", "E", "F", "G"])).toEqual([1, 2, 3, 4, 5, 0, 0]);
});
