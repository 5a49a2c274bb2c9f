import { attributesOf } from "../figures/attributes.ts";
import { isRobot } from "./automation.ts";
import { CACHES } from "../catalogue/caches.ts";
import { endsOf } from "../figures/figure-units.ts";
import type { Product } from "../product/product.ts";
import { complete, STEP, type Steps } from "../steps.ts";
import { readingsOf } from "../figures/readings.ts";

/** The ways to clean a floor, from the smallest machine to the one that drives itself. */
export const FLOOR_MACHINES = ["small", "walkBehind", "rideOn", "robot"] as const;

export type FloorMachineKind = (typeof FLOOR_MACHINES)[number];

/** A machine that states how much floor it cleans, with all that its data say about cleaning one. */
export type FloorMachine<P = Product> = {
  product: P;
  kind: FloorMachineKind;
  task: "scrub" | "sweep";
  /** What its maker states, in m²/h. */
  productivity: number;
  /** Working width in mm; null where it is not stated. */
  width: number | null;
  /** How long it runs on one charge, in hours; null where it has a cable or says nothing. */
  runTime: number | null;
  /** Whether its maker says "up to" of that. */
  runTimeIsMost: boolean;
  /** Null where it says nothing of it. */
  power: "battery" | "mains" | "hand" | null;
  /** Brushes that reach into joints and profiles, told by name or features. */
  cylindrical: boolean;
};

/** Up to this working width, in mm, a walk-behind machine is a small one. */
const SMALL = 430;

/** The number that a product states of this kind, of a range the lower end: it promises no more than that. */
function stated(product: Product, key: "working-width" | "productivity" | "run-time"): number | null {
  const ends = readingsOf(product, key).flatMap(({ value }) => endsOf(value));
  return ends.find((end) => end > 0) ?? null;
}

/** Where its power comes from, told by what it states: a battery's charge or weight, or a cable; or by its name. */
export function powerOf(product: Pick<Product, "name" | "specifications">): FloorMachine["power"] {
  if (/\b(?:manual|push)\b/i.test(product.name)) return "hand";
  const lines = attributesOf(product);
  if (lines.some(({ key, label, text }) => key === "battery" || /batter/i.test(`${label} ${text}`))) {
    return "battery";
  }
  return lines.some(({ key, text }) => key === "cable-length" || (key === "voltage" && /\b230\b/.test(text)))
    ? "mains"
    : null;
}

function kindOf(product: Product, width: number | null): FloorMachineKind | null {
  if (isRobot(product)) return "robot";
  if (/ride-on/i.test(product.name)) return "rideOn";
  return width === null ? null : width <= SMALL ? "small" : "walkBehind";
}

function machineOf(product: Product): FloorMachine | null {
  const task = /scrub/i.test(product.name) ? "scrub" : /sweep/i.test(product.name) ? "sweep" : null;
  const productivity = task === null ? null : stated(product, "productivity");
  if (task === null || productivity === null) return null;
  const width = stated(product, "working-width");
  const kind = kindOf(product, width);
  if (kind === null) return null;
  const runTime = stated(product, "run-time");
  const runTimeIsMost = readingsOf(product, "run-time").some(
    ({ value }) => "from" in value && value.from === null && value.to === runTime,
  );
  const cylindrical = [product.name, ...product.features].some((text) => /cylindrical/i.test(text));
  const power = powerOf(product);
  return { product, kind, task, productivity, width, runTime, runTimeIsMost, power, cylindrical };
}

/** The floor machines of a list that state their productivity, in its order. */
export function floorMachinesOf(products: readonly Product[]): readonly FloorMachine[] {
  return complete(findFloorMachines(products));
}

/** Finds the machines for floors in steps, so that requests are answered between them. */
export function* findFloorMachines(products: readonly Product[]): Steps<readonly FloorMachine[]> {
  const known = CACHES.floorMachines.get(products);
  if (known) return known;
  const found: FloorMachine[] = [];
  for (const [place, product] of products.entries()) {
    if (place % STEP === STEP - 1) yield;
    const machine = machineOf(product);
    if (machine) found.push(machine);
  }
  CACHES.floorMachines.set(products, found);
  return found;
}
