import { catalogueGroups, groupIndex } from "./catalogue-groups.ts";
import { type Category, isInSubcategory, placementOf } from "./category.ts";
import type { Product } from "./product.ts";

/**
 * A product's place in the ordered catalogue (R15.5): its group, from 1 (the tree's categories,
 * then those beside it), subcategory within it (0 where a product has none), number within that, from 1.
 */
export type RegisterEntry = { id: string; category: number; subcategory: number; number: number };

/** Numbers every product once: 1 Equipments … 5 Waste Management, 1.1, 1.2 …, then 1.1/01 and on. */
export function registerOf(tree: readonly Category[], products: readonly Product[]): RegisterEntry[] {
  const groups = catalogueGroups(tree, products);
  const places = products.map((product) => {
    const group = groupIndex(groups, placementOf(product).category);
    const category = tree[group];
    const subcategory = category
      ? 1 + category.subcategories.findIndex((sub) => isInSubcategory(product, category.name, sub.name))
      : 0;
    return { id: product.id, group, subcategory };
  });
  return groups.flatMap((_, group) => {
    const within = places.filter((place) => place.group === group);
    const subcategories = tree[group]?.subcategories.map((_sub, index) => index + 1) ?? [];
    return [...subcategories, 0].flatMap((subcategory) =>
      within
        .filter((place) => place.subcategory === subcategory)
        .map(({ id }, index) => ({ id, category: group + 1, subcategory, number: index + 1 })),
    );
  });
}

/** The place as it is printed beside an article: `1.1/07`, or `3/01` for a product without subcategory. */
export function registerNumber(entry: RegisterEntry): string {
  const section = entry.subcategory > 0 ? `${entry.category}.${entry.subcategory}` : `${entry.category}`;
  return `${section}/${String(entry.number).padStart(2, "0")}`;
}
