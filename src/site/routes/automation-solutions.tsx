import { createFileRoute } from "@tanstack/react-router";
import { automationWords } from "../../content/en/automation.ts";
import { frameWords } from "../../content/en/frame.ts";
import { solutionsWords } from "../../content/en/solutions.ts";
import { listingWords } from "../../content/en/listing.ts";
import { stretchOf } from "../../domain/pages.ts";
import { keyFigures, specificationLines } from "../../domain/product.ts";
import { toCards } from "../../domain/product-card.ts";
import { automationProducts, isRobot } from "../../domain/themes.ts";
import { pagePath } from "../../urls/links.ts";
import { PAGES } from "../../urls/pages.ts";
import { readParams } from "../../urls/params.ts";
import { loadCatalogue, pageContext } from "../catalogue-access.ts";
import { breadcrumbData, pageHead } from "../frame/page-head.ts";
import { AutomationPage } from "../themes/automation/automation-page.tsx";
import { ThemeLoading } from "../themes/theme-products.tsx";

export const Route = createFileRoute("/automation-solutions")({
  validateSearch: (raw: Record<string, unknown>) => readParams(PAGES.automation.params, raw),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => {
    const { products, register } = await loadCatalogue(context.queryClient);
    const found = automationProducts(products);
    const { shown, ...pages } = stretchOf(found, deps.page, location.state.from);
    const robot = found.find(isRobot);
    return {
      list: { ...pages, cards: toCards(shown, register) },
      robot: robot
        ? {
            id: robot.id,
            name: robot.name,
            category: robot.category,
            imageUrl: robot.imageUrl,
            figures: keyFigures(specificationLines(robot.specifications)),
          }
        : null,
      origin: pageContext()?.origin ?? window.location.origin,
    };
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {};
    const { page } = loaderData.list;
    const title = automationWords.title;
    return pageHead({
      title: page > 1 ? `${title}, ${listingWords.page(page).toLowerCase()}` : title,
      description: automationWords.description,
      path: pagePath("automation", { page }),
      origin: loaderData.origin,
      data: [
        breadcrumbData(loaderData.origin, [
          { name: frameWords.breadcrumb.home, path: "/" },
          { name: solutionsWords.title, path: "/solutions" },
          { name: title, path: pagePath("automation") },
        ]),
      ],
    });
  },
  staticData: { scene: "automation" },
  pendingComponent: () => <ThemeLoading title={automationWords.title} count={3} />,
  component: Automation,
});

function Automation() {
  const { list, robot } = Route.useLoaderData();
  return <AutomationPage list={list} robot={robot} />;
}
