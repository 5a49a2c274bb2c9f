import { type BesideTree, besideTree } from "./catalogue-groups.ts";
import type { Catalogue } from "./catalogue.ts";
import { menuCategories } from "./menus.ts";
import { type Stretch, stretchOf } from "./pages.ts";
import { type ProductCard, toCards } from "./product-card.ts";
import { type BrandChoice, brandChoices, solutionsProducts } from "./solutions-order.ts";

/** A category as the overview draws it: its share of the page is its share of the catalogue. */
export type CategoryShare = { number: number; key: string; name: string; description: string; count: number };

/** Everything that the solutions overview shows for one brand and page. */
export type SolutionsView = {
  categories: readonly CategoryShare[];
  beside: readonly BesideTree[];
  brands: readonly BrandChoice[];
  brand: string | null;
  total: number;
  cards: readonly ProductCard[];
} & Omit<Stretch<unknown>, "shown">;

/** The overview for the brand that is pressed, null for all, and the pages `from` to `page` of its grid. */
export function solutionsView(
  source: Pick<
    Catalogue,
    "products" | "brands" | "byBrand" | "categories" | "groups" | "keys" | "former" | "register"
  >,
  brand: string | null,
  page = 1,
  from = page,
): SolutionsView {
  const { shown, ...stretch } = stretchOf(solutionsProducts(source, brand), page, from);
  return {
    ...stretch,
    categories: menuCategories(source.categories).map(({ number, key, name, description, productCount }) => ({
      number,
      key,
      name,
      description,
      count: productCount,
    })),
    beside: besideTree(source),
    brands: brandChoices(source),
    brand,
    total: source.products.length,
    cards: toCards(shown, source.register),
  };
}
