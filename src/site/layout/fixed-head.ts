import type { Content, LanguageContent } from "../../content/load.ts";
import { type FixedPage, pagePath } from "../../urls/links.ts";
import { breadcrumbData, pageHead, siteOrigin } from "./page-head.ts";

type Texts = { title: string; description: string };

/** The pages whose texts say title and description themselves, without the catalogue. */
type FixedText = {
  [Page in FixedPage]: Content[Page] extends Texts ? Page : never;
}[FixedPage];

/** The head of a page whose texts don't depend on the catalogue, one step below Home or below Solutions. */
export function fixedHead(
  page: FixedText,
  content: LanguageContent,
  matches: Parameters<typeof siteOrigin>[0],
  below: "home" | "solutions" = "home",
) {
  const origin = siteOrigin(matches);
  const path = pagePath(page);
  const { breadcrumb, pageTitle } = content.get("shared");
  const texts: Texts & { crumb?: string } = content.get(page);
  return pageHead({
    title: texts.title,
    description: texts.description,
    path,
    origin,
    pageTitle,
    data: [
      breadcrumbData(origin, [
        { name: breadcrumb.home, path: pagePath("home") },
        ...(below === "solutions" ? [{ name: breadcrumb.solutions, path: pagePath("solutions") }] : []),
        { name: texts.crumb ?? texts.title, path },
      ]),
    ],
  });
}
