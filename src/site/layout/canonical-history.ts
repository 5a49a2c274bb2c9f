import { createBrowserHistory, parseHref, type RouterHistory } from "@tanstack/history";
import { hrefOf, readAddress } from "../../urls/address.ts";

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
export function canonicalHistory(view: View, prefix: string): RouterHistory {
  return createBrowserHistory({
    window: view,
    parseLocation: () => {
      const address = readAddress(view.location, [prefix]);
      return parseHref(hrefOf(address) + view.location.hash, view.history.state);
    },
  });
}
