import { type Category, type Placement, isInCategory, placementOf } from "./category.ts";

/** A numbered group of the catalogue: a category of the tree, or one beside it that products name. */
export type CatalogueGroup = { name: string; inTree: boolean };

/**
 * The groups that hold every product once, numbered from 1 in this order: the categories of the tree, then the
 * categories that products name and no category of the tree contains, in the order in which products name them.
 */
export function catalogueGroups(
  tree: readonly Pick<Category, "name">[],
  products: readonly Placement[],
): CatalogueGroup[] {
  const named = new Set(products.map((product) => placementOf(product).category));
  const beside = [...named].filter(
    (category) => !tree.some(({ name }) => isInCategory({ category, subcategory: null }, name)),
  );
  return [
    ...tree.map(({ name }) => ({ name, inTree: true })),
    ...beside.map((name) => ({ name, inTree: false })),
  ];
}

/** The place of a category's group among them: the group of that name, else the first of the tree that contains it; -1 for none. */
export function groupIndex(groups: readonly CatalogueGroup[], category: string): number {
  const exact = groups.findIndex(({ name }) => name === category);
  if (exact >= 0) return exact;
  return groups.findIndex(
    ({ name, inTree }) => inTree && isInCategory({ category, subcategory: null }, name),
  );
}

/** How many products each category beside the tree holds, with its number in the catalogue. */
export type BesideTree = { name: string; number: number; count: number };

/** The categories beside the tree, for a page whose own cards are those of the tree (R2.10). */
export function besideTree(
  tree: readonly Pick<Category, "name">[],
  products: readonly Placement[],
): BesideTree[] {
  return catalogueGroups(tree, products).flatMap(({ name, inTree }, index) => {
    if (inTree) return [];
    const count = products.filter((product) => placementOf(product).category === name).length;
    return [{ name, number: index + 1, count }];
  });
}
