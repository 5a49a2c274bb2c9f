import { figureOf } from "./figures.ts";
import type { Product } from "../product/product.ts";
import { spread } from "./spread.ts";

/** A product drawn at its size among others of its kind; lengths in millimetres. */
export type SizedProduct = {
  id: string;
  name: string;
  litres: number;
  /** How many of that size it holds: 3 for "3 × 60 L". */
  times: number;
  height: number;
  width: number;
  /** Its width is a diameter. */
  round: boolean;
};

/** Fewer make no line to compare by, and more are not told apart: then some of all sizes stand for them. */
const LEAST = 8;
const MOST = 60;

/** Products of one kind in the order of their litres, where nearly all state these and their measures; else none. */
export function productsBySize(products: readonly Product[]): readonly SizedProduct[] {
  return spread(sortedBySize(products), MOST);
}

function sortedBySize(products: readonly Product[]): SizedProduct[] {
  const steps = products.flatMap((product) => {
    const value = figureOf(product, "capacity")?.value;
    const height = lengthOf(product, "height");
    const diameter = lengthOf(product, "diameter");
    const width = lengthOf(product, "width") ?? lengthOf(product, "length") ?? diameter;
    if (!value || !("number" in value) || value.unit !== "L" || !height || !width) return [];
    const { id, name } = product;
    return [
      { id, name, litres: value.number, times: value.times ?? 1, height, width, round: width === diameter },
    ];
  });
  if (steps.length < LEAST || steps.length < products.length * 0.9) return [];
  return steps.toSorted((a, b) => a.litres * a.times - b.litres * b.times || a.height - b.height);
}

function lengthOf(product: Product, key: "height" | "width" | "length" | "diameter"): number | null {
  const value = figureOf(product, key)?.value;
  return value && "number" in value ? value.number : null;
}
