import { MAIN_CATEGORIES } from "../../../domain/category.ts";
import { useCategories } from "../../layout/use-categories.ts";

/**
 * The number of each category's hue among the five of the design, 0 for none: the five main categories have
 * their own wherever they stand, and others take those that are left, in catalogue order.
 */
export function hueNumbers(names: readonly string[]): number[] {
  const own = names.map((name) => MAIN_CATEGORIES.findIndex((main) => main === name) + 1);
  const free = MAIN_CATEGORIES.map((_, index) => index + 1).filter((hue) => !own.includes(hue));
  return own.map((hue) => hue || (free.shift() ?? 0));
}

/** Gives the colour of a numbered group of the catalogue; steel grey for those beside the tree and beyond five. */
export function useHue(): (number: number) => string {
  const hues = hueNumbers(useCategories().map(({ name }) => name));
  return (number) => `var(--hue-${hues[number - 1] ?? 0}, var(--steel-400))`;
}
