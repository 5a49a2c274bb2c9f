import { createRootRouteWithContext } from "@tanstack/react-router";
import "../../ui/tokens.css";
import "../../ui/base.css";
import { company } from "../../content/company.ts";
import { type LanguageContent, partsOf } from "../../content/load.ts";
import { readAddress } from "../../urls/address.ts";
import plex from "../../ui/fonts/plex-latin.woff2?url";
import { WORDMARKS } from "../../urls/images.ts";
import { loadView, pageContext, viewsInBrowser } from "../load-view.ts";
import { Document } from "./document.tsx";
import { organizationData } from "./head.ts";
import { shareMeta } from "./head.ts";
import { bannerOf } from "./head.ts";

/** The partners' logos are for the home page alone, which takes them itself. */
function bannersAndFilms(media: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(media).filter(([name]) => !name.startsWith(WORDMARKS)));
}

/** What a page is shared with that has no picture of its own: its banner image, else the company's picture. */
function shareBanner(banner: ReturnType<typeof bannerOf>, origin: string) {
  return shareMeta(banner?.url ?? null, banner?.alt ?? company.name, origin);
}

export const Route = createRootRouteWithContext<{ content: LanguageContent }>()({
  beforeLoad: ({ context, location }) =>
    context.content.load(partsOf(readAddress({ pathname: location.pathname, search: "" }).page)),
  // The menus' tree, the site's origin and the banner images' URLs; they come with the page and stay for the visit.
  loader: async ({ context }) => {
    const page = pageContext();
    return {
      ...(await loadView("layout", {}, context.content.locale, null)),
      viewsInBrowser: viewsInBrowser(),
      origin: page?.origin ?? window.location.origin,
      media: bannersAndFilms(page?.catalogue.media ?? {}),
    };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches, match: { context } }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width,initial-scale=1" },
      { name: "theme-color", content: "#F7F7F3" },
      // Without a route below this one the path has no page.
      {
        title: context.content
          .get("shared")
          .pageTitle(
            matches.length > 1
              ? context.content.get("shared").title
              : context.content.get("shared").notFound.title,
          ),
      },
      { property: "og:site_name", content: company.name },
      { name: "twitter:card", content: "summary_large_image" },
      ...(loaderData
        ? [
            ...(matches.at(-1)?.staticData.sharesItself
              ? []
              : shareBanner(
                  bannerOf(matches, loaderData, context.content.get("shared").banners),
                  loaderData.origin,
                )),
            { "script:ld+json": organizationData(loaderData.origin) },
          ]
        : []),
    ],
    links: [
      { rel: "preload", as: "font", type: "font/woff2", href: plex, crossOrigin: "anonymous" },
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/site.webmanifest" },
    ],
  }),
  component: Document,
});
