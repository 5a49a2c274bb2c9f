import { createFileRoute } from "@tanstack/react-router";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { FloorCarePage } from "./floor-care.tsx";
import { fixedHead, viewLoader } from "../../layout/page-route.ts";

export const Route = createFileRoute("/smart-floor-care")({
  loader: viewLoader("floorCare"),
  head: fixedHead("floorCare", "solutions"),
  staticData: { banner: "floor-care" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: FloorCare,
});

function FloorCare() {
  const { cards, matching, inCategory, machines } = Route.useLoaderData();
  return <FloorCarePage cards={cards} matching={matching} inCategory={inCategory} machines={machines} />;
}

function Loading() {
  return <FloorCarePage cards={null} matching={0} inCategory={0} machines={null} />;
}
