import { createFileRoute } from "@tanstack/react-router";
import { categoryView } from "../../../domain/category-view.ts";
import { categoryPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { answerNotFound } from "../../layout/answer-not-found.ts";
import { CategoryLoading } from "./category-loading.tsx";
import { CategoryPage } from "./category-page.tsx";
import { controlsOf } from "./category-search.ts";
import { bareHead, breadcrumbData, pageHead, siteOrigin } from "../../layout/page-head.ts";

export const Route = createFileRoute("/category/$category/{-$subcategory}")({
  validateSearch: (raw: Record<string, unknown>) => readParams(PAGES.category.params, raw),
  loaderDeps: ({ search: { q, brand, sort } }) => ({ q, brand, sort }),
  loader: async ({ context, params, deps: { q, brand, sort } }) => {
    const path = { category: params.category, subcategory: params.subcategory ?? null };
    const controls = controlsOf({ ...(q && { q }), ...(brand && { brand }), ...(sort && { sort }) });
    const view = categoryView(await loadCatalogue(context.queryClient), path, controls);
    if (view.missing) answerNotFound();
    return { view };
  },
  head: ({ matches, loaderData, match }) => {
    if (!loaderData)
      return bareHead(
        match.context.content.get("category").fallbackHeading,
        match.context.content.get("shared").pageTitle,
      );
    const { view } = loaderData;
    const origin = siteOrigin(matches);
    const { category, subcategory } = view;
    const trail = [category?.name, subcategory?.name].filter((name) => name !== undefined);
    const path = category ? categoryPath(category.key, subcategory?.key ?? null) : match.pathname;
    return pageHead({
      pageTitle: match.context.content.get("shared").pageTitle,
      title:
        trail.length > 0
          ? trail.toReversed().join(", ")
          : match.context.content.get("category").fallbackHeading,
      description:
        subcategory?.description ||
        category?.description ||
        match.context.content.get("category").fallbackDescription,
      path,
      origin,
      noIndex: view.missing !== null || match.search.q !== undefined,
      data: category
        ? [
            breadcrumbData(origin, [
              { name: match.context.content.get("shared").breadcrumb.home, path: "/" },
              { name: match.context.content.get("shared").breadcrumb.products, path: "/products" },
              { name: category.name, path: categoryPath(category.key) },
              ...(subcategory ? [{ name: subcategory.name, path }] : []),
            ]),
          ]
        : [],
    });
  },
  pendingComponent: CategoryLoading,
  errorComponent: withoutLists(CategoryLoading),
  component: CategoryScreen,
});

function CategoryScreen() {
  const { view } = Route.useLoaderData();
  return <CategoryPage view={view} params={Route.useParams()} search={Route.useSearch()} />;
}
