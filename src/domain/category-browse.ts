import type { Catalogue } from "./catalogue.ts";
import { type Category, type Subcategory, placementOf } from "./category.ts";
import { imageRank } from "./image-rank.ts";
import { subcategoryPath } from "./membership.ts";
import type { Product } from "./product.ts";
import { matchesSearch } from "./search.ts";

/** The sort keys of the category page, the default first (R5.6). */
export const SORT_KEYS = ["name", "brand", "category"] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** What a visitor set on a category page (R5.11). */
export type BrowseControls = { q: string; brand: string | null; sort: SortKey };

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const sortText: Record<SortKey, (product: Product) => string> = {
  name: (product) => product.name,
  brand: (product) => product.brand,
  category: (product) => {
    const { category, subcategory } = placementOf(product);
    return `${category} ${subcategory ?? ""}`;
  },
};

/** Products with pictures first, then by the chosen key, then by name, by locale comparison (R16.7). */
export function sortForBrowsing(products: readonly Product[], sort: SortKey): Product[] {
  const text = sortText[sort];
  return products.toSorted(
    (a, b) =>
      imageRank(a.imageUrl) - imageRank(b.imageUrl) ||
      collator.compare(text(a), text(b)) ||
      collator.compare(a.name, b.name),
  );
}

/** All products of a category page, before search and brand. A path that the tree doesn't know holds none. */
export function productsUnder(
  { byCategory, bySubcategory }: Pick<Catalogue, "byCategory" | "bySubcategory">,
  category: Pick<Category, "key"> | null,
  subcategory: Pick<Subcategory, "key"> | null,
): readonly Product[] {
  if (!category) return [];
  const found = subcategory
    ? bySubcategory.get(subcategoryPath(category.key, subcategory.key))
    : byCategory.get(category.key);
  return found ?? [];
}

/** What the category page shows for these controls, in order (R16.6). */
export function browse(within: readonly Product[], controls: BrowseControls): Product[] {
  const found = within.filter(
    (product) =>
      matchesSearch(product, controls.q) && (controls.brand === null || product.brand === controls.brand),
  );
  return sortForBrowsing(found, controls.sort);
}

/** The brands that are present among these products, by locale comparison. */
export function brandsWithin(products: readonly Product[]): string[] {
  return [...new Set(products.map((product) => product.brand))].toSorted(collator.compare);
}
