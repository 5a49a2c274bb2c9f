import { type Application, suits } from "./applications.ts";
import type { Catalogue } from "./catalogue.ts";
import { imageRank } from "./image-rank.ts";
import { type ProductCard, toCards } from "./product-card.ts";
import type { Product } from "./product.ts";

/** As many products as a landing page features at most, and as many placeholders while it waits (spec §9). */
export const FEATURED_LIMIT = 6;

/**
 * The products that an industry's landing page features: those that suit it, real pictures first, then
 * placeholders, then none, catalogue order within each; at most {@link FEATURED_LIMIT} (spec §5, §9).
 */
export function featuredFor(application: Application, products: readonly Product[]): Product[] {
  return products
    .filter((product) => suits(application, product))
    .toSorted((a, b) => imageRank(a.imageUrl) - imageRank(b.imageUrl))
    .slice(0, FEATURED_LIMIT);
}

/** What a landing page shows of the catalogue: featured cards, and how many products the full list holds. */
export type Featured = { cards: ProductCard[]; total: number };

/** Chooses the featured cards and counts the full list that the page links to. */
export function featuredView(
  catalogue: Pick<Catalogue, "products" | "register">,
  application: Application,
): Featured {
  return {
    cards: toCards(featuredFor(application, catalogue.products), catalogue.register),
    total: catalogue.products.filter((product) => suits(application, product)).length,
  };
}
