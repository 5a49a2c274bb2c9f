import { createFileRoute } from "@tanstack/react-router";
import { toCards } from "../../../domain/product-card.ts";
import type { Product } from "../../../domain/product.ts";
import { firstNamed, floorCareProducts, isFloorCare } from "../../../domain/themes.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { FloorCarePage } from "./floor-care/floor-care-page.tsx";
import { MACHINES_FOR } from "./floor-care/machines.ts";
import { fixedHead } from "../../layout/fixed-head.ts";

function machineFor(products: readonly Product[], names: readonly string[]) {
  const found = firstNamed(products, names);
  return found ? { id: found.id, name: found.name } : null;
}

function machinesFor(products: readonly Product[]) {
  return {
    marble: machineFor(products, MACHINES_FOR.marble),
    terrazzo: machineFor(products, MACHINES_FOR.terrazzo),
    concrete: machineFor(products, MACHINES_FOR.concrete),
    porcelain: machineFor(products, MACHINES_FOR.porcelain),
    vinyl: machineFor(products, MACHINES_FOR.vinyl),
    carpet: machineFor(products, MACHINES_FOR.carpet),
  };
}

export const Route = createFileRoute("/smart-floor-care")({
  loader: async ({ context }) => {
    const { products, register } = await loadCatalogue(context.queryClient);
    return {
      cards: toCards(floorCareProducts(products), register),
      matching: products.filter(isFloorCare).length,
      machines: machinesFor(products),
    };
  },
  head: ({ matches, match: { context } }) => fixedHead("floorCare", context.content, matches, "solutions"),
  staticData: { scene: "floor-care" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: FloorCare,
});

function FloorCare() {
  const { cards, matching, machines } = Route.useLoaderData();
  return <FloorCarePage cards={cards} matching={matching} machines={machines} />;
}

function Loading() {
  return <FloorCarePage cards={null} matching={0} machines={machinesFor([])} />;
}
