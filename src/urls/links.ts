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

/** The fragment of the listing's address that leads to its search. */
export const SEARCH_ANCHOR = "search";

/** The address of the listing's search, which works without scripts. */
export const searchPath = (): string => `${pagePath("listing")}#${SEARCH_ANCHOR}`;

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

/**
 * The address of the quote form with these lines, `NUM-2001*2`, or just products. Where scripts run, a press on a link
 * to it adds them to the visitor's own list (components/quote-list); everywhere else it opens them.
 */
export function quoteListPath(lines: readonly string[]): string {
  return pagePath("quote", { lines: lines.join(" ") });
}

/** The address of the comparison of the products with these ids. */
export function comparisonPath(ids: readonly string[], show?: "differences"): string {
  return pagePath("compare", { ids: ids.join("."), ...(show && { show }) });
}
