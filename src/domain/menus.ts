import { type Brand, MENU_BRANDS } from "./brand.ts";
import type { Category } from "./category.ts";
import type { Product } from "./product.ts";

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
export function menuBrands(brands: readonly Brand[], products: readonly Product[]): string[] {
  const withProducts = new Set(products.map(({ brand }) => brand));
  const place = ({ name }: Brand) => {
    const at = MENU_BRANDS.findIndex((listed) => listed === name.trim().toUpperCase());
    return at < 0 ? MENU_BRANDS.length : at;
  };
  return brands
    .filter(({ name }) => withProducts.has(name))
    .toSorted((a, b) => place(a) - place(b))
    .map(({ name }) => name);
}
