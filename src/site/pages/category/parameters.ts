import { type PageParams, PAGES } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";

/** The category page's query parameters; what is at its default is left out of the address. */
export type CategorySearch = PageParams<"category">;

/** New values of some controls; undefined puts one back to its default. */
export type CategoryChange = {
  [Name in Exclude<keyof CategorySearch, "page">]?: CategorySearch[Name] | undefined;
};

/** The search after a change: it begins at the first page. */
export function withChange(
  { page: _page, ...search }: CategorySearch,
  change: CategoryChange,
): CategorySearch {
  return readParams(PAGES.category.params, { ...search, ...change });
}

/** The search without what Clear resets: search, brand and sort (R5.5). */
export function cleared({ view }: CategorySearch): CategorySearch {
  return view === undefined ? {} : { view };
}
