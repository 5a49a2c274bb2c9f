import { FLOOR_MACHINES, type FloorMachine, floorMachinesOf } from "./floor-machines.ts";
import type { Product } from "../product/product.ts";

/** A scrubbing machine that stands for its kind. */
export type TypicalMachine<P = Product> = Pick<
  FloorMachine<P>,
  "product" | "kind" | "productivity" | "runTime" | "runTimeIsMost"
> & {
  /** How many of its kind state their productivity, and the least and the most of them in m²/h. */
  among: { count: number; least: number; most: number };
};

/** Of each kind that the catalogue has, the scrubbing machine in the middle of its kind by productivity. */
export function typicalMachines(products: readonly Product[]): TypicalMachine[] {
  const scrubbing = floorMachinesOf(products).filter(({ task }) => task === "scrub");
  return FLOOR_MACHINES.flatMap((kind) => {
    const sorted = scrubbing
      .filter((machine) => machine.kind === kind)
      .toSorted((a, b) => a.productivity - b.productivity);
    const [least, middle, most] = [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)];
    if (!least || !middle || !most) return [];
    const { product, productivity, runTime, runTimeIsMost } = middle;
    const among = { count: sorted.length, least: least.productivity, most: most.productivity };
    return [{ kind, product, productivity, runTime, runTimeIsMost, among }];
  });
}

/** The hours of a night in which a floor is empty: what takes longer needs more machines. */
export const NIGHT = 10;

/** What a floor takes with machines of one kind. */
export type CleaningTime = {
  aNight: number;
  aWeek: number;
  /** How often a battery is charged in a night; null where the machine has none. */
  charges: number | null;
  /** How many machines finish in one night. */
  machines: number;
};

/** The hours for an area in m² that is cleaned on so many nights a week. */
export function cleaningTime(
  machine: Pick<FloorMachine, "productivity" | "runTime">,
  area: number,
  nights: number,
): CleaningTime {
  const aNight = area / machine.productivity;
  return {
    aNight,
    aWeek: aNight * nights,
    charges: machine.runTime === null ? null : Math.ceil(aNight / machine.runTime),
    machines: Math.ceil(aNight / NIGHT),
  };
}

/** Steps of an axis in hours. */
const STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

/** The marks of an axis from 0 to the first one that is no less than the longest time; five at most besides 0. */
export function hourMarks(longest: number): number[] {
  const step = STEPS.find((length) => longest / length <= 5) ?? longest;
  const count = Math.max(1, Math.ceil(longest / step));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toFixed(2)));
}
