import type { Brand } from "./brand.ts";
import { type Category, type CategoryEntry, categoryTree } from "./category.ts";
import type { Product } from "./product.ts";
import { type RegisterEntry, registerOf } from "./register.ts";

/** The whole public catalogue at one version, immutable: what every page and every API answer is read from. */
export type Catalogue = {
  version: number;
  /** Active products only, in catalogue order. */
  products: readonly Product[];
  byId: ReadonlyMap<string, Product>;
  /** When each product was last changed, by its id: ISO-8601 UTC. */
  changes: ReadonlyMap<string, string>;
  /** Active brands only, in menu order. */
  brands: readonly Brand[];
  categories: readonly Category[];
  register: readonly RegisterEntry[];
  /**
   * Versioned URLs of the images and videos that pages use themselves, by their name below
   * `attached-assets`, such as `scenes/hero.avif`. What isn't there has no file.
   */
  media: Readonly<Record<string, string>>;
};

/** Builds the catalogue from stored rows: drops what is switched off, counts the tree, numbers the register. */
export function makeCatalogue(rows: {
  version: number;
  products: readonly Product[];
  brands: readonly Brand[];
  categories: readonly CategoryEntry[];
  changes?: ReadonlyMap<string, string>;
  media?: Readonly<Record<string, string>> | undefined;
}): Catalogue {
  const products = rows.products.filter((product) => product.isActive);
  const categories = categoryTree(rows.categories, products);
  return Object.freeze({
    version: rows.version,
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    changes: rows.changes ?? new Map<string, string>(),
    brands: rows.brands.filter((brand) => brand.isActive),
    categories,
    register: registerOf(categories, products),
    media: rows.media ?? {},
  });
}
