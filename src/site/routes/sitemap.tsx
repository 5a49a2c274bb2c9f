import { createFileRoute } from "@tanstack/react-router";
import { sitemapWords } from "../../content/en/sitemap.ts";
import { pageContext } from "../catalogue-access.ts";
import { legalHead } from "../legal/legal-head.ts";
import { SitemapPage } from "../legal/sitemap-page.tsx";

export const Route = createFileRoute("/sitemap")({
  loader: () => ({ origin: pageContext()?.origin ?? window.location.origin }),
  head: ({ loaderData }) => (loaderData ? legalHead(sitemapWords, "/sitemap", loaderData.origin) : {}),
  component: SitemapPage,
});
