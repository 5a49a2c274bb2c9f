import { createFileRoute } from "@tanstack/react-router";
import type { LanguageContent } from "../../../content/load.ts";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import type { HeadInput } from "../../layout/head.ts";
import { listLoader, viewHead, withEarlierPages } from "../../layout/page-route.ts";
import { AutomationPage } from "./automation.tsx";

export const Route = createFileRoute("/automation-solutions")({
  validateSearch: PAGES.automation.read,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: listLoader("automation"),
  shouldReload: withEarlierPages,
  head: viewHead(head, (content) => content.get("automation").title),
  staticData: { dark: true, banner: "automation" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Automation,
});

function head({ page }: { page: number }, content: LanguageContent): HeadInput {
  const { title, crumb, description } = content.get("automation");
  return {
    title: page > 1 ? content.get("listing").titleOfPage(title, page) : title,
    description,
    path: pagePath("automation", { page }),
    breadcrumbs: [
      { name: content.get("shared").breadcrumb.solutions, path: pagePath("solutions") },
      { name: crumb, path: pagePath("automation") },
    ],
  };
}

function Automation() {
  const { machines, ...list } = Route.useLoaderData();
  return <AutomationPage list={list} machines={machines} search={Route.useSearch()} />;
}

function Loading() {
  return <AutomationPage list={null} machines={[]} search={Route.useSearch()} />;
}
