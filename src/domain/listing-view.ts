import { type BarGroup, catalogueBar } from "./catalogue-bar.ts";
import type { Catalogue } from "./catalogue.ts";
import { placementOf } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";
import { type ListingFilter, PAGE_SIZE, filterListing, pageCount } from "./listing.ts";
import { type ProductCard, toCards } from "./product-card.ts";

/** Everything that the listing shows for one filter and page. */
export type ListingView = {
  /** X and Y of "Displaying X of Y products". */
  matching: number;
  total: number;
  /** The pages shown, from 1: `from` to `page` of `pages`. */
  from: number;
  page: number;
  pages: number;
  cards: readonly ProductCard[];
  categories: readonly string[];
  /** Subcategories of the chosen category; none chosen or none there: the dropdown is off. */
  subcategories: readonly string[];
  brands: readonly string[];
  bar: readonly BarGroup[];
};

type Source = Omit<Catalogue, "version" | "changes" | "media">;

/** Categories in tree order, then those beside the tree in the order in which products name them. */
export function listedCategories({
  byOwnCategory,
  categories,
}: Pick<Source, "byOwnCategory" | "categories">): string[] {
  const names = categories.map((category) => category.name);
  const named = firsts(byOwnCategory).map((product) => placementOf(product).category);
  return [...new Set([...names, ...named])];
}

function listedSubcategories(source: Source, category: string | null): string[] {
  if (category === null) return [];
  const key = source.keys.category.get(category) ?? "";
  const known = source.categories.find((entry) => entry.key === key)?.subcategories ?? [];
  const named = (source.byOwnCategory.get(key) ?? []).flatMap((product) => {
    const { subcategory } = placementOf(product);
    return subcategory === null ? [] : [subcategory];
  });
  return [...new Set([...known.map((entry) => entry.name), ...named])];
}

function listedBrands({ byBrand, brands }: Source): string[] {
  return [...new Set([...brands.map(({ name }) => name), ...firsts(byBrand).map(({ brand }) => brand)])];
}

/** The first product of each list, in catalogue order of these. */
function firsts(lists: ReadonlyMap<string, readonly KeyedProduct[]>): KeyedProduct[] {
  return [...lists.values()].flatMap(([first]) => (first ? [first] : []));
}

/**
 * Filters, pages and describes the listing. A page beyond the last shows the last; `from` below `page`
 * shows all pages between ("Show more").
 */
export function listingView(source: Source, filter: ListingFilter, page = 1, from = page): ListingView {
  const found = filterListing(source, filter);
  const pages = pageCount(found.length);
  const last = Math.min(Math.max(1, page), pages);
  const first = Math.min(Math.max(1, from), last);
  return {
    matching: found.length,
    total: source.products.length,
    from: first,
    page: last,
    pages,
    cards: toCards(found.slice((first - 1) * PAGE_SIZE, last * PAGE_SIZE), source.register),
    categories: listedCategories(source),
    subcategories: listedSubcategories(source, filter.category),
    brands: listedBrands(source),
    bar: catalogueBar(source, filter, found),
  };
}
