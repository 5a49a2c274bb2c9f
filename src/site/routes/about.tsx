import { createFileRoute } from "@tanstack/react-router";
import { aboutWords } from "../../content/en/about.ts";
import { frameWords } from "../../content/en/frame.ts";
import { AboutPage } from "../about/about-page.tsx";
import { pageContext } from "../catalogue-access.ts";
import { breadcrumbData, pageHead } from "../frame/page-head.ts";

export const Route = createFileRoute("/about")({
  loader: () => ({ origin: pageContext()?.origin ?? window.location.origin }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: aboutWords.title,
          description: aboutWords.description,
          path: "/about",
          origin: loaderData.origin,
          data: [
            breadcrumbData(loaderData.origin, [
              { name: frameWords.breadcrumb.home, path: "/" },
              { name: aboutWords.title, path: "/about" },
            ]),
          ],
        })
      : {},
  staticData: { night: true, scene: "about" },
  component: AboutPage,
});
