import type { AnyRouter } from "@tanstack/react-router";
import { type LanguageContent, partsOf } from "../../content/load.ts";
import { hrefOf, readAddress } from "../../urls/address.ts";
import { fetchForView } from "../load-view.ts";

/** What browsers say of a module that they did not get. */
const MISSING_SCRIPT = /dynamically imported module|Importing a module script failed/;

/** Whether the document said that browsers compute views themselves (`viewsInBrowser` on the server). */
function computesViews({ state }: AnyRouter): boolean {
  const data: unknown = state.matches[0]?.loaderData;
  return (
    typeof data === "object" && data !== null && "viewsInBrowser" in data && data.viewsInBrowser === true
  );
}

/** Home has no view, and forms show products only where their address names some. */
const WITHOUT_VIEW: readonly (string | null)[] = ["home", "contact", "quote"];

/**
 * Begins to fetch all that a page is made of at once: the router asks for its texts, its script and its view in turn, a
 * round trip each.
 */
export function fetchParts(router: AnyRouter, place: { pathname: string; search: string }): void {
  const { content }: { content: LanguageContent } = router.options.context;
  const address = readAddress(place, [content.prefix]);
  const { page, path, params } = address;
  const [, ...routes] = router.getMatchedRoutes(path)[0];
  const hasView = routes.some(({ options }) => options.loader !== undefined);
  const showsProducts = !WITHOUT_VIEW.includes(page) || Object.keys(params).length > 0;
  if (hasView && showsProducts) fetchForView({ href: hrefOf(address), inBrowser: computesViews(router) });
  content.load(partsOf(page)).catch(() => undefined);
}

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
    const { pathname, searchStr } = router.latestLocation;
    const [routes] = router.getMatchedRoutes(pathname);
    // A section of the page that is shown needs nothing, and its other states are loaded before they are followed.
    if (pathname !== router.state.resolvedLocation?.pathname)
      fetchParts(router, { pathname, search: searchStr });
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
