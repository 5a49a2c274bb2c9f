import { type Product, specificationLines } from "./product.ts";

/** The dust classes of IEC 60335-2-69, from the least to the most dangerous dust. */
export const DUST_CLASSES = ["L", "M", "H"] as const;

export type DustClass = (typeof DUST_CLASSES)[number];

/** The class that a specification states in its line `Dust class: M`; null without one. */
export function dustClassOf(specifications: string): DustClass | null {
  const line = specificationLines(specifications).find(({ label }) => /^dust class$/i.test(label));
  return DUST_CLASSES.find((name) => name === line?.value.trim().toUpperCase()) ?? null;
}

/** Per class the first `atMost` products that state it, in catalogue order. */
export function productsByDustClass(
  products: readonly Product[],
  atMost = 3,
): Record<DustClass, { id: string; name: string }[]> {
  const of = (wanted: DustClass) =>
    products
      .filter(({ specifications }) => dustClassOf(specifications) === wanted)
      .slice(0, atMost)
      .map(({ id, name }) => ({ id, name }));
  return { L: of("L"), M: of("M"), H: of("H") };
}
