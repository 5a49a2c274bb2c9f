import { MAIN_CATEGORIES, slugOf } from "../../../domain/catalogue/category.ts";
import { useCategories } from "../../layout/use-categories.ts";

const MAIN_KEYS = MAIN_CATEGORIES.map(slugOf);

/**
 * The number of each category's hue among the five of the design, 0 for none. The five main categories have
 * their own, and others take those that are left in the order of their keys, so that none changes its hue when it
 * is renamed or moved.
 */
export function hueNumbers(keys: readonly string[]): number[] {
  const hueOf = new Map(MAIN_KEYS.map((key, index) => [key, index + 1]));
  const free = [...hueOf].flatMap(([key, hue]) => (keys.includes(key) ? [] : [hue]));
  const others = keys.filter((key) => !hueOf.has(key)).toSorted();
  others.forEach((key, index) => hueOf.set(key, free[index] ?? 0));
  return keys.map((key) => hueOf.get(key) ?? 0);
}

/** Gives the colour of a numbered group of the catalogue; steel grey for those beside the tree and beyond five. */
export function useHue(): (number: number) => string {
  const hues = hueNumbers(useCategories().map(({ key }) => key));
  return (number) => `var(--hue-${hues[number - 1] ?? 0}, var(--steel-400))`;
}
