import { createFileRoute } from "@tanstack/react-router";
import { chemicalsWords } from "../../content/en/chemicals.ts";
import { frameWords } from "../../content/en/frame.ts";
import { solutionsWords } from "../../content/en/solutions.ts";
import { phPlaces } from "../../domain/ph.ts";
import { toCards } from "../../domain/product-card.ts";
import { chemicalProducts, isChemical } from "../../domain/themes.ts";
import { loadCatalogue, pageContext } from "../catalogue-access.ts";
import { breadcrumbData, pageHead } from "../frame/page-head.ts";
import { ChemicalsPage } from "../themes/chemicals/chemicals-page.tsx";
import { ThemeLoading } from "../themes/theme-products.tsx";

const PATH = "/advanced-chemicals";

export const Route = createFileRoute("/advanced-chemicals")({
  staticData: { night: true, scene: "chemicals" },
  loader: async ({ context }) => {
    const { products, register } = await loadCatalogue(context.queryClient);
    const found = products.filter(isChemical);
    return {
      cards: toCards(chemicalProducts(products), register),
      matching: found.length,
      places: phPlaces(found).map(({ id, name, reading }) => ({ id, name, reading })),
      origin: pageContext()?.origin ?? window.location.origin,
    };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: chemicalsWords.title,
          description: chemicalsWords.description,
          path: PATH,
          origin: loaderData.origin,
          data: [
            breadcrumbData(loaderData.origin, [
              { name: frameWords.breadcrumb.home, path: "/" },
              { name: solutionsWords.title, path: "/solutions" },
              { name: chemicalsWords.title, path: PATH },
            ]),
          ],
        })
      : {},
  pendingComponent: () => <ThemeLoading title={chemicalsWords.title} count={6} night />,
  component: Chemicals,
});

function Chemicals() {
  const { cards, matching, places } = Route.useLoaderData();
  return <ChemicalsPage cards={cards} matching={matching} places={places} />;
}
