import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { listedProduct } from "../../../domain/product/listed-product.ts";
import { findMachines } from "../../../domain/machines/machine-finder.ts";
import type { PageParams } from "../../../urls/pages.ts";
import { needsOf } from "./needs.ts";

/** The machines for the floor that the address describes, each with as much of its product as is shown. */
export function view({ products }: Pick<Catalogue, "products">, search: PageParams<"finder">) {
  const { machines, ...found } = findMachines(products, needsOf(search));
  return {
    ...found,
    machines: machines.map(({ product, productivity, reasons }) => ({
      product: listedProduct(product),
      productivity,
      reasons,
    })),
  };
}

export type FinderView = ReturnType<typeof view>;
