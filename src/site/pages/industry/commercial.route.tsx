import { createFileRoute } from "@tanstack/react-router";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { CommercialPage } from "./commercial.tsx";
import { fixedHead, viewLoader } from "../../layout/page-route.ts";

export const Route = createFileRoute("/commercial-spaces")({
  loader: viewLoader("commercial"),
  head: fixedHead("commercial", "solutions"),
  staticData: { dark: true, banner: "commercial" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Commercial,
});

function Commercial() {
  const { featured, lists, quiet } = Route.useLoaderData();
  return <CommercialPage featured={featured} counts={lists} quiet={quiet} />;
}

function Loading() {
  return <CommercialPage featured={null} counts={null} quiet={[]} />;
}
