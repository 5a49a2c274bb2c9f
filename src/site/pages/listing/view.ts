import { type BarGroup, catalogueBar } from "../../../domain/catalogue-bar.ts";
import type { Catalogue } from "../../../domain/catalogue.ts";
import { placementOf } from "../../../domain/category.ts";
import type { KeyedProduct } from "../../../domain/keys.ts";
import { filterListing, listingFilter, paginate, type ResultPages } from "../../../domain/listing.ts";
import { type ProductCard, toCards } from "../../../domain/product-card.ts";
import type { PageParams } from "../../../urls/pages.ts";

/** Everything that the listing shows for one filter and page. */
export type ListingView = {
  /** Y of "Displaying X of Y products"; X is `matching`. */
  total: number;
  cards: readonly ProductCard[];
  categories: readonly string[];
  /** Subcategories of the chosen category; none chosen or none there: the dropdown is off. */
  subcategories: readonly string[];
  brands: readonly string[];
  bar: readonly BarGroup[];
} & Omit<ResultPages<unknown>, "shown">;

type Source = Omit<Catalogue, "version" | "changes" | "media">;

/** Categories in tree order, then those beside the tree in the order in which products name them. */
function listedCategories({ byOwnCategory, categories }: Source): string[] {
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

/** The listing for a filter and a page of its result; a page beyond the last is the last. */
export function view(source: Source, params: PageParams<"listing">): ListingView {
  const filter = listingFilter(params);
  const found = filterListing(source, filter);
  const { shown, ...pages } = paginate(found, params.page);
  return {
    ...pages,
    total: source.products.length,
    cards: toCards(shown, source.numbers),
    categories: listedCategories(source),
    subcategories: listedSubcategories(source, filter.category),
    brands: listedBrands(source),
    bar: catalogueBar(source, filter, found),
  };
}
