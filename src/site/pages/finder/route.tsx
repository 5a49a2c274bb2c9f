import { createFileRoute } from "@tanstack/react-router";
import { PAGES } from "../../../urls/pages.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { fixedHead, viewLoader } from "../../layout/page-route.ts";
import { FinderPage } from "./page.tsx";

export const Route = createFileRoute("/machine-finder")({
  validateSearch: PAGES.finder.read,
  loaderDeps: ({ search }) => search,
  loader: viewLoader("finder"),
  head: fixedHead("finder", "solutions"),
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Finder,
});

function Finder() {
  return <FinderPage found={Route.useLoaderData()} search={Route.useSearch()} />;
}

function Loading() {
  return <FinderPage found={null} search={Route.useSearch()} />;
}
