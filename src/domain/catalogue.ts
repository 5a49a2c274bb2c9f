import { type Application, matchesApplication } from "./applications.ts";
import type { Brand } from "./brand.ts";
import { type Numbering, numberProducts } from "./catalogue-number.ts";
import {
  type Category,
  type CategoryEntry,
  subcategoryPath,
  isInCategory,
  isInSubcategory,
} from "./category.ts";
import {
  type FormerNames,
  formerNames,
  giveKeys,
  type KeyedProduct,
  type KeysByName,
  listsBy,
} from "./keys.ts";
import type { Product, ProductKeys } from "./product.ts";

/** The whole public catalogue at one version, immutable: what every page and every API list is made from. */
export type Catalogue = {
  version: number;
  /** Active products only, in catalogue order. */
  products: readonly KeyedProduct[];
  byId: ReadonlyMap<string, KeyedProduct>;
  /** When each product was last changed, by its id: ISO-8601 UTC. */
  changes: ReadonlyMap<string, string>;
  /** Active brands only, in menu order. */
  brands: readonly Brand[];
  categories: readonly Category[];
  /** What the page of a category shows, by its key, and of a subcategory, by {@link subcategoryPath} (R16.4 to R16.6). */
  byCategory: ReadonlyMap<string, readonly KeyedProduct[]>;
  bySubcategory: ReadonlyMap<string, readonly KeyedProduct[]>;
  /** The products whose own category this is, by its key: what the listing's filter finds (R16.3). */
  byOwnCategory: ReadonlyMap<string, readonly KeyedProduct[]>;
  /** By the brand's key, in the order in which products name them. */
  byBrand: ReadonlyMap<string, readonly KeyedProduct[]>;
  byApplication: Readonly<Record<Application, readonly KeyedProduct[]>>;
  keys: KeysByName;
  former: FormerNames;
  /**
   * Versioned URLs of the images and videos that pages use themselves, by their name below
   * `attached-assets`, such as `scenes/hero.avif`. What isn't there has no file.
   */
  media: Readonly<Record<string, string>>;
} & Numbering;

export type StoredBrand = Brand & { formerNames?: readonly string[] };

/** Builds the catalogue from stored rows: drops what is inactive, counts the tree, numbers the products. */
export function makeCatalogue(rows: {
  version: number;
  products: readonly (Product & Partial<ProductKeys>)[];
  brands: readonly StoredBrand[];
  categories: readonly CategoryEntry[];
  changes?: ReadonlyMap<string, string>;
  media?: Readonly<Record<string, string>> | undefined;
}): Catalogue {
  const { products, keys } = giveKeys(
    rows.products.filter((product) => product.isActive),
    rows.brands,
    rows.categories,
  );
  const { byCategory, bySubcategory } = membersOf(products, rows.categories);
  const categories = rows.categories
    .filter(({ parent }) => parent === null)
    .map(({ key, name, description }) => ({
      key,
      name,
      description,
      productCount: byCategory.get(key)?.length ?? 0,
      subcategories: rows.categories
        .filter(({ parent }) => parent === name)
        .map((entry) => ({
          key: entry.key,
          name: entry.name,
          description: entry.description,
          count: bySubcategory.get(subcategoryPath(key, entry.key))?.length ?? 0,
        })),
    }));
  return Object.freeze({
    version: rows.version,
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    changes: rows.changes ?? new Map<string, string>(),
    brands: rows.brands
      .filter((brand) => brand.isActive)
      .map(({ formerNames: _formerNames, ...brand }) => brand),
    categories,
    byCategory,
    bySubcategory,
    byOwnCategory: listsBy(products, ({ categoryKey }) => categoryKey),
    byBrand: listsBy(products, ({ brandKey }) => brandKey),
    byApplication: byApplication(products),
    ...numberProducts(categories, products),
    keys,
    former: formerNames(rows.brands, rows.categories),
    media: rows.media ?? {},
  });
}

function byApplication(products: readonly KeyedProduct[]): Catalogue["byApplication"] {
  const suiting = (application: Application) =>
    products.filter((product) => matchesApplication(application, product));
  return {
    commercial: suiting("commercial"),
    healthcare: suiting("healthcare"),
    hospitality: suiting("hospitality"),
  };
}

/** Where products are found that say the same about where they belong. */
type Pages = { categories: string[]; subcategories: string[] };

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
