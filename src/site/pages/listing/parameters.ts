import { useEffect, useState } from "react";
import { PAGES, type PageParams } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";

/** The listing's query parameters; what is at its default is left out of the address. */
export type ListingSearch = PageParams<"listing">;

/** New values of some controls; undefined puts one back to its default. */
export type ListingChange = {
  [Name in Exclude<keyof ListingSearch, "page">]?: ListingSearch[Name] | undefined;
};

/** The search after a change: it begins at the first page, and another category drops the subcategory. */
export function withChange(search: ListingSearch, change: ListingChange): ListingSearch {
  const otherCategory = "category" in change && change.category !== search.category;
  const { page: _page, ...next } = {
    ...search,
    ...(otherCategory && { subcategory: undefined }),
    ...change,
  };
  return readParams(PAGES.listing.params, next);
}

let last: ListingSearch = {};

/** Remembers, until the page is reloaded, how the listing was filtered when it was last seen. */
export function rememberListing(search: ListingSearch): void {
  last = search;
}

/** The search of the listing as it was last seen, for "Back to Products". */
export function useLastListing(): ListingSearch {
  const [search, setSearch] = useState<ListingSearch>({});
  useEffect(() => setSearch(last), []);
  return search;
}
