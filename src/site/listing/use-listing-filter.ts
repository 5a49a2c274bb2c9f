import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { loadCatalogue } from "../catalogue-access.ts";
import { type FilterChange, type ListingSearch, withFilter } from "./listing-search.ts";

/**
 * Changes the listing's filters through the address. The lists are had before the address changes, so
 * that the page never gives way under somebody who types; `busy` is true meanwhile.
 */
export function useListingFilter(search: ListingSearch) {
  const navigate = useNavigate();
  const { queryClient } = useRouteContext({ from: "__root__" });
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  async function go(next: ListingSearch, replace: boolean) {
    const turn = ++latest.current;
    setBusy(true);
    try {
      await loadCatalogue(queryClient);
    } finally {
      if (turn === latest.current) {
        setBusy(false);
        await navigate({ to: "/products", search: next, replace, resetScroll: false, viewTransition: false });
      }
    }
  }

  return {
    busy,
    /** Sets one filter; typing replaces the history entry, choosing adds one. */
    change: (change: FilterChange, typing = false) => void go(withFilter(search, change), typing),
    clear: () => void go({}, false),
  };
}
