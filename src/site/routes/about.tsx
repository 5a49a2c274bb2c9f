import { createFileRoute } from "@tanstack/react-router";
import { aboutWords } from "../../content/en/about.ts";
import { frameWords } from "../../content/en/frame.ts";
import { AboutPage } from "../about/about-page.tsx";
import { breadcrumbData, pageHead, siteOrigin } from "../frame/page-head.ts";

export const Route = createFileRoute("/about")({
  head: ({ matches }) =>
    pageHead({
      title: aboutWords.title,
      description: aboutWords.description,
      path: "/about",
      origin: siteOrigin(matches),
      data: [
        breadcrumbData(siteOrigin(matches), [
          { name: frameWords.breadcrumb.home, path: "/" },
          { name: aboutWords.title, path: "/about" },
        ]),
      ],
    }),
  staticData: { night: true, scene: "about" },
  component: AboutPage,
});
