import { frameWords } from "../../content/en/frame.ts";
import { breadcrumbData, pageHead } from "../frame/page-head.ts";

/** Title, description and structured data of a static page. */
export function legalHead(page: { title: string; description: string }, path: string, origin: string) {
  return pageHead({
    title: page.title,
    description: page.description,
    path,
    origin,
    data: [
      breadcrumbData(origin, [
        { name: frameWords.breadcrumb.home, path: "/" },
        { name: page.title, path },
      ]),
    ],
  });
}
