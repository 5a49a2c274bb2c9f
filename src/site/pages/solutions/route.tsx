import { createFileRoute } from "@tanstack/react-router";
import type { LanguageContent } from "../../../content/load.ts";
import { pagePath } from "../../../urls/links.ts";
import { PAGES, type PageParams } from "../../../urls/pages.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { type HeadInput, WITH_DATA } from "../../layout/head.ts";
import { listLoader, viewHead, withEarlierPages } from "../../layout/page-route.ts";
import { SolutionsLoading, SolutionsPage } from "./page.tsx";
import type { SolutionsView } from "./view.ts";

export const Route = createFileRoute("/solutions")({
  validateSearch: PAGES.solutions.read,
  loaderDeps: ({ search }) => search,
  loader: listLoader("solutions"),
  shouldReload: withEarlierPages,
  head: viewHead(head, (content) => content.get("solutions").title),
  staticData: { banner: "solutions" },
  pendingComponent: SolutionsLoading,
  errorComponent: withoutLists(SolutionsLoading),
  component: Solutions,
});

function head(
  { brand, page, total, matching }: SolutionsView,
  content: LanguageContent,
  { search }: { search: PageParams<"solutions"> },
): HeadInput {
  const t = content.get("solutions");
  const title = brand === null ? t.title : t.grid.of(brand);
  return {
    title: page > 1 ? content.get("listing").titleOfPage(title, page) : title,
    description: t.description(total),
    path: pagePath("solutions", { ...search, page }),
    noIndex: matching === 0,
    breadcrumbs: WITH_DATA && [{ name: t.title, path: pagePath("solutions") }],
  };
}

function Solutions() {
  return <SolutionsPage view={Route.useLoaderData()} search={Route.useSearch()} />;
}
