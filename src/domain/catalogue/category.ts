import type { Product } from "../product/product.ts";

/** The five main categories in their order (R22.5). */
export const MAIN_CATEGORIES = [
  "Equipments",
  "Washroom Hygiene",
  "Chemicals",
  "Cleaning Tools & Accessories",
  "Waste Management",
] as const;

/** The sort keys of the category page, the default first (R5.6). */
export const SORT_KEYS = ["name", "brand", "category"] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** The category that the vacuum page links to. */
export const VACUUM_CATEGORY = "Industrial Vacuum Cleaners";
/** The category that the floor care page links to (R7.5). */
export const FLOOR_CATEGORY = "Floor Care Equipment";
/** The category that the chemicals page links to (R7.6). */
export const CHEMICAL_CATEGORY = "Cleaning Chemicals";

/**
 * A category or subcategory as stored: `parent` is the category's name, or null at the top. The key was made from
 * the first name and never changes; a subcategory's is unique within its category.
 */
export type CategoryEntry = {
  key: string;
  name: string;
  description: string;
  parent: string | null;
  formerNames?: readonly string[];
};

/** A subcategory of the tree, with how many active products it holds. */
export type Subcategory = { key: string; name: string; description: string; count: number };

/** A category of the tree, numbered from 1 as the catalogue orders them (R14.9). */
export type Category = {
  key: string;
  name: string;
  description: string;
  productCount: number;
  subcategories: readonly Subcategory[];
};

/** The tree as `GET /api/categories` gives it (R14.9). */
export type ListedCategory = Omit<Category, "key" | "subcategories"> & {
  href: string;
  subcategories: readonly (Omit<Subcategory, "key"> & { href: string })[];
};

/** The name, among the site's media, of the banner that staff gave the category with this key. */
export function bannerMediaName(key: string): string {
  return `banners/${key}`;
}

/** The part of a product that says where it belongs. */
type Placement = Pick<Product, "category" | "subcategory">;

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

/** Where a product belongs; a category written with an arrow is split. */
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

/** The key of a product's category; for a category that is not in the tree it is made from the name. */
export function categoryKeyOf(product: Placement & { categoryKey?: string | null }): string {
  return product.categoryKey ?? slugOf(placementOf(product).category);
}

/** The category and subcategory that a path names, each null where nothing in the tree matches. */
export function findBySlug(
  tree: readonly Category[],
  categorySlug: string,
  subcategorySlug: string | null,
): { category: Category | null; subcategory: Subcategory | null } {
  const category = named(tree, categorySlug);
  const subcategory = category && subcategorySlug ? named(category.subcategories, subcategorySlug) : null;
  return { category, subcategory };
}

/** The entry with this key, else the one whose name has this slug (R1.5). */
function named<Entry extends { key: string; name: string }>(entries: readonly Entry[], slug: string) {
  const wanted = slug.toLowerCase();
  return (
    entries.find(({ key }) => key === wanted) ?? entries.find(({ name }) => slugOf(name) === wanted) ?? null
  );
}

/** A category of the menus with its number in the catalogue, from 1. */
export type MenuCategory = Category & { number: number };

/** The categories and subcategories that have products, so that no menu leads to an empty page. */
export function menuCategories(tree: readonly Category[]): MenuCategory[] {
  return tree
    .map((category, index) => ({
      ...category,
      number: index + 1,
      subcategories: category.subcategories.filter(({ count }) => count > 0),
    }))
    .filter(({ productCount }) => productCount > 0);
}

/** A home category card names at most this many subcategories (R2.9). */
export const HOME_SUBCATEGORIES = 4;

/** One category as the home page shows it: numbered from 1, its first subcategories, and how many are left. */
export type HomeCategory = Pick<Category, "key" | "name" | "description" | "productCount"> & {
  number: number;
  subcategories: readonly Subcategory[];
  /** How many subcategories the card does not name; 0 when it names them all. */
  more: number;
};

/** The home page's category cards, in catalogue order, of what has products (R2.9). */
export function homeCategories(tree: readonly Category[]): HomeCategory[] {
  return menuCategories(tree).map(({ number, key, name, description, productCount, subcategories }) => ({
    number,
    key,
    name,
    description,
    productCount,
    subcategories: subcategories.slice(0, HOME_SUBCATEGORIES),
    more: Math.max(0, subcategories.length - HOME_SUBCATEGORIES),
  }));
}

/** Identifies a subcategory, whose key alone is unique only within its category. */
export function subcategoryPath(category: string, subcategory: string): string {
  return `${category}/${subcategory}`;
}
