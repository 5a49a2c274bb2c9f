import { useRouter } from "@tanstack/react-router";
import { useState } from "react";

/** Longer paths are not taken by the server (characters); none of ours is. */
const LONGEST = 300;

/** Where the last full page load came from: a path of our own site, else "". */
function referrerPath(): string {
  if (!URL.canParse(document.referrer)) return "";
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin ? pathname : "";
}

/**
 * The path that the visitor came to this page from, or "" when that was elsewhere; never another site's
 * address. It is read with the first render, when the router still knows the last page.
 */
export function useReferrer(): string {
  const router = useRouter();
  const [referrer] = useState(() => {
    if (typeof document === "undefined") return "";
    const here = window.location.pathname;
    const last = router.state.resolvedLocation?.pathname ?? here;
    const path = last === here ? referrerPath() : last;
    return path === here || path.length > LONGEST ? "" : path;
  });
  return referrer;
}
