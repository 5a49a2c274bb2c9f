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
  const { application, q, subcategory: given } = filter;
  const category = keyOf(source, "category", filter.category);
  const brand = keyOf(source, "brand", filter.brand);
  const subcategory = given === null ? null : (source.former.subcategory.get(given) ?? given);
  return candidates(source, category, brand, application).filter(
    (product) =>
      (brand === null || product.brandKey === brand) &&
      (subcategory === null || placementOf(product).subcategory === subcategory) &&
      (application === null || matchesApplication(application, product)) &&
      matchesSearch(product, q),
  );
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
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Part of a long list: pages `from` to `page` of `pages`, counted from 1. */
export type ResultPages<T> = {
  matching: number;
  from: number;
  page: number;
  pages: number;
  shown: readonly T[];
};

/**
 * Cuts the list into pages of {@link PAGE_SIZE} and takes those from `from` to `page`. A page beyond the last
 * shows the last; `from` below `page` shows all pages between ("Show more").
 */
export function paginate<T>(found: readonly T[], page = 1, from = page): ResultPages<T> {
  const pages = pageCount(found.length);
  const last = Math.min(Math.max(1, page), pages);
  const first = Math.min(Math.max(1, from), last);
  return {
    matching: found.length,
    from: first,
    page: last,
    pages,
    shown: found.slice((first - 1) * PAGE_SIZE, last * PAGE_SIZE),
  };
}
