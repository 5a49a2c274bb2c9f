import { createFileRoute } from "@tanstack/react-router";
import { solutionsView } from "../../../domain/solutions-view.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { bareHead, breadcrumbData, pageHead, siteOrigin } from "../../layout/page-head.ts";
import { SolutionsLoading, SolutionsPage } from "./solutions-page.tsx";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";

export const Route = createFileRoute("/solutions")({
  validateSearch: (raw: Record<string, unknown>) => readParams(PAGES.solutions.params, raw),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => ({
    view: solutionsView(
      await loadCatalogue(context.queryClient),
      deps.brand ?? null,
      deps.page,
      location.state.from,
    ),
    search: deps,
  }),
  head: ({ matches, loaderData, match: { context } }) => {
    if (!loaderData)
      return bareHead(context.content.get("solutions").title, context.content.get("shared").pageTitle);
    const { view, search } = loaderData;
    const origin = siteOrigin(matches);
    const title =
      view.brand === null
        ? context.content.get("solutions").title
        : context.content.get("solutions").grid.of(view.brand);
    return pageHead({
      pageTitle: context.content.get("shared").pageTitle,
      title:
        view.page > 1
          ? `${title}, ${context.content.get("solutions").grid.page(view.page).toLowerCase()}`
          : title,
      description: context.content.get("solutions").description(view.total),
      path: pagePath("solutions", { ...search, page: view.page }),
      origin,
      noIndex: view.matching === 0,
      data: [
        breadcrumbData(origin, [
          { name: context.content.get("shared").breadcrumb.home, path: "/" },
          { name: context.content.get("solutions").title, path: "/solutions" },
        ]),
      ],
    });
  },
  staticData: { scene: "solutions" },
  pendingComponent: SolutionsLoading,
  errorComponent: withoutLists(SolutionsLoading),
  component: Solutions,
});

function Solutions() {
  return <SolutionsPage view={Route.useLoaderData().view} search={Route.useSearch()} />;
}
