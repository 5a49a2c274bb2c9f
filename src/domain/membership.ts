import { type CategoryEntry, isInCategory, isInSubcategory } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";

/** Where products are found that say the same about where they belong. */
type Pages = { categories: string[]; subcategories: string[] };

/** What a subcategory is known by: its key is unique within its category only. */
export function subcategoryPath(category: string, subcategory: string): string {
  return `${category}/${subcategory}`;
}

/**
 * The products of each category and subcategory, by key and path. A product belongs to its own category and to each
 * whose name its category's text contains (R15.2); to its own subcategory, or, if its text names none, to each whose
 * name that contains (R15.3, docs/decisions/0002-containment.md).
 */
export function membersOf(
  products: readonly KeyedProduct[],
  entries: readonly CategoryEntry[],
): Record<"byCategory" | "bySubcategory", Map<string, KeyedProduct[]>> {
  const tops = entries.filter(({ parent }) => parent === null);
  // Subcategories that only products name hold what the same rule gives them.
  const paths = new Map(
    products.flatMap(({ categoryKey, subcategory, subcategoryKey }) =>
      subcategoryKey === null || subcategory === null
        ? []
        : [[subcategoryPath(categoryKey, subcategoryKey), subcategory] as const],
    ),
  );
  for (const top of tops) {
    for (const { key, name, parent } of entries) {
      if (parent === top.name) paths.set(subcategoryPath(top.key, key), name);
    }
  }

  const pagesOf = (product: KeyedProduct): Pages => {
    const { categoryKey, subcategoryKey } = product;
    return {
      categories: tops.flatMap(({ key, name }) =>
        key === categoryKey || isInCategory(product, name) ? [key] : [],
      ),
      subcategories:
        subcategoryKey === null
          ? [...paths].flatMap(([path, name]) => (isInSubcategory(product, "", name) ? [path] : []))
          : [subcategoryPath(categoryKey, subcategoryKey)],
    };
  };
  // Few texts differ, so the rule is asked once for each of them.
  const known = new Map<string, Pages>();
  const byCategory = new Map<string, KeyedProduct[]>();
  const bySubcategory = new Map<string, KeyedProduct[]>();
  for (const product of products) {
    const place = subcategoryPath(product.categoryKey, product.subcategoryKey ?? "");
    const pages = known.get(place) ?? pagesOf(product);
    known.set(place, pages);
    for (const key of pages.categories) push(byCategory, key, product);
    for (const path of pages.subcategories) push(bySubcategory, path, product);
  }
  return { byCategory, bySubcategory };
}

function push(lists: Map<string, KeyedProduct[]>, key: string, product: KeyedProduct): void {
  const list = lists.get(key);
  if (list) list.push(product);
  else lists.set(key, [product]);
}
