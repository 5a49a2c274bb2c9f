import { createFileRoute } from "@tanstack/react-router";
import { sitemapWords } from "../../content/en/sitemap.ts";
import { siteOrigin } from "../frame/page-head.ts";
import { legalHead } from "../legal/legal-head.ts";
import { SitemapPage } from "../legal/sitemap-page.tsx";

export const Route = createFileRoute("/sitemap")({
  head: ({ matches }) => legalHead(sitemapWords, "/sitemap", siteOrigin(matches)),
  component: SitemapPage,
});
