import { createFileRoute } from "@tanstack/react-router";
import { SitemapPage } from "./sitemap.tsx";
import { fixedHead } from "../../layout/page-route.ts";

export const Route = createFileRoute("/sitemap")({
  head: fixedHead("sitemap"),
  component: SitemapPage,
});
