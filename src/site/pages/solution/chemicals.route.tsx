import { createFileRoute } from "@tanstack/react-router";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { ChemicalsPage } from "./chemicals.tsx";
import { fixedHead, viewLoader } from "../../layout/page-route.ts";

export const Route = createFileRoute("/advanced-chemicals")({
  staticData: { dark: true, banner: "chemicals" },
  loader: viewLoader("chemicals"),
  head: fixedHead("chemicals", "solutions"),
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Chemicals,
});

function Chemicals() {
  const { cards, matching, inCategory, places } = Route.useLoaderData();
  return <ChemicalsPage cards={cards} matching={matching} inCategory={inCategory} places={places} />;
}

function Loading() {
  return <ChemicalsPage cards={null} matching={0} inCategory={0} places={[]} />;
}
