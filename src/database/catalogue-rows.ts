import { allBrands, type BrandRecord } from "./brands.ts";
import { allCategories, type CategoryRecord } from "./categories.ts";
import { catalogueVersion } from "./catalogue-version.ts";
import { allProducts, productChanges, type ProductRecord } from "./products.ts";
import type { Database } from "./schema.ts";

/** Everything that the catalogue consists of, at one version. */
export type CatalogueRows = {
  version: number;
  products: ProductRecord[];
  /** When each product was last written, by its id: ISO-8601 UTC. */
  changes: ReadonlyMap<string, string>;
  brands: BrandRecord[];
  categories: CategoryRecord[];
};

/**
 * Reads the whole catalogue as it was at one version. It takes no lock, as a reader that waits for a long
 * import would hold up the web server; it reads again when the version moved meanwhile.
 */
export async function readCatalogueRows(db: Database): Promise<CatalogueRows> {
  for (;;) {
    const version = await catalogueVersion(db);
    const products = await allProducts(db);
    const changes = await productChanges(db);
    const brands = await allBrands(db);
    const categories = await allCategories(db);
    if ((await catalogueVersion(db)) === version) return { version, products, changes, brands, categories };
  }
}
