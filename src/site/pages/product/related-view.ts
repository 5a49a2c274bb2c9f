import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { type FitReason, fitReason, packOf, quantityOf } from "../../../domain/product/fit-reason.ts";
import type { KeyedProduct } from "../../../domain/catalogue/keys.ts";
import type { Related } from "../../../domain/product/relations.ts";

/** More are not shown of one product. */
const MOST = 60;

/** A product that is used with the page's own, or that it is used with. */
export type RelatedProduct = Pick<KeyedProduct, "id" | "name" | "category" | "subcategory" | "imageUrl"> & {
  brandName: string;
  articleNumber: string | null;
  reason: FitReason | null;
  /** How many are used at a time, how many a pack holds, and how many articles to ask for. */
  atOnce: number;
  pack: number | null;
  quantity: number;
};

export type Relatives = {
  /** What is used with the product, and what it is used with. */
  needs: readonly RelatedProduct[];
  fits: readonly RelatedProduct[];
  successor: Pick<KeyedProduct, "id" | "name"> | null;
  replaced: readonly Pick<KeyedProduct, "id" | "name">[];
};

const named = ({ id, name }: KeyedProduct) => ({ id, name });

/** The relations of a product, both ways. */
export function relativesOf(product: KeyedProduct, { relations }: Pick<Catalogue, "relations">): Relatives {
  const successor = relations.successor.get(product.id);
  const needs = (relations.needs.get(product.id) ?? []).slice(0, MOST);
  const fits = (relations.fits.get(product.id) ?? []).slice(0, MOST);
  return {
    needs: needs.map((related) => rowOf(related, related.product, product)),
    fits: fits.map((related) => ({ ...rowOf(related, product, related.product), quantity: 1 })),
    successor: successor ? named(successor) : null,
    replaced: (relations.replaced.get(product.id) ?? []).slice(0, MOST).map(named),
  };
}

/** A row about the other product; what is used is `used`, and `on` what it is used with. */
function rowOf({ product, atOnce }: Related, used: KeyedProduct, on: KeyedProduct): RelatedProduct {
  const { id, name, category, subcategory, imageUrl, brandName, serialNumber } = product;
  const pack = packOf(used);
  return {
    id,
    name,
    category,
    subcategory,
    imageUrl,
    brandName,
    articleNumber: serialNumber,
    reason: fitReason(used, on),
    atOnce,
    pack,
    quantity: quantityOf({ atOnce }, pack),
  };
}
