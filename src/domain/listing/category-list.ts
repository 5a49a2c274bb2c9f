import type { Catalogue } from "../catalogue/catalogue.ts";
import {
  type Category,
  placementOf,
  SORT_KEYS,
  type SortKey,
  type Subcategory,
  subcategoryPath,
} from "../catalogue/category.ts";
import { type FigureSort, figureSort } from "../figures/figure-fields.ts";
import type { LimitsByField } from "../figures/figure-limits.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { listOf, ordersOf, passing } from "../catalogue/product-orders.ts";
import { imageRank, type Product } from "../product/product.ts";

const collators = new Map<string, Intl.Collator>();

/** Compares texts as people of this locale (a BCP 47 tag) do: numbers by value, whatever the capitals. */
export function compareIn(locale: string): Intl.Collator["compare"] {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  collators.set(locale, collator);
  return collator.compare;
}

/** The text that each key sorts by. */
export const sortTextOf: Record<SortKey, (product: Product) => string> = {
  name: (product) => product.name,
  brand: (product) => product.brand,
  category: (product) => {
    const { category, subcategory } = placementOf(product);
    return `${category} ${subcategory ?? ""}`;
  },
};

/** Products with pictures first, then by the chosen key, then by name, by locale comparison (R16.7). */
export function sortForBrowsing<P extends Product>(
  products: readonly P[],
  sort: SortKey,
  locale: string,
): P[] {
  const text = sortTextOf[sort];
  const compare = compareIn(locale);
  return products.toSorted(
    (a, b) =>
      imageRank(a.imageUrl) - imageRank(b.imageUrl) || compare(text(a), text(b)) || compare(a.name, b.name),
  );
}

/** All products of a category page, before search and brand. A path that the tree doesn't know holds none. */
export function productsUnder(
  { byCategory, bySubcategory }: Pick<Catalogue, "byCategory" | "bySubcategory">,
  category: Pick<Category, "key"> | null,
  subcategory: Pick<Subcategory, "key"> | null,
): readonly KeyedProduct[] {
  if (!category) return [];
  const found = subcategory
    ? bySubcategory.get(subcategoryPath(category.key, subcategory.key))
    : byCategory.get(category.key);
  return found ?? [];
}

type Narrowing = { q: string; brand: string | null };

/** The `order` of each product that search and brand leave of a page (R16.6). */
function ordersBeforeFigures(
  { search, ordered }: Pick<Catalogue, "search" | "ordered">,
  within: readonly KeyedProduct[],
  { q, brand }: Narrowing,
): Uint32Array {
  const found = passing(ordersOf(within), search.tests(q));
  return brand === null ? found : found.filter((order) => ordered[order]?.brand === brand);
}

/** The products that search and brand leave of a page, before limits of figures narrow it. */
export function beforeFigures(
  source: Pick<Catalogue, "search" | "ordered">,
  within: readonly KeyedProduct[],
  wanted: Narrowing,
): readonly KeyedProduct[] {
  const left = ordersBeforeFigures(source, within, wanted);
  return left === ordersOf(within) ? within : listOf(source.ordered, left);
}

/** The `order` of each product that search, brand and figures leave of a page, where they are only counted. */
export function ordersLeft(
  source: Pick<Catalogue, "search" | "figures" | "ordered">,
  within: readonly KeyedProduct[],
  { figures, ...wanted }: Narrowing & { figures: LimitsByField | null },
): Uint32Array {
  return source.figures.narrowOrders(ordersBeforeFigures(source, within, wanted), figures);
}

/** A list by name, brand or category (R16.7), or by a figure: those alike with pictures first, then by name. */
export function inOrder(
  { names, figures }: Pick<Catalogue, "figures" | "names">,
  list: readonly KeyedProduct[],
  sort: SortKey | FigureSort,
  locale: string,
): readonly KeyedProduct[] {
  const by = figureSort(sort);
  if (by) return figures.sort(names.sort(list, "name", locale), by.field, by.down);
  return names.sort(list, SORT_KEYS.find((key) => key === sort) ?? SORT_KEYS[0], locale);
}
