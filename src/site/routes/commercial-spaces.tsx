import { createFileRoute } from "@tanstack/react-router";
import { commercialWords } from "../../content/en/commercial.ts";
import { featuredView } from "../../domain/featured.ts";
import { loadCatalogue, pageContext } from "../catalogue-access.ts";
import { CommercialPage } from "../landing/commercial/commercial-page.tsx";
import { landingHead } from "../landing/landing-head.ts";

export const Route = createFileRoute("/commercial-spaces")({
  loader: async ({ context }) => ({
    featured: featuredView(await loadCatalogue(context.queryClient), "commercial"),
    origin: pageContext()?.origin ?? window.location.origin,
  }),
  head: ({ loaderData }) =>
    loaderData ? landingHead(commercialWords, "/commercial-spaces", loaderData.origin) : {},
  staticData: { night: true, scene: "commercial" },
  pendingComponent: () => <CommercialPage featured={null} />,
  component: Commercial,
});

function Commercial() {
  return <CommercialPage featured={Route.useLoaderData().featured} />;
}
