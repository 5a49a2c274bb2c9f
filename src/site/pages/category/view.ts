import type { Catalogue } from "../../../domain/catalogue.ts";
import { browse, brandsWithin, productsUnder, SORT_KEYS } from "../../../domain/listing.ts";
import { type Category, findBySlug } from "../../../domain/category.ts";
import { type ProductCard, toCards } from "../../../domain/product-card.ts";
import type { PageParams } from "../../../urls/pages.ts";

/** Everything that a category page shows. */
export type CategoryView = {
  /** Null where the path names nothing in the tree. */
  category: Pick<Category, "key" | "name" | "description" | "subcategories" | "productCount"> | null;
  subcategory: { key: string; name: string; description: string } | null;
  /** Which part of the path names nothing in the tree; such a page holds no products. */
  missing: "category" | "subcategory" | null;
  /** The category's number in the catalogue, from 1; 0 where there is none. */
  number: number;
  brands: readonly string[];
  cards: readonly ProductCard[];
  /** How many the page holds before search and brand. */
  total: number;
};

type Source = Pick<Catalogue, "byCategory" | "bySubcategory" | "categories" | "numbers">;

/** Finds the category of a path and what it shows for these controls (R5.1, R16.6). */
export function view(
  source: Source,
  params: PageParams<"category"> & { category: string; subcategory: string | null },
  locale: string,
): CategoryView {
  const { category, subcategory } = findBySlug(source.categories, params.category, params.subcategory);
  const missing = !category ? "category" : params.subcategory && !subcategory ? "subcategory" : null;
  const within = missing ? [] : productsUnder(source, category, subcategory);
  const { q = "", brand = null, sort = SORT_KEYS[0] } = params;
  return {
    category,
    subcategory,
    missing,
    number: category ? source.categories.indexOf(category) + 1 : 0,
    brands: brandsWithin(within, locale),
    cards: toCards(browse(within, { q, brand, sort }, locale), source.numbers),
    total: within.length,
  };
}
