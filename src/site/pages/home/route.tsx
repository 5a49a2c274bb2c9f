import { createFileRoute } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { LanguageContent } from "../../../content/load.ts";
import { pagePath } from "../../../urls/links.ts";
import { askForBrands, pageContext } from "../../load-view.ts";
import { type HeadInput, organizationData, WITH_DATA, websiteData } from "../../layout/head.ts";
import { viewHead } from "../../layout/page-route.ts";
import { HomePage } from "./page.tsx";
import { partnerLogos } from "./partner-logos.ts";

export const Route = createFileRoute("/")({
  loader: () => {
    const page = pageContext();
    return {
      // The menus' tree is here already, so the page waits for nothing; its partners row shows the wait for the
      // brands (R2.7), which the server doesn't have. The row's names are a fixed list: what the
      // request brings is not used, nor does its failure matter.
      brands: page ? null : askForBrands(),
      logos: partnerLogos(page?.catalogue.media),
    };
  },
  head: viewHead(head, () => null),
  staticData: { dark: true, banner: "hero" },
  component: Home,
});

function head(_data: object, content: LanguageContent): HeadInput {
  const { company } = content;
  const { title, description } = content.get("home");
  return {
    title,
    description,
    path: pagePath("home"),
    data: WITH_DATA && ((origin) => [organizationData(company, origin), websiteData(company, origin)]),
  };
}

function Home() {
  const { brands, logos } = Route.useLoaderData();
  const [pending, setPending] = useState(brands?.isPending() ?? false);
  useEffect(() => void brands?.settled.then(() => setPending(false)), [brands]);
  return <HomePage brandsPending={pending} logos={logos} />;
}
