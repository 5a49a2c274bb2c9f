import { type CatalogueGroup, catalogueGroups } from "./catalogue-groups.ts";
import type { Catalogue } from "./catalogue.ts";

/** One group of the catalogue bar: how many ticks, and which of them (from 0) are lit. */
export type StripGroup = CatalogueGroup & { ticks: number; lit: readonly number[] | "all" };

/** The bar of the whole catalogue, with the given products lit: one tick a product, in catalogue order. */
export function registerStrip(
  { products, categories, register }: Pick<Catalogue, "products" | "categories" | "register">,
  litIds: ReadonlySet<string>,
): StripGroup[] {
  return catalogueGroups(categories, products).map((group, index) => {
    const ticks = register.filter((entry) => entry.category === index + 1);
    const lit = ticks.flatMap((entry, tick) => (litIds.has(entry.id) ? [tick] : []));
    return { ...group, ticks: ticks.length, lit: lit.length === ticks.length ? "all" : lit };
  });
}
