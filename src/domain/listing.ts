import { type Application, suits } from "./applications.ts";
import { placementOf } from "./category.ts";
import type { Product } from "./product.ts";
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

/** The products that the listing shows, in catalogue order: exact matches and the search together (R16.3). */
export function filterListing(products: readonly Product[], filter: ListingFilter): Product[] {
  return products.filter((product) => {
    const placement = placementOf(product);
    return (
      (filter.category === null || placement.category === filter.category) &&
      (filter.subcategory === null || placement.subcategory === filter.subcategory) &&
      (filter.brand === null || product.brand === filter.brand) &&
      (filter.application === null || suits(filter.application, product)) &&
      matchesSearch(product, filter.q)
    );
  });
}

/** How many pages so many products fill; an empty result still has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
