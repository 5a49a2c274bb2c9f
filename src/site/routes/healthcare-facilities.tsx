import { createFileRoute } from "@tanstack/react-router";
import { healthcareWords } from "../../content/en/healthcare.ts";
import { featuredView } from "../../domain/featured.ts";
import { loadCatalogue, pageContext } from "../catalogue-access.ts";
import { HealthcarePage } from "../landing/healthcare/healthcare-page.tsx";
import { landingHead } from "../landing/landing-head.ts";

export const Route = createFileRoute("/healthcare-facilities")({
  loader: async ({ context }) => ({
    featured: featuredView(await loadCatalogue(context.queryClient), "healthcare"),
    origin: pageContext()?.origin ?? window.location.origin,
  }),
  head: ({ loaderData }) =>
    loaderData ? landingHead(healthcareWords, "/healthcare-facilities", loaderData.origin) : {},
  staticData: { scene: "healthcare" },
  pendingComponent: () => <HealthcarePage featured={null} />,
  component: Healthcare,
});

function Healthcare() {
  return <HealthcarePage featured={Route.useLoaderData().featured} />;
}
