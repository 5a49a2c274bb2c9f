import { getRouteApi } from "@tanstack/react-router";
import type { MenuBrand } from "../../domain/catalogue/brand-lists.ts";
import type { BesideTree } from "../../domain/product/catalogue-number.ts";
import { type Category, menuCategories, type MenuCategory } from "../../domain/catalogue/category.ts";
import type { Preview } from "./view.ts";

const root = getRouteApi("__root__");

/** The category tree with its counts, as the root route loaded it. */
export function useCategories(): readonly Category[] {
  return root.useLoaderData().categories;
}

/** The categories and subcategories that have products, for menus and cards. */
export function useMenuCategories(): readonly MenuCategory[] {
  return menuCategories(useCategories());
}

/** The brands of the menus: active ones that have products. */
export function useMenuBrands(): readonly MenuBrand[] {
  return root.useLoaderData().brands;
}

/** How many products the catalogue holds. */
export function useProductCount(): number {
  return root.useLoaderData().total;
}

/** What the categories menu shows of each subcategory, by its path. */
export function usePreviews(): Readonly<Record<string, Preview>> {
  return root.useLoaderData().previews;
}

/** The categories that products name and the tree doesn't hold, as the root route loaded them. */
export function useBesideTree(): readonly BesideTree[] {
  return root.useLoaderData().beside;
}
