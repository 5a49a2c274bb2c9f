import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import "../../ui/tokens.css";
import "../../ui/base.css";
import { frameWords } from "../../content/en/frame.ts";
import plex from "../../ui/fonts/plex-latin.woff2?url";
import { loadCatalogue, pageContext } from "../catalogue-access.ts";
import { Document } from "../frame/document.tsx";
import { organizationData } from "../frame/organization-data.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The menus' tree and the site's origin; fetched with the page and kept for the visit.
  loader: async ({ context }) => ({
    categories: (await loadCatalogue(context.queryClient)).categories,
    origin: pageContext()?.origin ?? window.location.origin,
  }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width,initial-scale=1" },
      { name: "theme-color", content: "#F7F7F3" },
      { title: frameWords.pageTitle("Cleaning equipment and supplies") },
      ...(loaderData ? [{ "script:ld+json": organizationData(loaderData.origin) }] : []),
    ],
    links: [
      { rel: "preload", as: "font", type: "font/woff2", href: plex, crossOrigin: "anonymous" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
    ],
  }),
  component: Document,
});
