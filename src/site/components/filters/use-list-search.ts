import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { preloadPage } from "../../layout/follow-links.ts";

/** How long typing rests before the search follows, in milliseconds; the digits of a number come one by one. */
export const TYPING_RESTS = { words: 120, number: 350 } as const;

/** Whether the products of a changed search are shown, are loading, or couldn't be loaded. */
export type ListState = "ready" | "loading" | "failed";

/** A change of the search on its way into the address, and the search that it began from. */
type Change<Search> = { from: Search; search: Search; replace: boolean };

/** How long products stay shown while others are loaded, in milliseconds; mostly those are there sooner. */
const KEPT = 250;

/**
 * Changes the search of a list page through the address. The products are loaded before the address changes, so
 * the page keeps its controls and the focus meanwhile, and offers another try where they could not be loaded.
 * `shown` is the search as the controls show it, also before it is in the address.
 */
export function useListSearch<Search extends object>(search: Search, addressOf: (search: Search) => string) {
  const router: AnyRouter = useRouter();
  const [pending, setPending] = useState<{ change: Change<Search>; state: ListState } | null>(null);
  const latest = useRef<Change<Search>>(null);
  const address = useRef(search);
  useEffect(() => {
    address.current = search;
  }, [search]);

  useEffect(
    () => () => {
      // Who has left the page is not called back to it.
      latest.current = null;
    },
    [],
  );

  // Back, forward and links overtake a change that still waits.
  const current = pending?.change.from === search ? pending : null;

  async function apply(change: Change<Search>) {
    latest.current = change;
    setPending((still) => {
      const gaveWay = still?.change.from === change.from && still.state !== "ready";
      return { change, state: gaveWay ? "loading" : "ready" };
    });
    setTimeout(() => {
      setPending((still) =>
        still?.change === change && still.state === "ready" ? { change, state: "loading" } : still,
      );
    }, KEPT);
    const link = { href: addressOf(change.search), replace: change.replace, resetScroll: false };
    const matches = await preloadPage(router, link.href);
    if (latest.current !== change || address.current !== change.from) return;
    // The page says so, not the console (R20.4), and the router's own navigation would show the error page in place of it.
    if (matches?.some(({ status }) => status === "error")) return setPending({ change, state: "failed" });
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
