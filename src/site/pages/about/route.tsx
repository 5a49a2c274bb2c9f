import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "./about-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/about")({
  head: ({ matches, match: { context } }) => fixedHead("about", context.content, matches),
  staticData: { night: true, scene: "about" },
  component: AboutPage,
});
