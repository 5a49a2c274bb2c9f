import { createBrowserHistory, parseHref, type RouterHistory } from "@tanstack/history";
import { createRouter, createSerializationAdapter, type LocationRewrite } from "@tanstack/react-router";
import { ContentContext } from "./components/content.tsx";
import { visitorContent } from "./layout/visitor-content.ts";
import { ErrorPage } from "./layout/error-pages.tsx";
import { waitForScripts } from "./layout/page-scripts.ts";
import { routeTree } from "./routeTree.gen";
import type { BannerName } from "./components/banner-image/banner-names.ts";
import { routerScrolls, watchNavigation } from "./layout/scrolling.ts";
import { hrefOf, readAddress } from "../urls/address.ts";
import { buildQuery, parseQuery } from "../urls/params.ts";

/** Routes know nothing of languages: their addresses lose what they begin with on the way in and get it again. */
const behind = (prefix: string): LocationRewrite => ({
  input: ({ url }) => {
    if (url.pathname.startsWith(`${prefix}/`)) url.pathname = url.pathname.slice(prefix.length);
    return url;
  },
  output: ({ url }) => {
    url.pathname = prefix + url.pathname;
    return url;
  },
});

/** What the history needs of a window. */
type HistoryWindow = {
  location: Pick<Location, "pathname" | "search" | "hash">;
  history: Pick<History, "state" | "pushState" | "replaceState">;
};

/**
 * The browser's history, which gives the router canonical addresses only, as the server does. Campaign
 * parameters and odd spellings stay in the address bar and change nothing on the page. `validateSearch` can't
 * do this: the router merges what it returns over the raw parameters.
 */
export function canonicalHistory(view: HistoryWindow, prefix: string): RouterHistory {
  return createBrowserHistory({
    window: view,
    parseLocation: () => {
      const address = readAddress(view.location, [prefix]);
      return parseHref(hrefOf(address) + view.location.hash, view.history.state);
    },
  });
}

/** What loaders gave goes to the browser as JSON: both ends are several times as fast with it as with a script of objects. */
const asJson = (isLoaded: (value: unknown) => boolean) =>
  createSerializationAdapter({
    key: "json",
    test: (value): value is object => isLoaded(value),
    toSerializable: (data) => JSON.stringify(data),
    fromSerializable: (text): object => JSON.parse(text),
  });

/** Makes the router of one visit: one per request on the server, one per page load in the browser. */
export function getRouter(texts = visitorContent()) {
  let content = texts;
  const router = createRouter({
    routeTree,
    context: { content },
    InnerWrap: ({ children }) => <ContentContext value={content}>{children}</ContentContext>,
    caseSensitive: true,
    ...(content.prefix !== "" && { rewrite: behind(content.prefix) }),
    parseSearch: parseQuery,
    stringifySearch: buildQuery,
    // Without it on the server: a browser itself returns to the place in a document that is opened again.
    ...(typeof window === "undefined"
      ? {}
      : { history: canonicalHistory(window, content.prefix), scrollRestoration: routerScrolls }),
    defaultPendingMs: 250,
    defaultPendingMinMs: 200,
    defaultErrorComponent: ErrorPage,
    // The facts that differ from the code's come with the page's state, and stay for the visit.
    dehydrate: () => ({ company: { ...content.companyChanges } }),
    hydrate: ({ company }) => {
      if (Object.keys(company).length === 0) return;
      content = content.withCompany(company);
      router.update({ ...router.options, context: { content } });
    },
  });
  // The router's types leave these to Start, which adds its own.
  router.options.serializationAdapters = [
    asJson((value) => router.state.matches.some(({ loaderData }) => loaderData === value)),
  ];
  if (typeof window !== "undefined") {
    watchNavigation(router);
    waitForScripts(router);
  }
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface HistoryState {
    /** First page of the listing still shown after "Show more"; lives in the history, not in the address. */
    from?: number;
  }
  interface StaticDataRouteOption {
    /** The page begins with a dark section that the header lies over. */
    dark?: boolean;
    /** The wide picture that the page is known by where it is shared. */
    banner?: BannerName;
    /** The page says itself which picture it is shared with. */
    sharesItself?: boolean;
  }
}
