import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "./page.tsx";
import { fixedHead } from "../../layout/page-route.ts";

export const Route = createFileRoute("/about")({
  head: fixedHead("about"),
  staticData: { dark: true, banner: "about" },
  component: AboutPage,
});
