import { PAGES, type PageName, type PageParams } from "./pages.ts";
import { buildQuery, readParams } from "./params.ts";

/** A page whose path has no part to fill in. */
export type FixedPage = Exclude<PageName, "product" | "category">;

/** The address of a page with these parameters, in their canonical order. */
export function pagePath<Name extends FixedPage>(name: Name, params?: PageParams<Name>): string {
  const { path, params: known } = PAGES[name];
  return path + buildQuery(readParams<object>(known, { ...params }));
}

/** Whether there is a page with this name whose path has no part to fill in. */
export function isFixedPage(name: string): name is FixedPage {
  return name in PAGES && name !== "product" && name !== "category";
}

/** The address of a product's page. */
export function productPath(id: string): string {
  return `/products/${encodeURIComponent(id)}`;
}

/** The address of a category's page, or of one of its subcategories'; by their keys. */
export function categoryPath(
  category: string,
  subcategory?: string | null,
  params: PageParams<"category"> = {},
): string {
  const keys = subcategory ? [category, subcategory] : [category];
  const path = `/category/${keys.map(encodeURIComponent).join("/")}`;
  return path + buildQuery(readParams(PAGES.category.params, params));
}

/** The router's link to a product's page. */
export const toProduct = (id: string) => ({ to: PAGES.product.path, params: { id } });

/** The router's link to the listing with these filters. Without any it is current only where none is set. */
export const toListing = (search: PageParams<"listing"> = {}) => ({
  to: PAGES.listing.path,
  search,
  activeOptions: { exact: Object.keys(search).length === 0 },
});

/** The router's link to a category, or to one of its subcategories; by their keys. */
export const toCategory = (category: string, subcategory?: string) => ({
  to: PAGES.category.path,
  params: { category, subcategory },
  activeOptions: { exact: true, includeSearch: false },
});

/** The router's link to the quote form, about the product with this id. */
export const toQuote = (product?: string) => ({
  to: PAGES.quote.path,
  search: product === undefined ? {} : { product },
});

/** The router's link to the contact page, about the product with this id. */
export const toContact = (product?: string) => ({
  to: PAGES.contact.path,
  search: product === undefined ? {} : { product },
});

/** The router's link to the comparison of the products with these ids. */
export const toComparison = (ids: readonly string[], show?: "differences") => ({
  to: PAGES.compare.path,
  search: PAGES.compare.read({ ids: ids.join("."), show }),
});
