import { createFileRoute } from "@tanstack/react-router";
import { frameWords } from "../../content/en/frame.ts";
import { solutionsWords } from "../../content/en/solutions.ts";
import { vacuumWords } from "../../content/en/vacuum.ts";
import { productsByDustClass } from "../../domain/dust-class.ts";
import { toCards } from "../../domain/product-card.ts";
import { vacuumProducts } from "../../domain/themes.ts";
import { loadCatalogue } from "../catalogue-access.ts";
import { withoutLists } from "../product-card/list-failure.tsx";
import { breadcrumbData, pageHead, siteOrigin } from "../frame/page-head.ts";
import { VacuumPage } from "../themes/vacuum/vacuum-page.tsx";

const PATH = "/vacuum-solutions";

export const Route = createFileRoute("/vacuum-solutions")({
  staticData: { night: true, scene: "vacuum" },
  loader: async ({ context }) => {
    const { products, register } = await loadCatalogue(context.queryClient);
    return {
      cards: toCards(vacuumProducts(products), register),
      examples: productsByDustClass(products),
    };
  },
  head: ({ matches }) =>
    pageHead({
      title: vacuumWords.title,
      description: vacuumWords.description,
      path: PATH,
      origin: siteOrigin(matches),
      data: [
        breadcrumbData(siteOrigin(matches), [
          { name: frameWords.breadcrumb.home, path: "/" },
          { name: solutionsWords.title, path: "/solutions" },
          { name: vacuumWords.short, path: PATH },
        ]),
      ],
    }),
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Vacuum,
});

function Vacuum() {
  const { cards, examples } = Route.useLoaderData();
  return <VacuumPage cards={cards} examples={examples} />;
}

function Loading() {
  return <VacuumPage cards={null} examples={productsByDustClass([])} />;
}
