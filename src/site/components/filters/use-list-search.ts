import { type NavigateOptions, useRouter } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef, useState } from "react";

/** Whether the products of a changed search are shown, are loading, or couldn't be loaded. */
export type ListState = "ready" | "loading" | "failed";

/** A change of the search on its way into the address, and the search that it began from. */
type Change<Search> = { from: Search; search: Search; replace: boolean };

/**
 * Loads the page of a link. False where that failed: the router's own navigation would show the error page in
 * place of this one.
 */
function usePreload(): (link: NavigateOptions) => Promise<boolean> {
  const router = useRouter();
  return async (link) => {
    const matches = await router.preloadRoute(link);
    return matches?.every(({ status }) => status !== "error") ?? true;
  };
}

/**
 * Changes the search of a list page through the address. The products are loaded before the address changes, so
 * the page keeps its controls and the focus meanwhile, and offers another try where they could not be loaded.
 * `shown` is the search as the controls show it, also before it is in the address.
 */
export function useListSearch<Search extends object>(
  search: Search,
  linkTo: (search: Search) => NavigateOptions,
) {
  const router = useRouter();
  const preload = usePreload();
  const [pending, setPending] = useState<{ change: Change<Search>; state: "loading" | "failed" } | null>(
    null,
  );
  const latest = useRef<Change<Search>>(null);
  const address = useRef(search);
  useEffect(() => {
    address.current = search;
  }, [search]);

  // Back, forward and links overtake a change that still waits.
  const current = pending?.change.from === search ? pending : null;

  async function apply(change: Change<Search>) {
    latest.current = change;
    setPending({ change, state: "loading" });
    const link = { ...linkTo(change.search), replace: change.replace };
    const loaded = await preload(link);
    if (latest.current !== change || address.current !== change.from) return;
    // The page says so, not the console (R20.4).
    if (!loaded) return setPending({ change, state: "failed" });
    await router.navigate(link);
    setPending((still) => (still?.change === change ? null : still));
  }

  const state: ListState = current?.state ?? "ready";
  return {
    shown: current?.change.search ?? search,
    state,
    /**
     * Goes to another search, made from the one that is shown when this is called, so that changes in quick
     * succession don't undo each other. Typing replaces the history entry, choosing adds one.
     */
    change(update: (shown: Search) => Search, replace = false) {
      const from = address.current;
      const shown = latest.current?.from === from ? latest.current.search : from;
      void apply({ from, search: update(shown), replace });
    },
    /** Tries the change that failed once more. */
    retry: () => void (current && apply(current.change)),
  };
}

/**
 * Follows links from one state of a list page to another, such as its page numbers: the products are loaded first,
 * so that the page stays meanwhile. A press that means a new tab or window is left to the browser.
 */
export function useListLink(): (event: MouseEvent, link: NavigateOptions) => void {
  const router = useRouter();
  const preload = usePreload();
  return (event, link) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    // Without products the next page says so itself.
    void preload(link).then(() => router.navigate(link));
  };
}
