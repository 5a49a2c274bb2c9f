import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { subcategoryPath } from "../../../domain/catalogue/category.ts";
import { compare, type Comparison } from "../../../domain/figures/comparison.ts";
import { powerOf } from "../../../domain/machines/floor-machines.ts";
import type { KeyedProduct } from "../../../domain/catalogue/keys.ts";
import { MAX_COMPARED } from "../../../domain/limits.ts";
import { nearestTo, peersOf, rangeAround } from "../../../domain/product/related-products.ts";
import { type ProductCard, toCards } from "../../../domain/product/product-card.ts";
import { commonKind } from "../../../domain/product/product-kind.ts";
import { listedIds } from "../../../urls/params.ts";
import type { PageParams } from "../../../urls/pages.ts";

/** How many products are offered to be added, and how many categories begin with an example of how many products. */
const OFFERED = 4;
const EXAMPLES = { categories: 5, products: 3 };

/** A comparison that somebody may begin with: what its products are, and they. */
export type Example = { name: string; cards: readonly ProductCard[] };

/** Everything that a comparison shows. */
export type CompareView = {
  products: readonly (ProductCard & { allFeatures: readonly string[]; onMains: boolean })[];
  comparison: Comparison;
  /** Ids of the address that the catalogue does not have, and products beyond those that fit. */
  unknown: readonly string[];
  leftOut: readonly Pick<ProductCard, "id" | "name">[];
  /** Where one more fits: what is like the first product, the nearest first. */
  more: readonly ProductCard[];
  /** Where nothing was chosen. */
  examples: readonly Example[];
};

type Source = Pick<Catalogue, "products" | "byId" | "byOwnCategory" | "bySubcategory" | "categories">;

export function view(source: Source, { ids }: PageParams<"compare">): CompareView {
  const asked = listedIds(ids);
  const found = asked.flatMap((id) => source.byId.get(id) ?? []);
  const products = found.slice(0, MAX_COMPARED);
  const cards = toCards(products, source);
  return {
    products: products.flatMap((product, place) => {
      const card = cards[place];
      const onMains = powerOf(product) === "mains";
      return card ? { ...card, allFeatures: product.features, onMains } : [];
    }),
    comparison: compare(products),
    unknown: asked.filter((id) => !source.byId.has(id)),
    leftOut: found.slice(MAX_COMPARED).map(({ id, name }) => ({ id, name })),
    more: toCards(offered(source, products), source),
    examples: products.length > 0 ? [] : examplesOf(source),
  };
}

function groupOf(source: Source, { categoryKey, subcategoryKey }: KeyedProduct): readonly KeyedProduct[] {
  return (
    (subcategoryKey === null
      ? source.byOwnCategory.get(categoryKey)
      : source.bySubcategory.get(subcategoryPath(categoryKey, subcategoryKey))) ?? []
  );
}

/** The nearest of the first product's kind, and where those are few, of its group. */
function offered(source: Source, products: readonly KeyedProduct[]): KeyedProduct[] {
  const [first] = products;
  if (!first || products.length === MAX_COMPARED) return [];
  const group = groupOf(source, first);
  const chosen = new Set(products.map(({ id }) => id));
  const near = [peersOf(first, source.products, group), group].flatMap((list) =>
    nearestTo(first, list, chosen, OFFERED + MAX_COMPARED),
  );
  return [...new Set(near)].filter(({ id }) => !chosen.has(id)).slice(0, OFFERED);
}

/** Of each category its first product that has others like it, beside the next larger ones. */
function examplesOf(source: Source): Example[] {
  return source.categories.slice(0, EXAMPLES.categories).flatMap(({ key, name, subcategories }) => {
    const lists = subcategories.map((each) => source.bySubcategory.get(subcategoryPath(key, each.key)));
    const [first] = lists.find((list) => list && list.length >= EXAMPLES.products) ?? [];
    if (!first) return [];
    const peers = peersOf(first, source.products, groupOf(source, first));
    const products = rangeAround(first, peers, EXAMPLES.products);
    if (products.length < 2) return [];
    return [{ name: commonKind(products) ?? name, cards: toCards(products, source) }];
  });
}
