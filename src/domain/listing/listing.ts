import type { Application } from "../product/applications.ts";
import { CACHES } from "../catalogue/caches.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { FieldName } from "../figures/figure-fields.ts";
import { type LimitsByField, limitsOf } from "../figures/figure-limits.ts";
import { type KeyedProduct, keyOfName } from "../catalogue/keys.ts";
import { type Choices, choicesOf, countsOf } from "./list-choices.ts";
import { areMarked, listOf, ordersOf, passing, type Test } from "../catalogue/product-orders.ts";
import { LruCache } from "../lru-cache.ts";

/** What the listing is narrowed by; null or "" means no filter (R16.4). */
export type ListingFilter = {
  q: string;
  category: string | null;
  subcategory: string | null;
  brand: string | null;
  application: Application | null;
  figures: LimitsByField | null;
  /** The products nearest to `q`, in place of those that it finds, where it finds none. */
  nearest: readonly KeyedProduct[] | null;
};

/** The filter of these values; what is missing filters nothing. `nearest` stands in for a search that finds nothing. */
export function listingFilter(
  given: {
    q?: string;
    category?: string;
    subcategory?: string;
    brand?: string;
    application?: Application;
  } & { [Name in FieldName]?: string },
  nearest: ListingFilter["nearest"] = null,
): ListingFilter {
  const { q = "", category = null, subcategory = null, brand = null, application = null } = given;
  return { q, category, subcategory, brand, application, figures: limitsOf(given), nearest };
}

type Source = Pick<
  Catalogue,
  | "products"
  | "ordered"
  | "byApplication"
  | "byBrand"
  | "byOwnCategory"
  | "keys"
  | "former"
  | "search"
  | "figures"
>;

/**
 * The products that the listing shows: exact matches and the search together (R16.3), in catalogue order, or in that of
 * `nearest`.
 */
export function filterListing(source: Source, filter: ListingFilter): readonly KeyedProduct[] {
  return source.figures.narrow(beforeFigures(source, filter), filter.figures);
}

/** So many lists are remembered: pages of a result, and choices of its filters, are asked for one after the other. */
const MOST_REMEMBERED = 8;

/** The list that a filter makes before limits of figures narrow it, of which the figures are told. */
export function beforeFigures(source: Source, filter: ListingFilter): readonly KeyedProduct[] {
  const { shortest, isAll, wanted } = wantedOf(source, filter);
  if (isAll) return shortest;
  const find = () => listOf(source.ordered, passing(ordersOf(shortest), testsOf(source, wanted)));
  if (filter.nearest) return find();
  const known = CACHES.found.get(source.ordered) ?? new LruCache<readonly KeyedProduct[]>(MOST_REMEMBERED);
  CACHES.found.set(source.ordered, known);
  return known.get(JSON.stringify(wanted), find);
}

/**
 * The `order` of each product that the listing shows, where they are only counted: a list of 40,000 products takes longer, and
 * is garbage that lies until a full collection.
 */
function ordersListed(source: Source, filter: ListingFilter): Uint32Array {
  const { shortest, isAll, wanted } = wantedOf(source, filter);
  const orders = ordersOf(shortest);
  const found = isAll ? orders : passing(orders, testsOf(source, wanted));
  return source.figures.narrowOrders(found, filter.figures);
}

/** How many products the listing shows. */
export function countListing(source: Source, filter: ListingFilter): number {
  return ordersListed(source, filter).length;
}

/** What is wanted, in lower case, brands and categories by their keys. */
type Wanted = Omit<ListingFilter, "figures" | "nearest">;

/** What a filter means, and the shortest list that holds all of it; whether that is all that it holds. */
function wantedOf(source: Source, filter: ListingFilter) {
  const { application, nearest } = filter;
  const q = nearest ? "" : filter.q.trim().toLowerCase();
  const category = keyOfName(source, "category", filter.category);
  const brand = keyOfName(source, "brand", filter.brand);
  const named = filter.subcategory;
  const subcategory = named === null ? null : (source.former.subcategory.get(category)?.get(named) ?? named);
  const { shortest, isAll } = candidates(source, { category, brand, application, nearest });
  const wanted: Wanted = { q, category, subcategory, brand, application };
  return { shortest, isAll: isAll && subcategory === null && q === "", wanted };
}

/** What is asked of products, by their `order`. */
function testsOf(source: Source, { q, application, ...keys }: Wanted): Test[] {
  const choices = choicesOf(source.ordered);
  const asked = (["category", "subcategory", "brand"] as const).flatMap((name): Test[] => {
    const { texts, places } = choices[name];
    const key = keys[name];
    return key === null ? [] : [{ places, fits: Uint8Array.from(texts, (text) => Number(text === key)) }];
  });
  const tests = [...asked, ...source.search.tests(q)];
  if (application === null) return tests;
  const applied = new Uint8Array(source.ordered.length);
  for (const order of ordersOf(source.byApplication[application])) applied[order] = 1;
  return [...tests, areMarked(applied)];
}

/** How many products each choice of a dropdown would show while the other filters stay. */
type ChoiceCounts = {
  /** Another category gives the subcategory up. */
  category: (name: string) => number;
  subcategory: (name: string) => number;
  brand: (name: string) => number;
};

/** Counts what choosing another category, subcategory or brand would show; each when it is first asked for. */
export function countChoices(
  source: Source,
  filter: ListingFilter,
  found = filterListing(source, filter),
): ChoiceCounts {
  // Each choice is counted without the filters that it takes the place of; mostly none of them is set.
  const isSame = (rest: Partial<ListingFilter>) =>
    Object.entries({ ...filter, ...rest }).every(([name, value]) => value !== null || !isSet.has(name));
  const isSet = new Set(Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : name)));
  const isWhole = (rest: Partial<ListingFilter>) =>
    Object.values({ ...filter, ...rest }).every((value) => value === null || value === "");
  const counting = (
    rest: Partial<ListingFilter>,
    lists: ReadonlyMap<string, readonly KeyedProduct[]> | null,
    of: keyof Choices,
  ) => {
    const choice = choicesOf(source.ordered)[of];
    let counts: Uint32Array | null = null;
    return (key: string) => {
      if (lists && isWhole(rest)) return lists.get(key)?.length ?? 0;
      counts ??= countsOf(
        choice,
        isSame(rest) ? ordersOf(found) : ordersListed(source, { ...filter, ...rest }),
      );
      return counts[choice.placeOf.get(key) ?? -1] ?? 0;
    };
  };
  const inCategory = counting({ category: null, subcategory: null }, source.byOwnCategory, "category");
  const subcategory = counting({ subcategory: null }, null, "subcategory");
  const ofBrand = counting({ brand: null }, source.byBrand, "brand");
  return {
    category: (name) => inCategory(keyOfName(source, "category", name) ?? ""),
    subcategory,
    brand: (name) => ofBrand(keyOfName(source, "brand", name) ?? ""),
  };
}

/** How many products are found when one of the filters that are set is taken off. */
export type Removal<Filter extends string> = { filter: Filter; count: number };

const FILTERS = ["q", "category", "subcategory", "brand", "application"] as const;

/** What taking off each filter would show; another category takes its subcategory along. */
export function removals(
  source: Source,
  filter: ListingFilter,
): Removal<(typeof FILTERS)[number] | FieldName>[] {
  const list = beforeFigures(source, filter);
  const { figures } = source;
  return [
    ...FILTERS.filter((name) => filter[name] !== null && filter[name] !== "").map((name) => {
      const without = { ...filter, [name]: null, ...(name === "q" && { q: "", nearest: null }) };
      if (name === "category") without.subcategory = null;
      return { filter: name, count: countListing(source, without) };
    }),
    ...figures.removals(list, filter.figures),
  ];
}

/** The shortest list that holds everything that is wanted, and whether that is all that it holds. */
function candidates(
  source: Source,
  {
    category,
    brand,
    application,
    nearest,
  }: Pick<ListingFilter, "category" | "brand" | "application" | "nearest">,
): { shortest: readonly KeyedProduct[]; isAll: boolean } {
  const lists = [
    ...(category === null ? [] : [source.byOwnCategory.get(category) ?? []]),
    ...(brand === null ? [] : [source.byBrand.get(brand) ?? []]),
    ...(application === null ? [] : [source.byApplication[application]]),
  ];
  if (nearest) return { shortest: nearest, isAll: lists.length === 0 };
  const [shortest = source.products] = lists.toSorted((a, b) => a.length - b.length);
  return { shortest, isAll: lists.length < 2 };
}
