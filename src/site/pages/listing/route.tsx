import { createFileRoute } from "@tanstack/react-router";
import { listingFilter } from "../../../domain/listing.ts";
import { listingView } from "../../../domain/listing-view.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { bareHead, breadcrumbData, pageHead, siteOrigin } from "../../layout/page-head.ts";
import { ListingLoading } from "./listing-loading.tsx";
import { ListingPage } from "./listing-page.tsx";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";

export const Route = createFileRoute("/products")({
  validateSearch: (raw: Record<string, unknown>) => readParams(PAGES.listing.params, raw),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => {
    const catalogue = await loadCatalogue(context.queryClient);
    return {
      view: listingView(catalogue, listingFilter(deps), deps.page, location.state.from),
      search: deps,
    };
  },
  head: ({ matches, loaderData, match: { context } }) => {
    if (!loaderData)
      return bareHead(context.content.get("listing").title, context.content.get("shared").pageTitle);
    const { view, search } = loaderData;
    const origin = siteOrigin(matches);
    const narrowed = search.subcategory ?? search.category ?? search.brand;
    const title = narrowed ?? context.content.get("listing").title;
    return pageHead({
      pageTitle: context.content.get("shared").pageTitle,
      title:
        view.page > 1 ? `${title}, ${context.content.get("listing").page(view.page).toLowerCase()}` : title,
      description: context.content.get("listing").description(view.total),
      path: pagePath("listing", { ...search, page: view.page }),
      origin,
      // A search result page is for the person who searched, not for an index.
      noIndex: search.q !== undefined || view.matching === 0,
      data: [
        breadcrumbData(origin, [
          { name: context.content.get("shared").breadcrumb.home, path: "/" },
          { name: context.content.get("listing").title, path: "/products" },
        ]),
      ],
    });
  },
  pendingComponent: ListingLoading,
  errorComponent: withoutLists(ListingLoading),
  component: Listing,
});

function Listing() {
  const { view } = Route.useLoaderData();
  return <ListingPage view={view} search={Route.useSearch()} />;
}
