import { frameWords } from "../../content/en/frame.ts";
import { landingWords } from "../../content/en/landing.ts";
import { breadcrumbData, pageHead } from "../frame/page-head.ts";

/** Title, description and structured data of a landing page; `words` are the page's own. */
export function landingHead(
  words: { title: string; description: string; crumb: string },
  path: string,
  origin: string,
) {
  return pageHead({
    title: words.title,
    description: words.description,
    path,
    origin,
    data: [
      breadcrumbData(origin, [
        { name: frameWords.breadcrumb.home, path: "/" },
        { name: landingWords.solutions, path: "/solutions" },
        { name: words.crumb, path },
      ]),
    ],
  });
}
