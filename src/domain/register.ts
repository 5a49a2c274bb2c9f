import { type Category, isInCategory, isInSubcategory } from "./category.ts";
import type { Product } from "./product.ts";

/**
 * A product's place in the ordered catalogue (look.md "The register"): category 1 to 5, subcategory
 * within it (0 where a product has none), number within that, from 1. Products beside the tree have none.
 */
export type RegisterEntry = { id: string; category: number; subcategory: number; number: number };

/** Numbers every product of the tree: 1 Equipments … 5 Waste Management, 1.1, 1.2 …, then 1.1/01 and on. */
export function registerOf(tree: readonly Category[], products: readonly Product[]): RegisterEntry[] {
  return tree.flatMap((category, c) => {
    const within = products.filter((product) => isInCategory(product, category.name));
    const places = within.map((product) => ({
      id: product.id,
      subcategory:
        1 + category.subcategories.findIndex((sub) => isInSubcategory(product, category.name, sub.name)),
    }));
    const groups = [...category.subcategories.map((_, s) => s + 1), 0];
    return groups.flatMap((subcategory) =>
      places
        .filter((place) => place.subcategory === subcategory)
        .map((place, n) => ({ id: place.id, category: c + 1, subcategory, number: n + 1 })),
    );
  });
}

/** The place as it is printed beside an article: `1.1/07`, or `3/01` for a product without subcategory. */
export function registerNumber(entry: RegisterEntry): string {
  const section = entry.subcategory > 0 ? `${entry.category}.${entry.subcategory}` : `${entry.category}`;
  return `${section}/${String(entry.number).padStart(2, "0")}`;
}
