import type { FigureKey } from "../figures/attribute-kinds.ts";
import { attributesOf } from "../figures/attributes.ts";
import { type Figure, figureOf } from "../figures/figures.ts";
import type { Product } from "./product.ts";
import type { Related } from "./relations.ts";

/** What of the one is for what of the other, the most telling first. */
const PAIRS: readonly (readonly [of: FigureKey, to: FigureKey])[] = [
  ["diameter", "diameter"],
  ["diameter", "working-width"],
  ["width", "working-width"],
  ["working-width", "working-width"],
  ["length", "working-width"],
  ["volume", "reservoir"],
  ["volume", "capacity"],
  ["pack-size", "capacity"],
  ["room", "room"],
];

/** A nominal size in inches and one in millimetres differ by so much: a 17 in pad is 432 mm, its machine 430 mm wide. */
const NEAR = 0.05;

/** Two figures that say why one product is used with another. */
export type FitReason = { of: Figure; to: Figure };

type Specified = Pick<Product, "specifications">;

/** Why a product is used with another, by what both of them state; null where no figures say it. */
export function fitReason(product: Specified, other: Specified): FitReason | null {
  for (const [key, otherKey] of PAIRS) {
    const [of, to] = [figureOf(product, key), figureOf(other, otherKey)];
    if (of && to && isNear(of.value, to.value)) return { of, to };
  }
  return null;
}

function isNear(a: Figure["value"], b: Figure["value"]): boolean {
  if (!("number" in a && "number" in b))
    return "from" in a && "from" in b && a.to === b.to && a.from === b.from;
  return a.unit === b.unit && Math.abs(a.number - b.number) <= NEAR * b.number;
}

/** How many of an article are needed for one set: of what is sold by the pack, as many packs as hold what is used at a time. */
export function quantityOf({ atOnce }: Pick<Related, "atOnce">, pack: number | null): number {
  return Math.ceil(atOnce / (pack ?? 1));
}

/** How many pieces an article is; null where it does not state a pack. Cases and cartons hold several articles. */
export function packOf(product: Specified): number | null {
  const value = attributesOf(product).find(({ label }) => label.toLowerCase() === "pack")?.value;
  return value && "number" in value && Number.isInteger(value.number) && value.number > 0
    ? value.number
    : null;
}
