import { createFileRoute } from "@tanstack/react-router";
import { productsByDustClass } from "../../../domain/dust-class.ts";
import { toCards } from "../../../domain/product-card.ts";
import { vacuumProducts } from "../../../domain/themes.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { VacuumPage } from "./vacuum/vacuum-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/vacuum-solutions")({
  staticData: { night: true, scene: "vacuum" },
  loader: async ({ context }) => {
    const { products, register } = await loadCatalogue(context.queryClient);
    return {
      cards: toCards(vacuumProducts(products), register),
      examples: productsByDustClass(products),
    };
  },
  head: ({ matches, match: { context } }) => fixedHead("vacuum", context.content, matches, "solutions"),
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Vacuum,
});

function Vacuum() {
  const { cards, examples } = Route.useLoaderData();
  return <VacuumPage cards={cards} examples={examples} />;
}

function Loading() {
  return <VacuumPage cards={null} examples={productsByDustClass([])} />;
}
