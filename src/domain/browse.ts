import type { Catalogue } from "./catalogue.ts";
import { type Category, placementOf, type Subcategory, subcategoryPath } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";
import { imageRank, type Product } from "./product.ts";
import { matchesSearch } from "./search.ts";

/** The sort keys of the category page, the default first (R5.6). */
export const SORT_KEYS = ["name", "brand", "category"] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** What a visitor set on a category page (R5.11). */
export type BrowseControls = { q: string; brand: string | null; sort: SortKey };

const collators = new Map<string, Intl.Collator>();

/** Compares texts as people of this locale (a BCP 47 tag) do: numbers by value, whatever the capitals. */
function compareIn(locale: string): Intl.Collator["compare"] {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  collators.set(locale, collator);
  return collator.compare;
}

const sortText: Record<SortKey, (product: Product) => string> = {
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
  const text = sortText[sort];
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

/** The products that search and brand leave of a page (R16.6). */
export function narrow<P extends Product>(
  within: readonly P[],
  { q, brand }: { q: string; brand: string | null },
): P[] {
  return within.filter((product) => matchesSearch(product, q) && (brand === null || product.brand === brand));
}

/** What the category page shows for these controls, in order (R16.6). */
export function browse<P extends Product>(
  within: readonly P[],
  { sort, ...rest }: BrowseControls,
  locale: string,
): P[] {
  return sortForBrowsing(narrow(within, rest), sort, locale);
}

/** The brands that are present among these products, by locale comparison. */
export function brandsWithin(products: readonly Product[], locale: string): string[] {
  return [...new Set(products.map((product) => product.brand))].toSorted(compareIn(locale));
}
