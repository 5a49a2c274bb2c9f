import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Scrolls smoothly to the top when a landing page is opened (spec §2). Going back or forward to one is not
 * opening it: there the place where the visitor left returns.
 */
export function useSmoothTop(): void {
  const router = useRouter();
  useEffect(() => {
    const { location, resolvedLocation } = router.state;
    const before = resolvedLocation?.state.__TSR_index ?? -1;
    if (location.state.__TSR_index <= before && resolvedLocation?.href !== location.href) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
  }, [router]);
}
