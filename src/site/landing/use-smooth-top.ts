import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** The entries of the browser's history that landing pages were opened as. */
const opened = new Set<string | undefined>();

/**
 * Scrolls smoothly to the top when a landing page is opened (spec §2). Going back or forward to one is not
 * opening it: there the place where the visitor left returns. An entry of the history keeps its key, so one
 * that was seen before is a return, also where this runs only after the router calls the navigation done.
 */
export function useSmoothTop(): void {
  const router = useRouter();
  useEffect(() => {
    const { location, resolvedLocation } = router.state;
    const { __TSR_key: key, __TSR_index: index } = location.state;
    // After a reload only the places in the history tell; in a slow navigation only the keys do.
    if (opened.has(key) || index < (resolvedLocation?.state.__TSR_index ?? -1)) return;
    opened.add(key);
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
  }, [router]);
}
