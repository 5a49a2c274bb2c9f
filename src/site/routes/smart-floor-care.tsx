import { createFileRoute } from "@tanstack/react-router";
import { floorCareWords } from "../../content/en/floor-care.ts";
import { frameWords } from "../../content/en/frame.ts";
import { solutionsWords } from "../../content/en/solutions.ts";
import { toCards } from "../../domain/product-card.ts";
import type { Product } from "../../domain/product.ts";
import { firstNamed, floorCareProducts, isFloorCare } from "../../domain/themes.ts";
import { loadCatalogue, pageContext } from "../catalogue-access.ts";
import { breadcrumbData, pageHead } from "../frame/page-head.ts";
import { FloorCarePage } from "../themes/floor-care/floor-care-page.tsx";
import { MACHINES_FOR } from "../themes/floor-care/machines.ts";
import { ThemeLoading } from "../themes/theme-products.tsx";

const PATH = "/smart-floor-care";

function machineFor(products: readonly Product[], names: readonly string[]) {
  const found = firstNamed(products, names);
  return found ? { id: found.id, name: found.name } : null;
}

export const Route = createFileRoute("/smart-floor-care")({
  loader: async ({ context }) => {
    const { products, register } = await loadCatalogue(context.queryClient);
    return {
      cards: toCards(floorCareProducts(products), register),
      matching: products.filter(isFloorCare).length,
      machines: {
        marble: machineFor(products, MACHINES_FOR.marble),
        terrazzo: machineFor(products, MACHINES_FOR.terrazzo),
        concrete: machineFor(products, MACHINES_FOR.concrete),
        porcelain: machineFor(products, MACHINES_FOR.porcelain),
        vinyl: machineFor(products, MACHINES_FOR.vinyl),
        carpet: machineFor(products, MACHINES_FOR.carpet),
      },
      origin: pageContext()?.origin ?? window.location.origin,
    };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: floorCareWords.title,
          description: floorCareWords.description,
          path: PATH,
          origin: loaderData.origin,
          data: [
            breadcrumbData(loaderData.origin, [
              { name: frameWords.breadcrumb.home, path: "/" },
              { name: solutionsWords.title, path: "/solutions" },
              { name: floorCareWords.title, path: PATH },
            ]),
          ],
        })
      : {},
  staticData: { scene: "floor-care" },
  pendingComponent: () => <ThemeLoading title={floorCareWords.title} count={6} />,
  component: FloorCare,
});

function FloorCare() {
  const { cards, matching, machines } = Route.useLoaderData();
  return <FloorCarePage cards={cards} matching={matching} machines={machines} />;
}
