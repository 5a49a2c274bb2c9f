import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { KeyedProduct } from "../../../domain/catalogue/keys.ts";
import { nearestProducts } from "../../../domain/search/mistyped-product.ts";
import { type CardSource, type ProductCard, toCards } from "../../../domain/product/product-card.ts";

/** So many products stand where the one should be that there isn't. */
const MOST = 2;

/** What the page of an unknown id shows beside saying so. */
export type MissingProduct = {
  /** The id of the product that was probably meant. */
  meant: string | null;
  /** The products nearest to the address, the one that was probably meant first. */
  cards: readonly ProductCard[];
};

/** The nearest, and others of the same kind where they are fewer than stand side by side. */
function withOthers(
  { products }: Pick<Catalogue, "products">,
  nearest: readonly KeyedProduct[],
): readonly KeyedProduct[] {
  const [first] = nearest;
  if (!first) return [];
  const alike = products.filter(
    (product) =>
      !nearest.includes(product) &&
      product.categoryKey === first.categoryKey &&
      product.subcategoryKey === first.subcategoryKey,
  );
  return [...nearest, ...alike].slice(0, MOST);
}

/** What is nearest to an id that the catalogue does not have. */
export function missingView(
  source: Pick<Catalogue, "products"> & CardSource,
  { id }: { id: string },
): MissingProduct {
  const { meant, products } = nearestProducts(source, id, MOST);
  return { meant: meant?.id ?? null, cards: toCards(withOthers(source, products), source) };
}
