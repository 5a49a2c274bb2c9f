import { createFileRoute } from "@tanstack/react-router";
import { featuredView } from "../../../domain/featured.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { CommercialPage } from "./commercial/commercial-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/commercial-spaces")({
  loader: async ({ context }) => ({
    featured: featuredView(await loadCatalogue(context.queryClient), "commercial"),
  }),
  head: ({ matches, match: { context } }) => fixedHead("commercial", context.content, matches, "solutions"),
  staticData: { night: true, scene: "commercial" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Commercial,
});

function Commercial() {
  return <CommercialPage featured={Route.useLoaderData().featured} />;
}

function Loading() {
  return <CommercialPage featured={null} />;
}
