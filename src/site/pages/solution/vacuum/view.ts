import type { Catalogue } from "../../../../domain/catalogue.ts";
import { productsByDustClass } from "../../../../domain/readings.ts";
import { toCards } from "../../../../domain/product-card.ts";
import { vacuumProducts } from "../../../../domain/themes.ts";

/** The industrial vacuums, and the products of each dust class. */
export function view({ products, numbers }: Pick<Catalogue, "products" | "numbers">) {
  return { cards: toCards(vacuumProducts(products), numbers), examples: productsByDustClass(products) };
}
