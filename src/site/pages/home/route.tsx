import { queryOptions, useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { Brand } from "../../../domain/brand.ts";
import { pageContext } from "../../load-view.ts";
import { fetchJson } from "../../layout/fetch-json.ts";
import { websiteData } from "../../layout/organization-data.ts";
import { pageHead, siteOrigin } from "../../layout/page-head.ts";
import { HomePage } from "./home-page.tsx";
import { partnerLogos } from "./partner-logos.ts";

const brandsQuery = queryOptions({
  queryKey: ["/api/brands"],
  queryFn: () => fetchJson<Brand[]>("/api/brands"),
});

export const Route = createFileRoute("/")({
  loader: ({ context }) => {
    const page = pageContext();
    // The menus' tree is here already, so the page waits for nothing; its partners row shows the wait for the
    // brands (R2.7), which the server doesn't have.
    if (!page) void context.queryClient.prefetchQuery(brandsQuery);
    return {
      cameWithPage: page !== undefined,
      logos: partnerLogos(page?.catalogue.media),
    };
  },
  head: ({ matches, match: { context } }) =>
    pageHead({
      pageTitle: context.content.get("shared").pageTitle,
      title: context.content.get("home").title,
      description: context.content.get("home").description,
      path: "/",
      origin: siteOrigin(matches),
      data: [websiteData(siteOrigin(matches))],
    }),
  staticData: { night: true, scene: "hero" },
  component: Home,
});

function Home() {
  const { cameWithPage, logos } = Route.useLoaderData();
  const { queryClient } = Route.useRouteContext();
  // The row's names are a fixed list (R2.7): what the request brings is not used, nor does its failure matter.
  const { isPending } = useQuery({ ...brandsQuery, enabled: !cameWithPage }, queryClient);
  return <HomePage brandsPending={isPending && !cameWithPage} logos={logos} />;
}
