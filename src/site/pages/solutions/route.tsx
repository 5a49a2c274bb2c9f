import { createFileRoute } from "@tanstack/react-router";
import { frameWords } from "../../../content/en/frame.ts";
import { solutionsWords } from "../../../content/en/solutions.ts";
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
  head: ({ matches, loaderData }) => {
    if (!loaderData) return bareHead(solutionsWords.title);
    const { view, search } = loaderData;
    const origin = siteOrigin(matches);
    const title = view.brand === null ? solutionsWords.title : solutionsWords.grid.of(view.brand);
    return pageHead({
      title: view.page > 1 ? `${title}, ${solutionsWords.grid.page(view.page).toLowerCase()}` : title,
      description: solutionsWords.description(view.total),
      path: pagePath("solutions", { ...search, page: view.page }),
      origin,
      noIndex: view.matching === 0,
      data: [
        breadcrumbData(origin, [
          { name: frameWords.breadcrumb.home, path: "/" },
          { name: solutionsWords.title, path: "/solutions" },
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
