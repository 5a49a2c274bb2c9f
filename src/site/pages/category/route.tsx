import { createFileRoute } from "@tanstack/react-router";
import type { LanguageContent } from "../../../content/load.ts";
import { limitsOf } from "../../../domain/figures/figure-limits.ts";
import { categoryPath, pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { answerNotFound } from "../../layout/answer-not-found.ts";
import { type HeadInput, WITH_DATA } from "../../layout/head.ts";
import { viewHead, viewLoader } from "../../layout/page-route.ts";
import { CategoryLoading, CategoryPage } from "./page.tsx";
import type { CategorySearch } from "./parameters.ts";
import type { CategoryView } from "./view.ts";

const load = viewLoader("category");

export const Route = createFileRoute("/category/$category/{-$subcategory}")({
  validateSearch: PAGES.category.read,
  loaderDeps: ({ search }) => search,
  loader: async (context) => {
    const view = await load(context);
    if (view.missing) answerNotFound();
    return view;
  },
  head: viewHead(head, (content) => content.get("category").fallbackHeading),
  pendingComponent: CategoryLoading,
  errorComponent: withoutLists(CategoryLoading),
  component: Category,
});

function head(
  { category, subcategory, missing, page }: CategoryView,
  content: LanguageContent,
  { search, pathname }: { search: CategorySearch; pathname: string },
): HeadInput {
  const t = content.get("category");
  const whole = category && { name: category.name, path: categoryPath(category.key) };
  const part =
    category && subcategory
      ? { name: subcategory.name, path: categoryPath(category.key, subcategory.key) }
      : null;
  const title = part && whole ? t.titleWithin(part.name, whole.name) : (whole?.name ?? t.fallbackHeading);
  const place = page > 1 ? `?page=${page}` : "";
  return {
    title: page > 1 ? content.get("listing").titleOfPage(title, page) : title,
    description: subcategory?.description || category?.description || t.fallbackDescription,
    path: (part?.path ?? whole?.path ?? pathname) + place,
    noIndex: missing !== null || search.q !== undefined || limitsOf(search) !== null,
    ...(whole && {
      breadcrumbs: WITH_DATA && [
        { name: content.get("shared").breadcrumb.products, path: pagePath("listing") },
        whole,
        ...(part ? [part] : []),
      ],
    }),
  };
}

function Category() {
  return <CategoryPage view={Route.useLoaderData()} params={Route.useParams()} search={Route.useSearch()} />;
}
