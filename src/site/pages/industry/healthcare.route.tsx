import { createFileRoute } from "@tanstack/react-router";
import { featuredView } from "../../../domain/featured.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { HealthcarePage } from "./healthcare/healthcare-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/healthcare-facilities")({
  loader: async ({ context }) => ({
    featured: featuredView(await loadCatalogue(context.queryClient), "healthcare"),
  }),
  head: ({ matches, match: { context } }) => fixedHead("healthcare", context.content, matches, "solutions"),
  staticData: { scene: "healthcare" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Healthcare,
});

function Healthcare() {
  return <HealthcarePage featured={Route.useLoaderData().featured} />;
}

function Loading() {
  return <HealthcarePage featured={null} />;
}
