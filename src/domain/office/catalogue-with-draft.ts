import { type Catalogue, makeCatalogue, membersOf } from "../catalogue/catalogue.ts";
import type { CategoryEntry } from "../catalogue/category.ts";
import { type KeyedProduct, listsBy } from "../catalogue/keys.ts";
import { relationsOf } from "../product/relations.ts";
import { complete } from "../steps.ts";

/**
 * The catalogue as visitors would have it with this product in the place of the one of its id, or as one more: what the
 * product's own page and card show of it. Search, sorting and catalogue numbers stay as they are.
 */
export function catalogueWithDraft(
  catalogue: Catalogue,
  product: KeyedProduct,
  entries: readonly CategoryEntry[],
): Catalogue {
  const isThere = catalogue.byId.has(product.id);
  const products = isThere
    ? catalogue.products.map((each) => (each.id === product.id ? product : each))
    : [...catalogue.products, product];
  return {
    ...catalogue,
    products,
    ...complete(membersOf(products, entries)),
    byId: new Map([...catalogue.byId, [product.id, product]]),
    byOwnCategory: listsBy(products, ({ categoryKey }) => categoryKey),
    byBrand: listsBy(products, ({ brandKey }) => brandKey),
    relations: complete(relationsOf(products)),
  };
}

/** A catalogue of this product alone, with the brands of the whole one. */
export function catalogueOfDraft(
  catalogue: Catalogue,
  product: KeyedProduct,
  entries: readonly CategoryEntry[],
): Catalogue {
  const { brands, media, version } = catalogue;
  return makeCatalogue({ version, products: [product], brands, categories: entries, media });
}
