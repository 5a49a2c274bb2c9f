import { createFileRoute } from "@tanstack/react-router";
import { SitemapPage } from "./sitemap-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/sitemap")({
  head: ({ matches, match: { context } }) => fixedHead("sitemap", context.content, matches),
  component: SitemapPage,
});
