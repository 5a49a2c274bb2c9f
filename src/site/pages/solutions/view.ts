import { type BesideTree, besideTree } from "../../../domain/product/catalogue-number.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { menuCategories } from "../../../domain/catalogue/category.ts";
import { type ResultPages, paginate } from "../../../domain/listing/result-pages.ts";
import type { Product } from "../../../domain/product/product.ts";
import { type CardSource, type ProductCard, toCards } from "../../../domain/product/product-card.ts";
import type { PageParams } from "../../../urls/pages.ts";
import { type BrandChoice, brandChoices } from "../../../domain/catalogue/brand-lists.ts";
import type { CategoryLink } from "../../components/category-links/category-links.tsx";
import { passing } from "../../../domain/catalogue/product-tests.ts";
import { solutionsProducts, vacuumProducts } from "../../../domain/catalogue/selections.ts";

/** Everything that the solutions overview shows for one brand and page. */
export type SolutionsView = {
  categories: readonly CategoryLink[];
  beside: readonly BesideTree[];
  /** How many products the page of each theme has. */
  themes: Record<"floorCare" | "vacuum" | "chemicals" | "automation", number>;
  brands: readonly BrandChoice[];
  brand: string | null;
  total: number;
  cards: readonly ProductCard[];
} & Omit<ResultPages<unknown>, "shown">;

/** The overview for the brand that is pressed, if any, and a page of its grid. */
export function view(
  source: Pick<Catalogue, "products" | "brands" | "byBrand" | "categories" | "groups" | "keys" | "former"> &
    CardSource,
  { brand: pressed, page }: PageParams<"solutions">,
): SolutionsView {
  const brand = pressed ?? null;
  const { shown, ...pages } = paginate(solutionsProducts(source, brand), page);
  return {
    ...pages,
    categories: menuCategories(source.categories).map(({ number, key, name, productCount }) => ({
      number,
      key,
      name,
      count: productCount,
    })),
    beside: besideTree(source),
    themes: themeCounts(source.products),
    brands: brandChoices(source),
    brand,
    total: source.products.length,
    cards: toCards(shown, source),
  };
}

const themeCounts = (products: readonly Product[]) => ({
  floorCare: passing(products, "floorCare").length,
  vacuum: vacuumProducts(products).length,
  chemicals: passing(products, "chemicals").length,
  automation: passing(products, "automation").length,
});
