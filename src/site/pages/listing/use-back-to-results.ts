import { type RefObject, useEffect, useRef } from "react";
import type { ListingSearch } from "./listing-search.ts";

/** Brings the results' beginning under the filter bar when a filter changed while further down. */
export function useBackToResults(results: RefObject<HTMLElement | null>, search: ListingSearch) {
  const { page: _page, ...filter } = search;
  const key = JSON.stringify(filter);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const element = results.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: "start" });
  }, [key, results]);
}
