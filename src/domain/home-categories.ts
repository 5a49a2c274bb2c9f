import type { Category, Subcategory } from "./category.ts";
import { menuCategories } from "./menus.ts";

/** A home category card names at most this many subcategories (R2.9). */
export const HOME_SUBCATEGORIES = 4;

/** One category as the home page shows it: numbered from 1, its first subcategories, and how many are left. */
export type HomeCategory = Pick<Category, "key" | "name" | "description" | "productCount"> & {
  number: number;
  subcategories: readonly Subcategory[];
  /** How many subcategories the card does not name; 0 when it names them all. */
  more: number;
};

/** The home page's category cards, in catalogue order, of what has products (R2.9). */
export function homeCategories(tree: readonly Category[]): HomeCategory[] {
  return menuCategories(tree).map(({ number, key, name, description, productCount, subcategories }) => ({
    number,
    key,
    name,
    description,
    productCount,
    subcategories: subcategories.slice(0, HOME_SUBCATEGORIES),
    more: Math.max(0, subcategories.length - HOME_SUBCATEGORIES),
  }));
}
