import { createFileRoute } from "@tanstack/react-router";
import { aboutWords } from "../../../content/en/about.ts";
import { AboutPage } from "./about-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/about")({
  head: ({ matches }) => fixedHead("about", aboutWords, matches),
  staticData: { night: true, scene: "about" },
  component: AboutPage,
});
