import { type KeyFigure, keyFigures } from "../../../domain/readings.ts";
import { type Brand, brandNamed } from "../../../domain/brand.ts";
import type { Catalogue } from "../../../domain/catalogue.ts";
import { placementOf, subcategoryPath } from "../../../domain/category.ts";
import { type KeyedProduct, withoutKeys } from "../../../domain/keys.ts";
import { type ProductCard, toCards } from "../../../domain/product-card.ts";
import { type Product, type SpecificationLine, specificationLines } from "../../../domain/product.ts";
import { type MarkedGroup, markedGroups } from "../../../domain/catalogue-bar.ts";

/** How many related products of the same subcategory a product page offers. */
const MAX_RELATED = 4;

/** Everything that a product page shows. */
export type ProductView = {
  product: Product;
  card: ProductCard;
  /** Where it belongs; `inTree` is false for the categories beside the tree, which have no page of their own. */
  placement: {
    category: string;
    categoryKey: string;
    subcategory: string | null;
    subcategoryKey: string | null;
    inTree: boolean;
  };
  specification: readonly SpecificationLine[];
  figures: readonly KeyFigure[];
  /** The brand box appears when a brand is found by name (R4.5). */
  brand: Brand | null;
  bar: readonly MarkedGroup[];
  related: readonly ProductCard[];
};

type Source = Pick<
  Catalogue,
  "byId" | "byOwnCategory" | "bySubcategory" | "brands" | "categories" | "groups" | "numbers"
>;

/** The next products of the same subcategory (or category), beginning after this one and wrapping round. */
function relatedTo(source: Source, product: KeyedProduct): KeyedProduct[] {
  const { categoryKey, subcategoryKey } = product;
  const group =
    (subcategoryKey === null
      ? source.byOwnCategory.get(categoryKey)
      : source.bySubcategory.get(subcategoryPath(categoryKey, subcategoryKey))) ?? [];
  const at = group.findIndex((other) => other.id === product.id);
  return [...group.slice(at + 1), ...group.slice(0, at)].slice(0, MAX_RELATED);
}

/** The product page of this id, or null when the catalogue has no such product. */
export function view(source: Source, { id }: { id: string }): ProductView | null {
  const product = source.byId.get(id);
  const [card] = product ? toCards([product], source.numbers) : [];
  if (!product || !card) return null;
  const { category, subcategory } = placementOf(product);
  const { categoryKey, subcategoryKey } = product;
  return {
    product: withoutKeys(product),
    card,
    placement: {
      category,
      categoryKey,
      subcategory,
      subcategoryKey,
      inTree: source.categories.some(({ key }) => key === categoryKey),
    },
    specification: specificationLines(product.specifications),
    figures: keyFigures(product),
    brand: brandNamed(source.brands, product.brand),
    bar: markedGroups(source, [id]),
    related: toCards(relatedTo(source, product), source.numbers),
  };
}
