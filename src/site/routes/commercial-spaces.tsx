import { createFileRoute } from "@tanstack/react-router";
import { commercialWords } from "../../content/en/commercial.ts";
import { featuredView } from "../../domain/featured.ts";
import { loadCatalogue } from "../catalogue-access.ts";
import { withoutLists } from "../product-card/list-failure.tsx";
import { CommercialPage } from "../landing/commercial/commercial-page.tsx";
import { fixedHead } from "../frame/fixed-head.ts";

export const Route = createFileRoute("/commercial-spaces")({
  loader: async ({ context }) => ({
    featured: featuredView(await loadCatalogue(context.queryClient), "commercial"),
  }),
  head: ({ matches }) => fixedHead("commercial", commercialWords, matches, "solutions"),
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
