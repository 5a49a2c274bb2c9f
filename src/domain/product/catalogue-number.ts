import { type Category, isInCategory, isInSubcategory, placementOf } from "../catalogue/category.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { STEP, type Steps } from "../steps.ts";

/**
 * A product's place in the ordered catalogue: its group, from 1 (the tree's categories, then those beside it),
 * subcategory within it (0 where a product has none), number within that, from 1.
 */
type CatalogueNumber = {
  category: number;
  subcategory: number;
  number: number;
  /** Its place in the whole group, from 0: its mark in the catalogue bar. */
  mark: number;
};

/** The place as it is printed beside an article: `1.1/07`, or `3/01` for a product without subcategory. */
export function catalogueNumber({ category, subcategory, number }: Omit<CatalogueNumber, "mark">): string {
  const section = subcategory > 0 ? `${category}.${subcategory}` : `${category}`;
  return `${section}/${String(number).padStart(2, "0")}`;
}

/** A numbered group of the catalogue: a category of the tree, or one beside it that products name. */
export type CatalogueGroup = { key: string; name: string; inTree: boolean; count: number };

/** The groups in the order of their numbers, the group of each category by its key, and each product's number. */
export type Numbering = {
  groups: readonly CatalogueGroup[];
  /** The place of a category's group among them, from 0. */
  groupOf: ReadonlyMap<string, number>;
  numbers: CatalogueNumbers;
};

/** The numbers of all products. */
class CatalogueNumbers {
  /** Of each product by its `order`, 0 where there is none. */
  readonly #category: Uint16Array;
  readonly #subcategory: Uint16Array;
  readonly #number: Uint32Array;
  readonly #mark: Uint32Array;

  constructor(count: number) {
    this.#category = new Uint16Array(count);
    this.#subcategory = new Uint16Array(count);
    this.#number = new Uint32Array(count);
    this.#mark = new Uint32Array(count);
  }

  /** The number of a product; undefined for one that is not of this catalogue. */
  of({ order }: { order: number }): CatalogueNumber | undefined {
    const category = this.#category[order] ?? 0;
    if (category === 0) return undefined;
    const [subcategory = 0, number = 0, mark = 0] = [
      this.#subcategory[order],
      this.#number[order],
      this.#mark[order],
    ];
    return { category, subcategory, number, mark };
  }

  /** The category in the number of the product with this `order`; 0 without one. */
  categoryOf(order: number): number {
    return this.#category[order] ?? 0;
  }

  markOf(order: number): number {
    return this.#mark[order] ?? 0;
  }

  give(order: number, { category, subcategory, number, mark }: CatalogueNumber): void {
    this.#category[order] = category;
    this.#subcategory[order] = subcategory;
    this.#number[order] = number;
    this.#mark[order] = mark;
  }
}

/**
 * Numbers every product once: 1 Equipments … 5 Waste Management, 1.1, 1.2 …, then 1.1/01 and on. Each is in the
 * group of its own category, else in that of the first category of the tree whose name its text contains, else in
 * one beside the tree; those follow in the order in which products name them.
 */
export function* numberProducts(
  tree: readonly Category[],
  products: readonly (KeyedProduct | null)[],
): Steps<Numbering> {
  const groups = tree.map(({ key, name }) => ({ key, name, inTree: true, count: 0 }));
  const groupOf = new Map(groups.map(({ key }, index) => [key, index]));
  const subcategoryOf = new Map<string, number>();
  /** By group, then by subcategory from 1, with those that have none at 0. */
  const sections: KeyedProduct[][][] = [];
  for (const [order, product] of products.entries()) {
    if (order % STEP === 0) yield;
    if (!product) continue;
    const { categoryKey, subcategoryKey } = product;
    let group = groupOf.get(categoryKey);
    if (group === undefined) {
      group = tree.findIndex(({ name }) => isInCategory(product, name));
      if (group < 0) group = groups.push(groupBeside(product)) - 1;
      groupOf.set(categoryKey, group);
    }
    const place = `${categoryKey}/${subcategoryKey ?? ""}`;
    const subcategory = subcategoryOf.get(place) ?? subcategoryNumber(product, tree[group]);
    subcategoryOf.set(place, subcategory);
    ((sections[group] ??= [])[subcategory] ??= []).push(product);
  }
  const numbers = new CatalogueNumbers(products.length);
  for (const [index, group] of groups.entries()) {
    const [without = [], ...within] = sections[index] ?? [];
    for (const [at, section = []] of [...within, without].entries()) {
      const subcategory = at < within.length ? at + 1 : 0;
      for (const [place, { order }] of section.entries()) {
        numbers.give(order, {
          category: index + 1,
          subcategory,
          number: place + 1,
          mark: group.count + place,
        });
      }
      group.count += section.length;
      yield;
    }
  }
  return { groups, groupOf, numbers };
}

function groupBeside(product: KeyedProduct): CatalogueGroup {
  return { key: product.categoryKey, name: placementOf(product).category, inTree: false, count: 0 };
}

/** The subcategory's number within the category, from 1; 0 for none. */
function subcategoryNumber(product: KeyedProduct, category: Category | undefined): number {
  if (!category) return 0;
  const { categoryKey, subcategoryKey } = product;
  return (
    1 +
    category.subcategories.findIndex(({ key, name }) =>
      subcategoryKey === null
        ? isInSubcategory(product, category.name, name)
        : categoryKey === category.key && subcategoryKey === key,
    )
  );
}

/** How many products each category beside the tree holds, with its number in the catalogue. */
export type BesideTree = { key: string; name: string; number: number; count: number };

/** The categories beside the tree, for a page whose own cards are those of the tree (R2.10). */
export function besideTree({ groups }: Pick<Numbering, "groups">): BesideTree[] {
  return groups.flatMap(({ key, name, inTree, count }, index) =>
    inTree ? [] : [{ key, name, number: index + 1, count }],
  );
}
