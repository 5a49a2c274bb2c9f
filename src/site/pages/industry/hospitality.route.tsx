import { createFileRoute } from "@tanstack/react-router";
import { featuredView } from "../../../domain/featured.ts";
import { soundScale } from "../../../domain/sound-level.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { HospitalityPage } from "./hospitality/hospitality-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/hospitality-excellence")({
  loader: async ({ context }) => {
    const catalogue = await loadCatalogue(context.queryClient);
    const { all, quietMachines } = soundScale(catalogue.products);
    return {
      featured: featuredView(catalogue, "hospitality"),
      sound: { levels: all.map(({ level }) => level), quietMachines },
    };
  },
  head: ({ matches, match: { context } }) => fixedHead("hospitality", context.content, matches, "solutions"),
  staticData: { night: true, scene: "hospitality" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Hospitality,
});

function Hospitality() {
  const { featured, sound } = Route.useLoaderData();
  return <HospitalityPage featured={featured} sound={sound} />;
}

function Loading() {
  return <HospitalityPage featured={null} sound={null} />;
}
