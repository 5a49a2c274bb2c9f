import { useEffect, useState } from "react";
import type { ListingSearch } from "./listing-search.ts";

let last: ListingSearch = {};

/** Remembers, for this visit, how the listing was narrowed when it was last seen. */
export function rememberListing(search: ListingSearch): void {
  last = search;
}

/** The listing as it was last seen, so that "Back to Products" leads back to the same result. */
export function useLastListing(): ListingSearch {
  const [search, setSearch] = useState<ListingSearch>({});
  useEffect(() => setSearch(last), []);
  return search;
}
