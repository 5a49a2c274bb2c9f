import { createRouter, type LocationRewrite } from "@tanstack/react-router";
import { canonicalHistory } from "./layout/canonical-history.ts";
import { ContentContext } from "./components/content.tsx";
import { visitorContent } from "./layout/visitor-content.ts";
import { ErrorPage, NotFound } from "./layout/error-pages.tsx";
import { routeTree } from "./routeTree.gen";
import type { SceneName } from "./components/banner-image/banner-names.ts";
import { routerScrolls, watchNavigation } from "./layout/scrolling.ts";
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

/** Makes the router of one visit: one per request on the server, one per page load in the browser. */
export function getRouter(content = visitorContent()) {
  const router = createRouter({
    routeTree,
    context: { content },
    InnerWrap: ({ children }) => <ContentContext value={content}>{children}</ContentContext>,
    caseSensitive: true,
    ...(content.prefix !== "" && { rewrite: behind(content.prefix) }),
    parseSearch: parseQuery,
    stringifySearch: buildQuery,
    ...(typeof window === "undefined" ? {} : { history: canonicalHistory(window, content.prefix) }),
    scrollRestoration: routerScrolls,
    defaultPreload: "intent",
    defaultPreloadDelay: 50,
    defaultPendingMs: 250,
    defaultPendingMinMs: 200,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorPage,
  });
  watchNavigation(router);
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
    /** The page begins with a night block that the header lies over. */
    night?: boolean;
    /** The wide picture that the page is known by where it is shared. */
    scene?: SceneName;
    /** The page says itself which picture it is shared with. */
    sharesItself?: boolean;
  }
}
