import { CACHES } from "../catalogue/caches.ts";
import { placementOf } from "../catalogue/category.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { type Ordered, ordersOf } from "../catalogue/product-orders.ts";
import { complete, STEP, type Steps } from "../steps.ts";

/** What one of a few texts each product has: the place of each product's by its `order`, and what each of them is. */
type Choice = { texts: readonly string[]; placeOf: ReadonlyMap<string, number>; places: Uint32Array };

/** What lists are narrowed by, as numbers: keys of categories and brands, and names of subcategories, "" for none. */
export type Choices = Record<"category" | "subcategory" | "brand", Choice>;

/** Those of a catalogue, found once: to look at 30,000 products one by one takes many times as long as at their numbers. */
export function choicesOf(ordered: Ordered): Choices {
  return CACHES.choices.get(ordered) ?? complete(findChoices(ordered));
}

export function* findChoices(ordered: Ordered): Steps<Choices> {
  const begin = () => ({
    texts: [""],
    placeOf: new Map([["", 0]]),
    places: new Uint32Array(ordered.length),
  });
  const choices = { category: begin(), subcategory: begin(), brand: begin() };
  const put = ({ texts, placeOf, places }: ReturnType<typeof begin>, order: number, text: string) => {
    const place = placeOf.get(text) ?? texts.push(text) - 1;
    if (place === texts.length - 1) placeOf.set(text, place);
    places[order] = place;
  };
  for (const [order, product] of ordered.entries()) {
    if (order % STEP === 0) yield;
    if (!product) continue;
    put(choices.category, order, product.categoryKey);
    put(choices.subcategory, order, placementOf(product).subcategory ?? "");
    put(choices.brand, order, product.brandKey);
  }
  CACHES.choices.set(ordered, choices);
  return choices;
}

/** How many products have each of the texts of a choice, by its place. */
export function countsOf({ texts, places }: Choice, orders: Uint32Array): Uint32Array {
  const counts = new Uint32Array(texts.length);
  for (const order of orders) {
    const place = places[order] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** The texts of a choice that a list has, by their places, in the order in which its products have them first. */
export function firstPlaces({ texts, places }: Choice, list: readonly KeyedProduct[]): number[] {
  const seen = new Uint8Array(texts.length);
  const found: number[] = [];
  for (const order of ordersOf(list)) {
    const place = places[order] ?? 0;
    if (seen[place] === 0) found.push(place);
    seen[place] = 1;
  }
  return found;
}
