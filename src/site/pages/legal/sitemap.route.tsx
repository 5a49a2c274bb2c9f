import { createFileRoute } from "@tanstack/react-router";
import { sitemapWords } from "../../../content/en/sitemap.ts";
import { SitemapPage } from "./sitemap-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/sitemap")({
  head: ({ matches }) => fixedHead("sitemap", sitemapWords, matches),
  component: SitemapPage,
});
