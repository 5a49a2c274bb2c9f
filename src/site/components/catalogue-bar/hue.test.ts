import { expect, test } from "vitest";
import { MAIN_CATEGORIES, slugOf } from "../../../domain/catalogue/category.ts";
import { hueNumbers } from "./hue.ts";

const MAIN = MAIN_CATEGORIES.map(slugOf);

test("the main categories keep their hues wherever they stand, others take what is left", () => {
  expect(hueNumbers(MAIN)).toEqual([1, 2, 3, 4, 5]);
  expect(hueNumbers(MAIN.toReversed())).toEqual([5, 4, 3, 2, 1]);
  expect(hueNumbers(["pumps"])).toEqual([1]);
  expect(hueNumbers(["hoses", "equipments", "pumps"])).toEqual([2, 1, 3]);
  expect(hueNumbers(["a", "b", "c", "d", "e", "f", "g"])).toEqual([1, 2, 3, 4, 5, 0, 0]);
});

test("a category that is moved keeps its hue", () => {
  expect(hueNumbers(["pumps", "equipments", "hoses"])).toEqual([3, 1, 2]);
});
