import type { Product } from "./product.ts";

/** The five main categories in their order (R22.5). */
export const MAIN_CATEGORIES = [
  "Equipments",
  "Washroom Hygiene",
  "Chemicals",
  "Cleaning Tools & Accessories",
  "Waste Management",
] as const;

/** A category or subcategory as stored: `parent` is the category's name, or null at the top. */
export type CategoryEntry = { name: string; description: string; parent: string | null };

/** A subcategory of the tree, with how many active products it holds. */
export type Subcategory = { name: string; description: string; count: number };

/** A category of the tree, numbered from 1 as the catalogue orders them (R14.9). */
export type Category = {
  name: string;
  description: string;
  productCount: number;
  subcategories: readonly Subcategory[];
};

/** The part of a product that says where it belongs. */
export type Placement = Pick<Product, "category" | "subcategory">;

const ARROW = /\s*(?:»|>>|&gt;&gt;|&raquo;)\s*/;

/**
 * Takes a category text apart at its double arrow, in either spelling and with any spacing
 * (`Chemicals » Kitchen Chemicals`, `Chemicals >> Kitchen Chemicals`, `&gt;&gt;`; R15.1).
 */
export function splitCategory(text: string): Placement {
  const trimmed = text.trim();
  const arrow = ARROW.exec(trimmed);
  if (!arrow || arrow.index === 0) return { category: trimmed, subcategory: null };
  const subcategory = trimmed.slice(arrow.index + arrow[0].length).trim();
  return { category: trimmed.slice(0, arrow.index), subcategory: subcategory === "" ? null : subcategory };
}

/** A name as it stands in an address: lower case, spaces as hyphens (R5.1). */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** Where a product belongs, with a raw arrow spelling in its category understood. */
export function placementOf(product: Placement): Placement {
  if (product.subcategory !== null && product.subcategory !== "") return product;
  return splitCategory(product.category);
}

function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

/** With only a category chosen: the product's category contains or starts with its name (R15.2). */
export function isInCategory(product: Placement, category: string): boolean {
  return holds(placementOf(product).category, category);
}

/**
 * With a subcategory chosen: parent and subcategory are these, or an undivided category text contains
 * the subcategory's name (R15.3). Containment is kept from divided products, or "Refill" would also
 * count every "Aerosol Refill" (docs/decisions/0002-containment.md).
 */
export function isInSubcategory(product: Placement, category: string, subcategory: string): boolean {
  const placement = placementOf(product);
  if (placement.subcategory === null) return holds(placement.category, subcategory);
  return placement.category === category && placement.subcategory === subcategory;
}

/** The category tree with its counts, in the order of the entries. Only active products count. */
export function categoryTree(entries: readonly CategoryEntry[], products: readonly Product[]): Category[] {
  const active = products.filter((product) => product.isActive);
  const top = entries.filter((entry) => entry.parent === null);
  return top.map((category) => ({
    name: category.name,
    description: category.description,
    productCount: active.filter((product) => isInCategory(product, category.name)).length,
    subcategories: entries
      .filter((entry) => entry.parent === category.name)
      .map((entry) => ({
        name: entry.name,
        description: entry.description,
        count: active.filter((product) => isInSubcategory(product, category.name, entry.name)).length,
      })),
  }));
}

/** The category and subcategory that a path names, each null where nothing in the tree matches. */
export function findBySlug(
  tree: readonly Category[],
  categorySlug: string,
  subcategorySlug: string | null,
): { category: Category | null; subcategory: Subcategory | null } {
  const category = tree.find((entry) => slugOf(entry.name) === categorySlug.toLowerCase()) ?? null;
  const subcategory =
    category && subcategorySlug
      ? (category.subcategories.find((entry) => slugOf(entry.name) === subcategorySlug.toLowerCase()) ?? null)
      : null;
  return { category, subcategory };
}
