import { createBrowserHistory, parseHref, type RouterHistory } from "@tanstack/history";
import { readAddress } from "../../urls/address.ts";

/** What the history needs of a window. */
type View = {
  location: Pick<Location, "pathname" | "search" | "hash">;
  history: Pick<History, "state" | "pushState" | "replaceState">;
};

/**
 * The browser's history, which gives the router canonical addresses only, as the server does. Campaign
 * parameters and odd spellings stay in the address bar and change nothing on the page. `validateSearch` can't
 * do this: the router merges what it returns over the raw parameters.
 */
export function canonicalHistory(view: View): RouterHistory {
  return createBrowserHistory({
    window: view,
    parseLocation: () => {
      const { path, query } = readAddress(view.location);
      return parseHref(path + query + view.location.hash, view.history.state);
    },
  });
}
