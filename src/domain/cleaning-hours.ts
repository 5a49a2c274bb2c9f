import { endsOf } from "./figure-units.ts";
import type { Product } from "./product.ts";
import { readingsOf } from "./readings.ts";
import { isRobot } from "./selections.ts";

/** The ways to scrub a floor, from the smallest machine to the one that drives itself. */
export const FLOOR_MACHINES = ["small", "walkBehind", "rideOn", "robot"] as const;

export type FloorMachineKind = (typeof FLOOR_MACHINES)[number];

/** A machine that stands for its kind. */
export type FloorMachine = {
  kind: FloorMachineKind;
  id: string;
  name: string;
  /** What its maker states, in m²/h. */
  productivity: number;
  /** How long it runs on one charge, in hours; null where it has a cable or says nothing. */
  runTime: number | null;
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
export function floorMachines(products: readonly Product[]): FloorMachine[] {
  const machines = products.flatMap((product) => {
    const kind = kindOf(product);
    const productivity = stated(product, "productivity");
    if (kind === null || productivity === null) return [];
    return [{ kind, id: product.id, name: product.name, productivity, runTime: stated(product, "run-time") }];
  });
  return FLOOR_MACHINES.flatMap((kind) => {
    const sorted = machines
      .filter((machine) => machine.kind === kind)
      .toSorted((a, b) => a.productivity - b.productivity);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? [];
  });
}

/** The hours of a night in which a floor is empty: what takes longer needs more machines. */
const NIGHT = 10;

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
export function cleaningTime(machine: FloorMachine, area: number, nights: number): CleaningTime {
  const aNight = area / machine.productivity;
  return {
    aNight,
    aWeek: aNight * nights,
    charges: machine.runTime === null ? null : Math.ceil(aNight / machine.runTime),
    machines: Math.ceil(aNight / NIGHT),
  };
}
