import { type Brand, MENU_BRANDS } from "./brand.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Category, slugOf } from "./category.ts";

/** A category of the menus with its number in the catalogue, from 1. */
export type MenuCategory = Category & { number: number };

/** The categories and subcategories that have products, so that no menu leads to an empty page. */
export function menuCategories(tree: readonly Category[]): MenuCategory[] {
  return tree
    .map((category, index) => ({
      ...category,
      number: index + 1,
      subcategories: category.subcategories.filter(({ count }) => count > 0),
    }))
    .filter(({ productCount }) => productCount > 0);
}

/** The active brands that have products: first those of the fixed list (R1.20), in its order, then the others. */
export function menuBrands({ brands, byBrand }: Pick<Catalogue, "brands" | "byBrand">): string[] {
  const place = ({ id }: Brand) => {
    const at = MENU_BRANDS.findIndex((listed) => slugOf(listed) === id);
    return at < 0 ? MENU_BRANDS.length : at;
  };
  return brands
    .filter(({ id }) => byBrand.has(id))
    .toSorted((a, b) => place(a) - place(b))
    .map(({ name }) => name);
}
