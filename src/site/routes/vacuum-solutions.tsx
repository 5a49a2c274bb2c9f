import { createFileRoute } from "@tanstack/react-router";
import { frameWords } from "../../content/en/frame.ts";
import { solutionsWords } from "../../content/en/solutions.ts";
import { vacuumWords } from "../../content/en/vacuum.ts";
import { productsByDustClass } from "../../domain/dust-class.ts";
import { toCards } from "../../domain/product-card.ts";
import { vacuumProducts } from "../../domain/themes.ts";
import { loadCatalogue, pageContext } from "../catalogue-access.ts";
import { breadcrumbData, pageHead } from "../frame/page-head.ts";
import { ThemeLoading } from "../themes/theme-products.tsx";
import { VacuumPage } from "../themes/vacuum/vacuum-page.tsx";

const PATH = "/vacuum-solutions";

export const Route = createFileRoute("/vacuum-solutions")({
  staticData: { night: true, scene: "vacuum" },
  loader: async ({ context }) => {
    const { products, register } = await loadCatalogue(context.queryClient);
    return {
      cards: toCards(vacuumProducts(products), register),
      examples: productsByDustClass(products),
      origin: pageContext()?.origin ?? window.location.origin,
    };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: vacuumWords.title,
          description: vacuumWords.description,
          path: PATH,
          origin: loaderData.origin,
          data: [
            breadcrumbData(loaderData.origin, [
              { name: frameWords.breadcrumb.home, path: "/" },
              { name: solutionsWords.title, path: "/solutions" },
              { name: vacuumWords.short, path: PATH },
            ]),
          ],
        })
      : {},
  pendingComponent: () => <ThemeLoading title={vacuumWords.title} count={3} night />,
  component: Vacuum,
});

function Vacuum() {
  const { cards, examples } = Route.useLoaderData();
  return <VacuumPage cards={cards} examples={examples} />;
}
