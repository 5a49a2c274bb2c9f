import type { Catalogue } from "../../../domain/catalogue.ts";
import { placementOf } from "../../../domain/category.ts";
import { findMachines, type FloorNeeds } from "../../../domain/machine-finder.ts";
import { FLOOR_AREA, FLOOR_HOURS, type PageParams } from "../../../urls/pages.ts";

/** What the address says of a floor; what it leaves out is the usual. */
export function needsOf(search: PageParams<"finder">): FloorNeeds {
  return {
    area: search.area ?? FLOOR_AREA.usual,
    hours: search.hours ?? FLOOR_HOURS.usual,
    floor: search.floor ?? "smooth",
    obstacles: search.obstacles ?? "some",
    power: search.power ?? null,
  };
}

/** The machines for the floor that the address describes, each with as much of its product as is shown. */
export function view({ products }: Pick<Catalogue, "products">, search: PageParams<"finder">) {
  const { machines, ...found } = findMachines(products, needsOf(search));
  return {
    ...found,
    machines: machines.map(({ product, productivity, reasons }) => ({
      product: {
        id: product.id,
        name: product.name,
        imageUrl: product.imageUrl,
        articleNumber: product.serialNumber,
        ...placementOf(product),
      },
      productivity,
      reasons,
    })),
  };
}

export type FinderView = ReturnType<typeof view>;
