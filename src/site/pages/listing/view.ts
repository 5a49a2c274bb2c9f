import { type Brand, brandNamed } from "../../../domain/product/brand.ts";
import { type BarGroup, catalogueBar } from "../../../domain/listing/catalogue-bar.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { placementOf } from "../../../domain/catalogue/category.ts";
import { choicesOf, firstPlaces } from "../../../domain/listing/list-choices.ts";
import type { KeyedProduct } from "../../../domain/catalogue/keys.ts";
import { type ListPage, listPage } from "../../../domain/listing/list-page.ts";
import {
  countChoices,
  countListing,
  beforeFigures,
  listingFilter,
  removals,
} from "../../../domain/listing/listing.ts";
import { type ShorterSearch, shorterSearches } from "../../../domain/listing/shorter-searches.ts";
import { type FigureFilter, figureFilters } from "../../../domain/figures/figure-filters.ts";
import { askedFigures } from "../../../domain/figures/figure-limits.ts";
import { inOrder } from "../../../domain/listing/category-list.ts";
import { nearestWords } from "../../../domain/search/search-vocabulary.ts";
import {
  type Near,
  nearCards,
  type NearestReading,
  nearestTo,
  NOTHING_NEAR,
} from "../../../domain/search/near-products.ts";
import type { PageParams } from "../../../urls/pages.ts";

/** A choice of a dropdown, and how many products it would show while the other filters stay. */
type CountedChoice = { value: string; count: number };

/** Everything that the listing shows for one filter and page. */
export type ListingView = {
  /** Y of "Displaying X of Y products"; X is `matching`. */
  total: number;
  categories: readonly CountedChoice[];
  /** Subcategories of the chosen category; none chosen or none there: the dropdown is off. */
  subcategories: readonly CountedChoice[];
  brands: readonly CountedChoice[];
  bar: readonly BarGroup[];
  /** The brand that is chosen, where the catalogue knows more of it than its name. */
  brand: Brand | null;
  /** The figures that the list can be narrowed by. */
  figures: readonly FigureFilter[];
  /** Where nothing is found: what taking off each filter would show. */
  removals: ReturnType<typeof removals>;
  /** Where nothing is found: the same filters with fewer words. */
  shorter: readonly ShorterSearch[];
  /** Where the list is of what is nearest to a search that finds nothing: what that was read as. */
  reading: NearestReading | null;
  /** Where nothing or little is listed: the products that the search may mean. */
  near: Near;
} & ListPage;

type Source = Omit<Catalogue, "version" | "changedAt" | "media" | "company">;

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
  const names = new Set(known.map((entry) => entry.name));
  const { subcategory } = choicesOf(source.ordered);
  for (const place of firstPlaces(subcategory, source.byOwnCategory.get(key) ?? [])) {
    const name = subcategory.texts[place];
    if (name) names.add(name);
  }
  return [...names];
}

function listedBrands({ byBrand, brands }: Source): string[] {
  return [...new Set([...brands.map(({ name }) => name), ...firsts(byBrand).map(({ brand }) => brand)])];
}

/** The first product of each list, in catalogue order of these. */
function firsts(lists: ReadonlyMap<string, readonly KeyedProduct[]>): KeyedProduct[] {
  return [...lists.values()].flatMap(([first]) => (first ? [first] : []));
}

const counted = (names: readonly string[], count: (name: string) => number): CountedChoice[] =>
  names.map((value) => ({ value, count: count(value) }));

/** The listing for a filter and a page of its result; a page beyond the last is the last. */
export function view(source: Source, params: PageParams<"listing">, locale: string): ListingView {
  const nearest = nearestTo(source, params.q);
  const filter = listingFilter(params, nearest?.found);
  const list = beforeFigures(source, filter);
  const found = source.figures.narrow(list, filter.figures);
  const counts = countChoices(source, filter, found);
  const isNearest = nearest !== null && found.length > 0;
  return {
    ...listPage(params.sort ? inOrder(source, found, params.sort, locale) : found, source, {
      table: params.view === "list",
      page: params.page,
      asked: askedFigures(filter.figures, params.sort),
    }),
    total: source.products.length,
    categories: counted(listedCategories(source), counts.category),
    subcategories: counted(listedSubcategories(source, filter.category), counts.subcategory),
    brands: counted(listedBrands(source), counts.brand),
    bar: catalogueBar(source, filter, found),
    brand: params.brand === undefined ? null : brandNamed(source.brands, params.brand),
    figures: figureFilters(source.figures, list, filter.figures),
    removals: found.length === 0 ? removals(source, filter) : [],
    shorter:
      found.length === 0
        ? shorterSearches(
            filter.q,
            (q) => countListing(source, { ...filter, q, nearest: null }),
            (word) => nearestWords(word, source.search.vocabularies).words,
          )
        : [],
    reading: isNearest ? nearest.reading : null,
    near: isNearest ? NOTHING_NEAR : nearCards(source, params.q, found),
  };
}
