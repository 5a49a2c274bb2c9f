import type { Brand } from "../../src/domain/product/brand.ts";
import { type Catalogue, makeCatalogue } from "../../src/domain/catalogue/catalogue.ts";
import { type CategoryEntry, slugOf } from "../../src/domain/catalogue/category.ts";
import type { Product } from "../../src/domain/product/product.ts";

/** An entry of a category tree, with the key that is made from its name. */
export function entry(name: string, parent: string | null = null, description = ""): CategoryEntry {
  return { key: slugOf(name), name, parent, description };
}

/** A brand of which only the name is known, and what the test is about. */
export function sampleBrand(name: string, given: Partial<Brand> = {}): Brand {
  return {
    id: slugOf(name),
    name,
    displayName: null,
    logoUrl: null,
    description: null,
    website: null,
    isActive: true,
    ...given,
  };
}

/** A catalogue of these products, for a test of rules. */
export function sampleCatalogue(
  products: readonly Product[],
  { categories = [], brands = [] }: { categories?: readonly CategoryEntry[]; brands?: readonly Brand[] } = {},
): Catalogue {
  return makeCatalogue({ version: 1, products, brands, categories });
}
