import { linkOptions } from "@tanstack/react-router";
import { PAGES, type PageParams } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";

/** The listing's query parameters; what is at its default is left out of the address. */
export type ListingSearch = PageParams<"listing">;

/** One or more filters set anew; undefined takes a filter off. */
export type FilterChange = {
  [Name in Exclude<keyof ListingSearch, "page">]?: ListingSearch[Name] | undefined;
};

/**
 * The address after one filter was changed: the page starts over, and another category takes its
 * subcategory with it.
 */
export function withFilter(search: ListingSearch, change: FilterChange): ListingSearch {
  const otherCategory = "category" in change && change.category !== search.category;
  const { page: _page, ...next } = {
    ...search,
    ...(otherCategory && { subcategory: undefined }),
    ...change,
  };
  return readParams(PAGES.listing.params, next);
}

/** The link to a page of the same result. */
export function toListingPage({ page: _page, ...rest }: ListingSearch, page: number) {
  return linkOptions({ to: PAGES.listing.path, search: page > 1 ? { ...rest, page } : rest });
}
