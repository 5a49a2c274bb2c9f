import { index, rootRoute, route } from "@tanstack/virtual-file-routes";
import { PAGES, type PageName } from "../urls/pages.ts";

/** The file of each page's route below `src/site`; its path comes from the table of pages. */
const FILES: readonly (readonly [PageName, string])[] = [
  ["home", "pages/home/route.tsx"],
  ["listing", "pages/listing/route.tsx"],
  ["product", "pages/product/route.tsx"],
  ["category", "pages/category/route.tsx"],
  ["solutions", "pages/solutions/route.tsx"],
  ["about", "pages/about/route.tsx"],
  ["contact", "pages/contact/route.tsx"],
  ["quote", "pages/quote/route.tsx"],
  ["vacuum", "pages/solution/vacuum.route.tsx"],
  ["automation", "pages/solution/automation.route.tsx"],
  ["floorCare", "pages/solution/floor-care.route.tsx"],
  ["chemicals", "pages/solution/chemicals.route.tsx"],
  ["commercial", "pages/industry/commercial.route.tsx"],
  ["healthcare", "pages/industry/healthcare.route.tsx"],
  ["hospitality", "pages/industry/hospitality.route.tsx"],
  ["privacy", "pages/legal/privacy.route.tsx"],
  ["terms", "pages/legal/terms.route.tsx"],
  ["sitemap", "pages/legal/sitemap.route.tsx"],
];

/** The route tree as the router's generator reads it, which writes `routeTree.gen.ts`. */
export const routes = rootRoute(
  "layout/root-route.tsx",
  FILES.map(([page, file]) => {
    const { path } = PAGES[page];
    return path === "/" ? index(file) : route(path, file);
  }),
);
