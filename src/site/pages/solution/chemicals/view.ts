import type { Catalogue } from "../../../../domain/catalogue.ts";
import { phPlaces } from "../../../../domain/readings.ts";
import { toCards } from "../../../../domain/product-card.ts";
import { chemicalProducts, isChemical } from "../../../../domain/themes.ts";

/** The first chemicals, how many there are, and those that state a pH. */
export function view({ products, numbers }: Pick<Catalogue, "products" | "numbers">) {
  const found = products.filter(isChemical);
  return {
    cards: toCards(chemicalProducts(products), numbers),
    matching: found.length,
    places: phPlaces(found).map(({ id, name, reading }) => ({ id, name, reading })),
  };
}
