import { frameWords } from "../../content/en/frame.ts";
import { solutionsWords } from "../../content/en/solutions.ts";
import { type FixedPage, pagePath } from "../../urls/links.ts";
import { breadcrumbData, pageHead, siteOrigin } from "./page-head.ts";

/** `crumb` is the page's name in the breadcrumbs, its title where nothing else is said. */
type Words = { title: string; description: string; crumb?: string };

/** The head of a page whose words don't depend on the catalogue, one step below Home or below Solutions. */
export function fixedHead(
  page: FixedPage,
  { title, description, crumb = title }: Words,
  matches: Parameters<typeof siteOrigin>[0],
  below: "home" | "solutions" = "home",
) {
  const origin = siteOrigin(matches);
  const path = pagePath(page);
  const solutions = { name: solutionsWords.title, path: pagePath("solutions") };
  return pageHead({
    title,
    description,
    path,
    origin,
    data: [
      breadcrumbData(origin, [
        { name: frameWords.breadcrumb.home, path: pagePath("home") },
        ...(below === "solutions" ? [solutions] : []),
        { name: crumb, path },
      ]),
    ],
  });
}
