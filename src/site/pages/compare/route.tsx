import { createFileRoute } from "@tanstack/react-router";
import type { LanguageContent } from "../../../content/load.ts";
import { pagePath } from "../../../urls/links.ts";
import { PAGES, type PageParams } from "../../../urls/pages.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { type HeadInput, WITH_DATA } from "../../layout/head.ts";
import { viewHead, viewLoader } from "../../layout/page-route.ts";
import { CompareLoading, ComparePage } from "./page.tsx";
import type { CompareView } from "./view.ts";

export const Route = createFileRoute("/compare")({
  validateSearch: PAGES.compare.read,
  // The same lines, whichever of them are shown.
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: viewLoader("compare"),
  head: viewHead(head, (content) => content.get("compare").title),
  pendingComponent: CompareLoading,
  errorComponent: withoutLists(CompareLoading),
  component: Compare,
});

function head(
  { products }: CompareView,
  content: LanguageContent,
  { search }: { search: PageParams<"compare"> },
): HeadInput {
  const t = content.get("compare");
  return {
    title: t.heading(products.length),
    description: [...products.map(({ name }) => name), t.description].join("; "),
    path: pagePath("compare", search),
    noIndex: true,
    breadcrumbs: WITH_DATA && [{ name: t.crumb, path: pagePath("compare") }],
  };
}

function Compare() {
  return <ComparePage view={Route.useLoaderData()} search={Route.useSearch()} />;
}
