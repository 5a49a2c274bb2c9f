import type { AnyRouter } from "@tanstack/react-router";

/** What browsers say of a module that they did not get. */
const MISSING_SCRIPT = /dynamically imported module|Importing a module script failed/;

/**
 * Keeps a page shown until the script of the next one is there: that script holds the next page's waiting state as
 * well, and the router would show nothing meanwhile. Where the server no longer has a script of the page, as after an
 * upgrade, the page is loaded as a document.
 */
export function waitForScripts(router: AnyRouter): void {
  const { load } = router;
  let last: object | null = null;
  router.load = async (options) => {
    // As the router's own: another link may be followed meanwhile, or the same one again.
    router.updateLatestLocation();
    const asked = {};
    last = asked;
    const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
    // Of a script that can't be had the router says so, when it asks for it again.
    await Promise.allSettled(routes.map((route) => router.loadRouteChunk(route)));
    if (last !== asked) return;
    await load(options);
    const isMissing = ({ error }: { error?: unknown }) =>
      error instanceof Error && MISSING_SCRIPT.test(error.message);
    if (last === asked && router.state.matches.some(isMissing) && (await isServerThere())) {
      window.location.reload();
    }
  };
}

async function isServerThere(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: "HEAD" });
    return status < 500;
  } catch {
    return false;
  }
}
