import type { Catalogue } from "./catalogue.ts";
import { PAGE_SIZE, pageCount } from "./listing.ts";
import { type ProductCard, toCards } from "./product-card.ts";
import { type BrandChoice, brandChoices, solutionsProducts } from "./solutions-order.ts";

/** A category as the overview draws it: its share of the page is its share of the catalogue. */
export type CategoryShare = { name: string; description: string; count: number };

/** Everything that the solutions overview shows for one brand and page (spec §2). */
export type SolutionsView = {
  categories: readonly CategoryShare[];
  brands: readonly BrandChoice[];
  brand: string | null;
  matching: number;
  total: number;
  /** The pages shown, from 1: `from` to `page` of `pages`. */
  from: number;
  page: number;
  pages: number;
  cards: readonly ProductCard[];
};

/**
 * The overview for the brand that is pressed. A page beyond the last shows the last; `from` below `page`
 * shows all pages between ("Show more").
 */
export function solutionsView(
  source: Pick<Catalogue, "products" | "brands" | "categories" | "register">,
  brand: string | null,
  page = 1,
  from = page,
): SolutionsView {
  const found = solutionsProducts(source.products, brand);
  const pages = pageCount(found.length);
  const last = Math.min(Math.max(1, page), pages);
  const first = Math.min(Math.max(1, from), last);
  return {
    categories: source.categories.map(({ name, description, productCount }) => ({
      name,
      description,
      count: productCount,
    })),
    brands: brandChoices(source.products, source.brands),
    brand,
    matching: found.length,
    total: source.products.length,
    from: first,
    page: last,
    pages,
    cards: toCards(found.slice((first - 1) * PAGE_SIZE, last * PAGE_SIZE), source.register),
  };
}
