import type { Value } from "./attribute-value.ts";

/** The numbers that a value tells: one, or the ends of a range that it states. */
export function endsOf(value: Value): number[] {
  if ("choice" in value) return [];
  if ("number" in value) return [value.number];
  return [value.from, value.to].flatMap((end) => end ?? []);
}

/** Units of places on a scale: twice the number is not twice as much. */
const ON_SCALES: readonly string[] = ["pH", "1:", "grit", "°C", "V"];

/** Whether numbers of this unit are amounts, of which a bar shows how much each is. */
export function isAmount(unit: string): boolean {
  return !ON_SCALES.includes(unit);
}

/** Another unit in which a figure is told where all of its numbers fit it, and how much of it is one of the figure's own. */
type OtherUnit = { unit: string; size: number; fits: (end: number) => boolean };

const belowOne = (end: number) => end < 1;
const longer = (millimetres: number) => millimetres >= 2000;

/** What is less than one is told in the smaller unit: 750 ml, 40 g, 50 min, 12 s; a hose in metres, as no width of a machine is. */
const OTHER_UNITS: Readonly<Record<string, OtherUnit>> = {
  L: { unit: "ml", size: 1000, fits: belowOne },
  kg: { unit: "g", size: 1000, fits: belowOne },
  h: { unit: "min", size: 60, fits: belowOne },
  min: { unit: "s", size: 60, fits: belowOne },
  mm: { unit: "m", size: 1 / 1000, fits: longer },
};

/** Whether figures of one unit are told in the other. */
export function isOtherUnit(own: string, told: string): boolean {
  return OTHER_UNITS[own]?.unit === told;
}

/** The unit in which numbers of this one are told together. */
export function toldUnit(unit: string, ends: readonly number[]): string {
  const other = OTHER_UNITS[unit];
  return other && ends.every(other.fits) ? other.unit : unit;
}

/** The unit in which a value by itself is told. */
export function ownUnit(value: Value): string {
  return "choice" in value ? "" : toldUnit(value.unit, endsOf(value));
}

/** The value in another unit, or as it is where the unit is its own. */
export function inUnit(value: Value, unit: string): Value {
  if ("choice" in value || !isOtherUnit(value.unit, unit)) return value;
  const size = OTHER_UNITS[value.unit]?.size ?? 1;
  // Without the last digits of a binary fraction.
  const times = (number: number) => Number((number * size).toPrecision(12));
  if ("number" in value) return { ...value, number: times(value.number), unit };
  const end = (number: number | null) => (number === null ? null : times(number));
  return { from: end(value.from), to: end(value.to), unit };
}
