import { type Application, matchesApplication } from "./applications.ts";
import type { Brand } from "./brand.ts";
import { type Numbering, numberProducts } from "./catalogue-groups.ts";
import type { Category, CategoryEntry } from "./category.ts";
import {
  type FormerNames,
  formerNames,
  giveKeys,
  type KeyedProduct,
  type KeysByName,
  listsBy,
} from "./keys.ts";
import { membersOf, subcategoryPath } from "./membership.ts";
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
