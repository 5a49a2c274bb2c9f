import { createFileRoute } from "@tanstack/react-router";
import { aboutWords } from "../../content/en/about.ts";
import { AboutPage } from "../about/about-page.tsx";
import { fixedHead } from "../frame/fixed-head.ts";

export const Route = createFileRoute("/about")({
  head: ({ matches }) => fixedHead("about", aboutWords, matches),
  staticData: { night: true, scene: "about" },
  component: AboutPage,
});
