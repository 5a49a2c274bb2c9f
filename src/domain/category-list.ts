import type { Catalogue } from "./catalogue.ts";
import {
  type Category,
  placementOf,
  SORT_KEYS,
  type SortKey,
  type Subcategory,
  subcategoryPath,
} from "./category.ts";
import { type FigureSort, figureSort } from "./figure-fields.ts";
import type { LimitsByField } from "./figure-limits.ts";
import type { KeyedProduct } from "./keys.ts";
import { ordersOf } from "./list-choices.ts";
import { imageRank, type Product } from "./product.ts";

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

/** What search and brand ask of a page's products (R16.6), by their `order` and their place in the list; null where nothing. */
function testOf(
  { search }: Pick<Catalogue, "search">,
  within: readonly KeyedProduct[],
  { q, brand }: { q: string; brand: string | null },
): ((order: number, at: number) => boolean) | null {
  if (q.trim() === "" && brand === null) return null;
  const found = search.matching(q);
  return (order, at) => found({ order }) && (brand === null || within[at]?.brand === brand);
}

/** The products that search and brand leave of a page, before limits of figures narrow it. */
export function beforeFigures(
  source: Pick<Catalogue, "search">,
  within: readonly KeyedProduct[],
  wanted: { q: string; brand: string | null },
): readonly KeyedProduct[] {
  const isLeft = testOf(source, within, wanted);
  return isLeft ? within.filter(({ order }, at) => isLeft(order, at)) : within;
}

/** The `order` of each product that search, brand and figures leave of a page, where they are only counted. */
export function ordersLeft(
  source: Pick<Catalogue, "search" | "figures">,
  within: readonly KeyedProduct[],
  { figures, ...wanted }: { q: string; brand: string | null; figures: LimitsByField | null },
): Uint32Array {
  const orders = ordersOf(within);
  const isLeft = testOf(source, within, wanted);
  return source.figures.narrowOrders(isLeft ? orders.filter(isLeft) : orders, figures);
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
