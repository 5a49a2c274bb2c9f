import { createFileRoute } from "@tanstack/react-router";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { VacuumPage } from "./vacuum.tsx";
import { fixedHead, viewLoader } from "../../layout/page-route.ts";

export const Route = createFileRoute("/vacuum-solutions")({
  staticData: { dark: true, banner: "vacuum" },
  loader: viewLoader("vacuum"),
  head: fixedHead("vacuum", "solutions"),
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Vacuum,
});

function Vacuum() {
  const { cards, matching, examples } = Route.useLoaderData();
  return <VacuumPage cards={cards} matching={matching} examples={examples} />;
}

function Loading() {
  return <VacuumPage cards={null} matching={0} examples={{ L: [], M: [], H: [] }} />;
}
