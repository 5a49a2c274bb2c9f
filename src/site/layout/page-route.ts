import { isNotFound, notFound } from "@tanstack/react-router";
import type { Content, LanguageContent } from "../../content/load.ts";
import { hrefOf, readAddress } from "../../urls/address.ts";
import { type FixedPage, pagePath } from "../../urls/links.ts";
import type { PageName } from "../../urls/pages.ts";
import { buildQuery } from "../../urls/params.ts";
import { loadView, pageContext } from "../load-view.ts";
import type { ViewName, ViewOf } from "../views.ts";
import {
  bareHead,
  type Head,
  type HeadInput,
  organizationData,
  pageHead,
  siteOrigin,
  WITH_DATA,
} from "./head.ts";

/** A page that shows products. */
type ViewPage = ViewName & PageName;

/** A page that shows a list of products in pages. */
type ListPage = "listing" | "solutions" | "automation";

/** As much of the router's loader context as is needed here. */
type LoaderContext = {
  location: { pathname: string; state: { from?: number | undefined } };
  /** The parameters of the search that the view depends on. */
  deps: object;
  context: { content: LanguageContent };
  parentMatchPromise: Promise<{ loaderData?: { viewsInBrowser: boolean } | undefined }>;
};

/** The view of the page at this location with another search; `ofPage` is false for one that no address asks the server for. */
async function viewAt<Name extends ViewName>(
  name: Name,
  { location, context, parentMatchPromise }: LoaderContext,
  search: object,
  ofPage = true,
): Promise<ViewOf<Name>> {
  const address = readAddress({ pathname: location.pathname, search: buildQuery(search) });
  const { loaderData } = await parentMatchPromise;
  const { locale, prefix } = context.content;
  const visit = { href: prefix + hrefOf(address), inBrowser: loaderData?.viewsInBrowser ?? false };
  return loadView(name, address.params, locale, ofPage || !visit.inBrowser ? visit : null);
}

/** Makes a route's loader: it gives the page's view, or throws as `loadView` does. */
export function viewLoader<Name extends ViewPage>(name: Name) {
  return (context: LoaderContext) => viewAt(name, context, context.deps);
}

/** Makes the loader of a page whose not-found carries as its data what is nearest to the address. */
export function viewOrNearest<Name extends ViewPage>(name: Name, nearest: ViewName) {
  return async (context: LoaderContext) => {
    try {
      return await viewAt(name, context, context.deps);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      throw notFound({ data: await viewAt(nearest, context, context.deps, false) });
    }
  };
}

/**
 * Makes the loader of a form's page: what the address says that it is about, and what became of a form that was sent
 * without scripts. Where the address says nothing the view is `empty`, and nothing is asked for.
 */
export function formLoader<Name extends "contact" | "quote">(name: Name, empty: ViewOf<Name>) {
  return async (context: LoaderContext) => {
    const isAbout = Object.values(context.deps).some((value) => value !== undefined);
    const view = isAbout ? await viewAt(name, context, context.deps) : empty;
    return { ...view, form: pageContext()?.form };
  };
}

/**
 * Makes the loader of a list in pages of which "Show more" may have left earlier ones above the address's own:
 * `from` in the history's state is the first. Each page is a view of its own, so that each has one address.
 */
export function listLoader<Name extends ListPage>(name: Name) {
  return async (context: LoaderContext) => {
    const last = await viewAt(name, context, context.deps);
    const first = Math.max(1, Math.min(context.location.state.from ?? last.page, last.page));
    const numbers = Array.from({ length: last.page - first }, (_, index) => first + index);
    const earlier = await Promise.all(
      numbers.map((page) => viewAt(name, context, { ...context.deps, page })),
    );
    return { ...last, from: first, cards: [...earlier, last].flatMap(({ cards }) => cards) };
  };
}

/**
 * Whether a list's route loads again what is loaded under its address: a page that was preloaded for its link comes
 * without the earlier ones that "Show more" leaves above it. Otherwise the router decides.
 */
export function withEarlierPages({ location }: Pick<LoaderContext, "location">): true | undefined {
  return location.state.from === undefined ? undefined : true;
}

/** As much of the router's context of a head as is needed here. */
type HeadContext<View, Match> = {
  matches: readonly { loaderData?: unknown }[];
  loaderData?: View;
  match: Match & { context: { content: LanguageContent } };
};

/**
 * Makes the head of a page that depends on its view. `bare` is the title of what stands in while there is none, as
 * long as the router's match says so.
 */
export function viewHead<View extends object, Match = unknown>(
  head: (view: View, content: LanguageContent, match: Match) => HeadInput,
  bare: (content: LanguageContent, match: Match) => string | null,
) {
  return ({ matches, loaderData, match }: HeadContext<View, Match>): Partial<Head> => {
    const { content } = match.context;
    const shared = content.get("shared");
    if (loaderData)
      return pageHead(head(loaderData, content, match), siteOrigin(matches) + content.prefix, shared);
    const title = bare(content, match);
    return title === null ? {} : bareHead(title, shared);
  };
}

type Texts = { title: string; description: string };

/** The pages whose texts say title and description themselves, without the catalogue. */
type FixedText = {
  [Page in FixedPage]: Content[Page] extends Texts ? Page : never;
}[FixedPage];

/**
 * Makes the head of a page whose texts don't depend on the catalogue, one step below Home or below Solutions. Search engines
 * want the company's data on the pages that tell of it, and not on all.
 */
export function fixedHead(page: FixedText, below: "home" | "solutions" = "home") {
  return ({ matches, match }: HeadContext<unknown, unknown>): Head => {
    const { content } = match.context;
    const shared = content.get("shared");
    const { title, description, crumb = title }: Texts & { crumb?: string } = content.get(page);
    const path = pagePath(page);
    const breadcrumbs = WITH_DATA && [
      ...(below === "solutions" ? [{ name: shared.breadcrumb.solutions, path: pagePath("solutions") }] : []),
      { name: crumb, path },
    ];
    const data =
      WITH_DATA &&
      (page === "about" || page === "contact") &&
      ((origin: string) => [organizationData(content.company, origin)]);
    return pageHead(
      { title, description, path, data, breadcrumbs },
      siteOrigin(matches) + content.prefix,
      shared,
    );
  };
}
