import { createRootRouteWithContext, lazyRouteComponent } from "@tanstack/react-router";
import "../../ui/tokens.css";
import "../../ui/base.css";
import { type LanguageContent, partsOf } from "../../content/load.ts";
import { readAddress } from "../../urls/address.ts";
import { WORDMARKS } from "../../urls/images.ts";
import { loadView, pageContext, viewsInBrowser } from "../load-view.ts";
import { Document } from "./document.tsx";
import { bannerOf, shareMeta } from "./head.ts";

/** The partners' logos are for the home page alone, which takes them itself. */
function bannersAndFilms(media: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(media).filter(([name]) => !name.startsWith(WORDMARKS)));
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
  head: ({ loaderData, matches, match: { context } }) => {
    const { company } = context.content;
    const { title, notFound, pageTitle, banners } = context.content.get("shared");
    const sharesItself = matches.at(-1)?.staticData.sharesItself;
    const shared = loaderData && !sharesItself ? bannerOf(matches, loaderData, banners) : null;
    return {
      meta: [
        { charSet: "utf-8" },
        { name: "viewport", content: "width=device-width,initial-scale=1" },
        { name: "theme-color", content: "#F7F7F3" },
        // Without a route below this one the path has no page.
        { title: pageTitle(matches.length > 1 ? title : notFound.title) },
        { property: "og:site_name", content: company.name },
        { name: "twitter:card", content: "summary_large_image" },
        ...(loaderData && !sharesItself
          ? shareMeta(shared?.url ?? null, shared?.alt ?? company.name, loaderData.origin)
          : []),
      ],
      links: [
        { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
        { rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
        { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
        { rel: "manifest", href: "/site.webmanifest" },
      ],
    };
  },
  component: Document,
  // Most visitors never need it.
  notFoundComponent: lazyRouteComponent(() => import("./not-found.tsx"), "NotFound"),
});
