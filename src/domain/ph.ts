import { type Product, specificationLines } from "./product.ts";

/** A pH as a product's specification states it. */
export type PhReading = {
  /** Where it lies on the scale, 0 to 14. */
  value: number;
  /** As it is written there: "7.5", "below 1". */
  written: string;
  /** What was measured, if it says so: "concentrate", "as supplied", "1 % solution". */
  of: string | null;
};

const LABEL = /^pH(?:\s*\((.+)\))?$/;
const NUMBER = /\d+(?:\.\d+)?/;

/**
 * The pH line of a specification (`pH (concentrate): 7.5`). "below 1" lies halfway to the next lower
 * number; of a range the beginning counts. Null without such a line or with a number off the scale.
 */
export function phReading(specifications: string): PhReading | null {
  for (const line of specificationLines(specifications)) {
    const label = LABEL.exec(line.label);
    const number = NUMBER.exec(line.value);
    if (!label || !number) continue;
    const value = Number(number[0]) - (/^below\b/i.test(line.value) ? 0.5 : 0);
    if (value < 0 || value > 14) continue;
    return { value, written: line.value, of: label[1] ?? null };
  }
  return null;
}

/** A product with its place on the pH scale. */
export type PhPlace = { id: string; name: string; brand: string; reading: PhReading };

/** The products that state a pH, from acid to alkaline; catalogue order where two state the same. */
export function phPlaces(products: readonly Product[]): PhPlace[] {
  return products
    .flatMap(({ id, name, brand, specifications }) => {
      const reading = phReading(specifications);
      return reading ? [{ id, name, brand, reading }] : [];
    })
    .toSorted((a, b) => a.reading.value - b.reading.value);
}

/** The scale's fifteen whole steps, 0 to 14, each with the products from there to the next. */
export function phSteps(places: readonly PhPlace[]): { step: number; places: PhPlace[] }[] {
  return Array.from({ length: 15 }, (_, step) => ({
    step,
    places: places.filter(({ reading }) => Math.floor(reading.value) === step),
  }));
}
