import { createFileRoute } from "@tanstack/react-router";
import { stretchOf } from "../../../domain/pages.ts";
import { keyFigures, specificationLines } from "../../../domain/product.ts";
import { toCards } from "../../../domain/product-card.ts";
import { automationProducts, isRobot } from "../../../domain/themes.ts";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";
import { loadCatalogue } from "../../load-view.ts";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { bareHead, breadcrumbData, pageHead, siteOrigin } from "../../layout/page-head.ts";
import { AutomationPage } from "./automation/automation-page.tsx";

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
    };
  },
  head: ({ matches, loaderData, match: { context } }) => {
    if (!loaderData)
      return bareHead(context.content.get("automation").title, context.content.get("shared").pageTitle);
    const origin = siteOrigin(matches);
    const { page } = loaderData.list;
    const title = context.content.get("automation").title;
    return pageHead({
      pageTitle: context.content.get("shared").pageTitle,
      title: page > 1 ? `${title}, ${context.content.get("listing").page(page).toLowerCase()}` : title,
      description: context.content.get("automation").description,
      path: pagePath("automation", { page }),
      origin,
      data: [
        breadcrumbData(origin, [
          { name: context.content.get("shared").breadcrumb.home, path: "/" },
          { name: context.content.get("shared").breadcrumb.solutions, path: "/solutions" },
          { name: title, path: pagePath("automation") },
        ]),
      ],
    });
  },
  staticData: { scene: "automation" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Automation,
});

function Automation() {
  const { list, robot } = Route.useLoaderData();
  return <AutomationPage list={list} robot={robot} />;
}

function Loading() {
  return <AutomationPage list={null} robot={null} />;
}
