import type { Value } from "./attribute-value.ts";

/** The numbers that a value tells: one, or the ends of a range that it states. */
export function endsOf(value: Value): number[] {
  if ("choice" in value) return [];
  if ("number" in value) return [value.number];
  return [value.from, value.to].flatMap((end) => end ?? []);
}

/** What is told in the smaller unit where it is less than one of the larger: 750 ml, 40 g, 50 min, 12 s. */
export const SMALLER: Readonly<Record<string, { unit: string; size: number }>> = {
  L: { unit: "ml", size: 1000 },
  kg: { unit: "g", size: 1000 },
  h: { unit: "min", size: 60 },
  min: { unit: "s", size: 60 },
};

/** The unit in which a value by itself is told. */
export function ownUnit(value: Value): string {
  if ("choice" in value) return "";
  const small = SMALLER[value.unit];
  return small && endsOf(value).every((end) => end < 1) ? small.unit : value.unit;
}

/** The value in a smaller unit, or as it is where the unit is its own. */
export function inUnit(value: Value, unit: string): Value {
  if ("choice" in value || SMALLER[value.unit]?.unit !== unit) return value;
  const size = SMALLER[value.unit]?.size ?? 1;
  // Without the last digits of a binary fraction.
  const times = (number: number) => Number((number * size).toPrecision(12));
  if ("number" in value) return { ...value, number: times(value.number), unit };
  const end = (number: number | null) => (number === null ? null : times(number));
  return { from: end(value.from), to: end(value.to), unit };
}
