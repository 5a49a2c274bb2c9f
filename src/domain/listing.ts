import { type Application, matchesApplication } from "./applications.ts";
import type { Catalogue } from "./catalogue.ts";
import { placementOf } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";
import { matchesSearch } from "./search.ts";

/** How many products a page of the listing shows. */
export const PAGE_SIZE = 24;

/** What the listing is narrowed by; null or "" means no filter (R16.4). */
export type ListingFilter = {
  q: string;
  category: string | null;
  subcategory: string | null;
  brand: string | null;
  application: Application | null;
};

/** The filter of these values; what is missing filters nothing. */
export function listingFilter(given: {
  q?: string;
  category?: string;
  subcategory?: string;
  brand?: string;
  application?: Application;
}): ListingFilter {
  const { q = "", category = null, subcategory = null, brand = null, application = null } = given;
  return { q, category, subcategory, brand, application };
}

type Source = Pick<Catalogue, "products" | "byApplication" | "byBrand" | "byOwnCategory" | "keys" | "former">;

/** The products that the listing shows, in catalogue order: exact matches and the search together (R16.3). */
export function filterListing(source: Source, filter: ListingFilter): readonly KeyedProduct[] {
  const { application } = filter;
  const category = keyOf(source, "category", filter.category);
  const brand = keyOf(source, "brand", filter.brand);
  const fits = fittingOf(source, filter);
  return candidates(source, category, brand, application).filter((product) => {
    const { inCategory, inSubcategory, ofBrand, otherwise } = fits(product);
    return inCategory && inSubcategory && ofBrand && otherwise();
  });
}

/** Tells of a product which of the filters it fits; `otherwise` is search and application, which take longer. */
function fittingOf(source: Source, filter: ListingFilter) {
  const { application, q, subcategory: given } = filter;
  const category = keyOf(source, "category", filter.category);
  const brand = keyOf(source, "brand", filter.brand);
  const subcategory = given === null ? null : (source.former.subcategory.get(given) ?? given);
  return (product: KeyedProduct) => ({
    inCategory: category === null || product.categoryKey === category,
    inSubcategory: subcategory === null || placementOf(product).subcategory === subcategory,
    ofBrand: brand === null || product.brandKey === brand,
    otherwise: () =>
      (application === null || matchesApplication(application, product)) && matchesSearch(product, q),
  });
}

/** How many products each choice of a dropdown would show while the other filters stay. */
export type ChoiceCounts = {
  /** Another category gives the subcategory up. */
  category: (name: string) => number;
  subcategory: (name: string) => number;
  brand: (name: string) => number;
};

/** Counts what choosing another category, subcategory or brand would show. */
export function countChoices(source: Source, filter: ListingFilter): ChoiceCounts {
  const counts = {
    category: new Map<string, number>(),
    subcategory: new Map<string, number>(),
    brand: new Map<string, number>(),
  };
  const fits = fittingOf(source, filter);
  for (const product of source.products) {
    const { inCategory, inSubcategory, ofBrand, otherwise } = fits(product);
    if (!(ofBrand || (inCategory && inSubcategory)) || !otherwise()) continue;
    if (ofBrand) add(counts.category, product.categoryKey);
    if (ofBrand && inCategory) add(counts.subcategory, placementOf(product).subcategory ?? "");
    if (inCategory && inSubcategory) add(counts.brand, product.brandKey);
  }
  return {
    category: (name) => counts.category.get(keyOf(source, "category", name) ?? "") ?? 0,
    subcategory: (name) => counts.subcategory.get(name) ?? 0,
    brand: (name) => counts.brand.get(keyOf(source, "brand", name) ?? "") ?? 0,
  };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** How many products are found when one of the filters that are set is taken off. */
export type Removal<Filter extends string> = { filter: Filter; count: number };

/** What taking off each filter would show; another category takes its subcategory along. */
export function removals(source: Source, filter: ListingFilter): Removal<keyof ListingFilter>[] {
  const names = ["q", "category", "subcategory", "brand", "application"] as const;
  return names
    .filter((name) => filter[name] !== null && filter[name] !== "")
    .map((name) => {
      const without = { ...filter, [name]: name === "q" ? "" : null };
      if (name === "category") without.subcategory = null;
      return { filter: name, count: filterListing(source, without).length };
    });
}

/** The key of what has this name, or had it before; an unknown name gets one that nothing has. */
function keyOf({ keys, former }: Source, of: "brand" | "category", name: string | null): string | null {
  return name === null ? null : (keys[of].get(former[of].get(name) ?? name) ?? "");
}

/** The shortest list that an index gives and that holds everything that is wanted. */
function candidates(
  source: Source,
  category: string | null,
  brand: string | null,
  application: Application | null,
): readonly KeyedProduct[] {
  if (category !== null) return source.byOwnCategory.get(category) ?? [];
  if (brand !== null) return source.byBrand.get(brand) ?? [];
  return application === null ? source.products : source.byApplication[application];
}

/** How many pages so many products fill; an empty result still has one. */
export function pageCount(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}

/**
 * Part of a long list: pages `from` to `page` of `pages`, counted from 1, each of `size`. Of the pages before, "Show
 * more" leaves those from `from` on.
 */
export type ResultPages<T> = {
  matching: number;
  from: number;
  page: number;
  pages: number;
  size: number;
  shown: readonly T[];
};

/** One page of a list. A page beyond the last is the last. */
export function paginate<T>(found: readonly T[], wanted = 1, size = PAGE_SIZE): ResultPages<T> {
  const pages = pageCount(found.length, size);
  const page = Math.min(Math.max(1, wanted), pages);
  return {
    matching: found.length,
    from: page,
    page,
    pages,
    size,
    shown: found.slice((page - 1) * size, page * size),
  };
}
