import {
  beforeFigures,
  compareIn,
  inOrder,
  ordersLeft,
  productsUnder,
} from "../../../domain/listing/category-list.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { type Category, findBySlug, menuCategories, SORT_KEYS } from "../../../domain/catalogue/category.ts";
import { type FigureFilter, figureFilters } from "../../../domain/figures/figure-filters.ts";
import type { FieldName } from "../../../domain/figures/figure-fields.ts";
import { askedFigures, type LimitsByField, limitsOf } from "../../../domain/figures/figure-limits.ts";
import type { KeyedProduct } from "../../../domain/catalogue/keys.ts";
import { choicesOf, countsOf } from "../../../domain/listing/list-choices.ts";
import { ordersOf } from "../../../domain/catalogue/product-orders.ts";
import { type ListPage, listPage } from "../../../domain/listing/list-page.ts";
import type { Removal } from "../../../domain/listing/listing.ts";
import { nearestCategory, type NearestCategory } from "../../../domain/search/mistyped-address.ts";
import { type GritTable, productsByGrit } from "../../../domain/figures/product-grits.ts";
import { type SizedProduct, productsBySize } from "../../../domain/figures/product-sizes.ts";
import { type SubcategoryCard, subcategoryCards } from "../../../domain/catalogue/subcategory-cards.ts";
import { type ShorterSearch, shorterSearches } from "../../../domain/listing/shorter-searches.ts";
import { nearestWords } from "../../../domain/search/search-vocabulary.ts";
import {
  type Near,
  nearCards,
  type NearestReading,
  nearestTo,
  NOTHING_NEAR,
} from "../../../domain/search/near-products.ts";
import type { PageParams } from "../../../urls/pages.ts";

/** A subcategory of so few products shows the others of its category below them. */
const FEW = 3;

/** How many products a page shows. */
const PAGE_SIZE = 48;

/** Everything that a category page shows. */
export type CategoryView = {
  /** Null where the path names nothing in the tree. */
  category: Pick<Category, "key" | "name" | "description" | "subcategories" | "productCount"> | null;
  subcategory: { key: string; name: string; description: string } | null;
  /** Which part of the path names nothing in the tree; such a page holds no products. */
  missing: "category" | "subcategory" | null;
  /** What was probably meant by such a path. */
  nearest: NearestCategory | null;
  /** The category's number in the catalogue, from 1; 0 where there is none. */
  number: number;
  /** The brands that are present, with how many products of the search each would show. */
  brands: readonly { value: string; count: number }[];
  /**
   * What the page of a category opens with: its subcategories, or, of one kind of product, all of them by size. Below
   * few products of a subcategory stand the other ones.
   */
  subcategoryCards: readonly SubcategoryCard[];
  sizes: readonly SizedProduct[];
  /** Below the index of the subcategories: abrasives by grit. */
  grits: GritTable;
  /** The figures that the products can be narrowed by. */
  figures: readonly FigureFilter[];
  /** Where nothing is found: what taking off search, brand or a figure would show. */
  removals: readonly Removal<"q" | "brand" | FieldName>[];
  /** Where nothing is found: what the category has with fewer words. */
  shorter: readonly ShorterSearch[];
  /** Where the list is of what is nearest to a search that finds nothing: what that was read as. */
  reading: NearestReading | null;
  /** Where nothing or little is listed: the products of the whole catalogue that the search may mean. */
  near: Near;
  /** How many the page holds before search and brand. */
  total: number;
} & ListPage;

type Source = Omit<Catalogue, "version" | "changedAt" | "media" | "company">;

/** Finds the category of a path and what it shows for these controls (R5.1, R16.6). */
export function view(
  source: Source,
  params: PageParams<"category"> & { category: string; subcategory: string | null },
  locale: string,
): CategoryView {
  const { category, subcategory } = findBySlug(source.categories, params.category, params.subcategory);
  const missing = !category ? "category" : params.subcategory && !subcategory ? "subcategory" : null;
  const within = missing ? [] : productsUnder(source, category, subcategory);
  const { q = "", brand = null, sort = SORT_KEYS[0] } = params;
  const number = category ? source.categories.indexOf(category) + 1 : 0;
  const figures = limitsOf(params);
  const nearest = nearestTo(source, q);
  const isNear = new Set(nearest?.found);
  const near = nearest ? within.filter((product) => isNear.has(product)) : [];
  const searched = near.length > 0 ? { within: near, q: "" } : { within, q };
  const list = beforeFigures(source, searched.within, { q: searched.q, brand });
  const found = inOrder(source, source.figures.narrow(list, figures), sort, locale);
  const table = params.view === "list";
  const page = listPage(found, source, {
    table,
    inSections: table || sort === "category",
    page: params.page,
    size: PAGE_SIZE,
    asked: askedFigures(figures, sort),
  });
  const isNearest = nearest !== null && near.length > 0 && found.length > 0;
  // What is read further on, or as tables, begins at once.
  const opens = category !== null && !missing && !table && page.page === 1;
  const oneKind = category !== null && category.subcategories.filter(({ count }) => count > 0).length < 2;
  return {
    category,
    subcategory,
    missing,
    nearest: missing ? nearestCategory(menuCategories(source.categories), params) : null,
    number,
    brands: countedBrands(source, searched.within, { q: searched.q, figures }, locale),
    figures: figureFilters(source.figures, list, figures),
    subcategoryCards:
      opens && (!subcategory || within.length <= FEW)
        ? subcategoryCards(category, number, source, subcategory?.key)
        : [],
    grits: opens && subcategory ? productsByGrit(within) : { rows: [], grits: [] },
    sizes: opens && oneKind ? productsBySize(within) : [],
    removals: found.length === 0 ? removals(source, within, searched, { q, brand, figures }) : [],
    shorter:
      found.length === 0
        ? shorterSearches(
            q,
            (less) => ordersLeft(source, within, { q: less, brand, figures }).length,
            (word) => nearestWords(word, source.search.vocabularies).words,
          )
        : [],
    reading: isNearest ? nearest.reading : null,
    near: isNearest ? NOTHING_NEAR : nearCards(source, q, found),
    total: within.length,
    ...page,
  };
}

function countedBrands(
  source: Source,
  within: readonly KeyedProduct[],
  rest: { q: string; figures: LimitsByField | null },
  locale: string,
): CategoryView["brands"] {
  const brands = choicesOf(source.ordered).brand;
  const present = countsOf(brands, ordersOf(within));
  const counts = countsOf(brands, ordersLeft(source, within, { ...rest, brand: null }));
  const compare = compareIn(locale);
  return [...source.keys.brand]
    .map(([value, key]) => ({ value, place: brands.placeOf.get(key) ?? -1 }))
    .filter(({ place }) => (present[place] ?? 0) > 0)
    .toSorted((a, b) => compare(a.value, b.value))
    .map(({ value, place }) => ({ value, count: counts[place] ?? 0 }));
}

function removals(
  source: Source,
  within: readonly KeyedProduct[],
  searched: { within: readonly KeyedProduct[]; q: string },
  set: { q: string; brand: string | null; figures: LimitsByField | null },
): CategoryView["removals"] {
  const { q, brand, figures } = set;
  const list = beforeFigures(source, searched.within, { q: searched.q, brand });
  return [
    ...(q === ""
      ? []
      : [{ filter: "q" as const, count: ordersLeft(source, within, { ...set, q: "" }).length }]),
    ...(brand === null
      ? []
      : [
          {
            filter: "brand" as const,
            count: ordersLeft(source, searched.within, { q: searched.q, brand: null, figures }).length,
          },
        ]),
    ...source.figures.removals(list, figures),
  ];
}
