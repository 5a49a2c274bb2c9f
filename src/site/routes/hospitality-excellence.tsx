import { createFileRoute } from "@tanstack/react-router";
import { hospitalityWords } from "../../content/en/hospitality.ts";
import { featuredView } from "../../domain/featured.ts";
import { soundScale } from "../../domain/sound-level.ts";
import { loadCatalogue, pageContext } from "../catalogue-access.ts";
import { HospitalityPage } from "../landing/hospitality/hospitality-page.tsx";
import { landingHead } from "../landing/landing-head.ts";

export const Route = createFileRoute("/hospitality-excellence")({
  loader: async ({ context }) => {
    const catalogue = await loadCatalogue(context.queryClient);
    const { all, quietMachines } = soundScale(catalogue.products);
    return {
      featured: featuredView(catalogue, "hospitality"),
      sound: { levels: all.map(({ level }) => level), quietMachines },
      origin: pageContext()?.origin ?? window.location.origin,
    };
  },
  head: ({ loaderData }) =>
    loaderData ? landingHead(hospitalityWords, "/hospitality-excellence", loaderData.origin) : {},
  staticData: { night: true, scene: "hospitality" },
  pendingComponent: () => <HospitalityPage featured={null} sound={null} />,
  component: Hospitality,
});

function Hospitality() {
  const { featured, sound } = Route.useLoaderData();
  return <HospitalityPage featured={featured} sound={sound} />;
}
