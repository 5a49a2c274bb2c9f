import { createFileRoute } from "@tanstack/react-router";
import type { LanguageContent } from "../../../content/load.ts";
import { displayNameOf } from "../../../domain/product/brand.ts";
import { limitsOf } from "../../../domain/figures/figure-limits.ts";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { type HeadInput, WITH_DATA } from "../../layout/head.ts";
import { listLoader, viewHead, withEarlierPages } from "../../layout/page-route.ts";
import { ListingLoading, ListingPage } from "./page.tsx";
import type { ListingSearch } from "./parameters.ts";
import type { ListingView } from "./view.ts";

export const Route = createFileRoute("/products")({
  validateSearch: PAGES.listing.read,
  loaderDeps: ({ search }) => search,
  loader: listLoader("listing"),
  shouldReload: withEarlierPages,
  head: viewHead(head, (content) => content.get("listing").title),
  pendingComponent: ListingLoading,
  errorComponent: withoutLists(ListingLoading),
  component: Listing,
});

function head(
  { brand, page, total, matching }: ListingView,
  content: LanguageContent,
  { search }: { search: ListingSearch },
): HeadInput {
  const t = content.get("listing");
  const group = search.subcategory ?? search.category;
  // Where nothing else names the page, it is the brand's: visitors read the maker's own spelling (R14.8).
  const maker = group === undefined ? brand : null;
  const title = group ?? (maker ? displayNameOf(maker) : (search.brand ?? t.title));
  return {
    title: page > 1 ? t.titleOfPage(title, page) : title,
    description: maker?.description || t.description(total),
    path: pagePath("listing", { ...search, page }),
    // A search result page is for the person who searched, not for an index.
    noIndex: search.q !== undefined || limitsOf(search) !== null || matching === 0,
    breadcrumbs: WITH_DATA && [{ name: t.title, path: pagePath("listing") }],
  };
}

function Listing() {
  return <ListingPage view={Route.useLoaderData()} search={Route.useSearch()} />;
}
