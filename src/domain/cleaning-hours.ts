import { isRobot } from "./automation.ts";
import { endsOf } from "./figure-units.ts";
import type { Product } from "./product.ts";
import { readingsOf } from "./readings.ts";

/** The ways to scrub a floor, from the smallest machine to the one that drives itself. */
export const FLOOR_MACHINES = ["small", "walkBehind", "rideOn", "robot"] as const;

export type FloorMachineKind = (typeof FLOOR_MACHINES)[number];

/** A machine that stands for its kind. */
export type FloorMachine<P = Product> = {
  kind: FloorMachineKind;
  product: P;
  /** What its maker states, in m²/h. */
  productivity: number;
  /** How long it runs on one charge, in hours; null where it has a cable or says nothing. */
  runTime: number | null;
  /** How many of its kind state their productivity, and the least and the most of them in m²/h. */
  among: { count: number; least: number; most: number };
};

/** Up to this working width, in mm, a walk-behind machine is a small one. */
const SMALL = 430;

function kindOf(product: Product): FloorMachineKind | null {
  if (!/scrub/i.test(product.name)) return null;
  if (isRobot(product)) return "robot";
  if (/ride-on/i.test(product.name)) return "rideOn";
  const width = stated(product, "working-width");
  if (width === null) return null;
  return width <= SMALL ? "small" : "walkBehind";
}

/** The number that a product states of this kind, of a range the lower end: it promises no more than that. */
function stated(product: Product, key: "working-width" | "productivity" | "run-time"): number | null {
  const ends = readingsOf(product, key).flatMap(({ value }) => endsOf(value));
  return ends.find((end) => end > 0) ?? null;
}

/** Of each kind that the catalogue has, the machine in the middle of its kind by productivity. */
export function floorMachines<P extends Product>(products: readonly P[]): FloorMachine<P>[] {
  const machines = products.flatMap((product) => {
    const kind = kindOf(product);
    if (kind === null) return [];
    const productivity = stated(product, "productivity");
    return productivity === null ? [] : [{ kind, product, productivity }];
  });
  return FLOOR_MACHINES.flatMap((kind) => {
    const sorted = machines
      .filter((machine) => machine.kind === kind)
      .toSorted((a, b) => a.productivity - b.productivity);
    const [least, middle, most] = [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)];
    if (!least || !middle || !most) return [];
    const among = { count: sorted.length, least: least.productivity, most: most.productivity };
    return [{ ...middle, runTime: stated(middle.product, "run-time"), among }];
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
