import { type FloorMachine, floorMachinesOf } from "./floor-machines.ts";
import type { FloorNeeds } from "./floor-needs.ts";
import type { Product } from "../product/product.ts";

/**
 * How much of the productivity that makers state is left in practice: they count a run straight ahead, without turns,
 * overlap, and ways around things. Rules of thumb of the trade, not of any machine's data.
 */
export const IN_PRACTICE: Record<FloorNeeds["obstacles"], number> = { few: 0.8, some: 0.65, many: 0.5 };

/** Between many obstacles a machine up to the one width, in mm, still turns, and one over the other doesn't. */
const AISLE = { turns: 550, stands: 650 };
/** With few obstacles, from this width in mm on, a machine makes few lanes. */
const WIDE = 650;
/** From so many times what is needed on a machine is larger than the floor asks for. */
const TOO_LARGE = 3;
/** So many machines are shown. */
const MOST = 6;

/** Of more than so many nobody cleans one floor at a time. */
const MOST_TOGETHER = 4;

/** What a machine's figures say about a need: for it, against it, or nothing. */
export type Reason = { says: "for" | "against" | "nothing" } & (
  | { about: "time"; hours: number; over: number; machines: number | null }
  | { about: "size"; times: number }
  | { about: "charge"; runTime: number | null; isMost: boolean; charges: number }
  | { about: "width"; width: number | null; narrow: boolean }
  | { about: "rideOn" }
  | { about: "brushes" }
  | { about: "power"; power: FloorMachine["power"] }
);

export type FoundMachine = FloorMachine & { reasons: Reason[] };

type FoundMachines = {
  /** The productivity in m²/h that a data sheet has to state. */
  needed: number;
  machines: FoundMachine[];
  /** How many machines do this work and state how fast. */
  considered: number;
  /** How many of those were left out, as they are known to take their power from elsewhere. */
  otherPower: number;
};

/** The machines of a catalogue that suit a floor best, each with what its figures say for and against it. */
export function findMachines(products: readonly Product[], needs: FloorNeeds): FoundMachines {
  const task = needs.floor === "dusty" ? "sweep" : "scrub";
  const considered = floorMachinesOf(products).filter((machine) => machine.task === task);
  const powered = considered.filter(
    ({ power }) => needs.power === null || power === null || power === "hand" || power === needs.power,
  );
  const needed = Math.ceil(needs.area / needs.hours / IN_PRACTICE[needs.obstacles] / 10) * 10;
  const machines = powered
    .map((machine) => ({ ...machine, reasons: reasonsOf(machine, needs, needed) }))
    .toSorted((a, b) => weight(a, needed) - weight(b, needed) || a.productivity - b.productivity)
    .slice(0, MOST);
  return {
    needed,
    machines,
    considered: considered.length,
    otherPower: considered.length - powered.length,
  };
}

/** So much more than another reason a machine that is too slow has against it, times how much too slow it is. */
const TOO_SLOW = 2;

/** What is not known of a machine's charge counts less than what speaks against it, but does not speak for it. */
const UNSTATED = 0.5;

/** What speaks against a machine: the number of reasons, and of time as much as it is too slow. */
function weight({ reasons, productivity }: FoundMachine, needed: number): number {
  const others = reasons.filter(({ says, about }) => says === "against" && about !== "time").length;
  const open = reasons.some(({ says, about }) => says === "nothing" && about === "charge") ? UNSTATED : 0;
  return others + open + (productivity < needed ? (TOO_SLOW * needed) / productivity : 0);
}

function reasonsOf(machine: FloorMachine, needs: FloorNeeds, needed: number): Reason[] {
  const { productivity, kind, width, runTime, runTimeIsMost: isMost, power } = machine;
  const hours = needs.area / (productivity * IN_PRACTICE[needs.obstacles]);
  const times = productivity / needed;
  const reasons: Reason[] = [
    {
      about: "time",
      says: times >= 1 ? "for" : "against",
      hours,
      over: Math.max(0, hours - needs.hours),
      machines: times * MOST_TOGETHER >= 1 ? Math.ceil(1 / times) : null,
    },
  ];
  if (times >= TOO_LARGE) reasons.push({ about: "size", says: "against", times });
  if (power === "battery") {
    const charges = runTime === null ? 1 : Math.ceil(hours / runTime);
    reasons.push({
      about: "charge",
      says: runTime === null ? "nothing" : charges === 1 ? "for" : "against",
      runTime,
      isMost,
      charges,
    });
  }
  if (needs.obstacles !== "some") reasons.push(...passageReasons(width, needs.obstacles));
  if (needs.obstacles === "many" && kind === "rideOn") reasons.push({ about: "rideOn", says: "against" });
  if (needs.floor === "structured") {
    reasons.push({ about: "brushes", says: machine.cylindrical ? "for" : "nothing" });
  }
  if (needs.power !== null) {
    reasons.push({ about: "power", says: power === null ? "nothing" : "for", power });
  }
  return reasons;
}

/** What a width says where there are few obstacles or many. */
function passageReasons(width: number | null, obstacles: "few" | "many"): Reason[] {
  const reason = { about: "width", width, narrow: obstacles === "many" } as const;
  if (width === null) return [{ ...reason, says: "nothing" }];
  if (obstacles === "few") return width >= WIDE ? [{ ...reason, says: "for" }] : [];
  if (width <= AISLE.turns) return [{ ...reason, says: "for" }];
  return width > AISLE.stands ? [{ ...reason, says: "against" }] : [];
}
