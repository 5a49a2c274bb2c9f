import { createFileRoute } from "@tanstack/react-router";
import { phPlaces } from "../../../domain/ph.ts";
import { toCards } from "../../../domain/product-card.ts";
import { chemicalProducts, isChemical } from "../../../domain/themes.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { ChemicalsPage } from "./chemicals/chemicals-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/advanced-chemicals")({
  staticData: { night: true, scene: "chemicals" },
  loader: async ({ context }) => {
    const { products, register } = await loadCatalogue(context.queryClient);
    const found = products.filter(isChemical);
    return {
      cards: toCards(chemicalProducts(products), register),
      matching: found.length,
      places: phPlaces(found).map(({ id, name, reading }) => ({ id, name, reading })),
    };
  },
  head: ({ matches, match: { context } }) => fixedHead("chemicals", context.content, matches, "solutions"),
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Chemicals,
});

function Chemicals() {
  const { cards, matching, places } = Route.useLoaderData();
  return <ChemicalsPage cards={cards} matching={matching} places={places} />;
}

function Loading() {
  return <ChemicalsPage cards={null} matching={0} places={[]} />;
}
