import { englishNumber } from "../number.ts";
import { plural } from "../plural.ts";
import type { AutomaticJob } from "../../domain/machines/automation.ts";
import { NIGHT, type TypicalMachine } from "../../domain/machines/cleaning-hours.ts";
import type { FloorMachineKind } from "../../domain/machines/floor-machines.ts";
import editorial from "./editorial/automation.ts";

/** Words of the industrial automation page. */
export default {
  ...editorial,
  crumb: "Automation",
  send: "Describe your floor",
  hours: {
    title: "How many hours does your floor take?",
    lede: "The area and the nights are yours, the square metres an hour are the data sheets'.",
    area: "Floor area, m²",
    nights: "Nights a week",
    calculate: "Calculate",
    result: (area: number, nights: number) =>
      `${englishNumber(area)} m² on ${plural("en", nights, { one: "1 night", other: `${nights} nights` })} a week`,
    kinds: {
      small: "Small walk-behind",
      walkBehind: "Walk-behind",
      rideOn: "Ride-on",
      robot: "Robot",
    } satisfies Record<FloorMachineKind, string>,
    staff: {
      small: "one person walks",
      walkBehind: "one person walks",
      rideOn: "one person drives",
      robot: "drives itself, nobody's hours",
    } satisfies Record<FloorMachineKind, string>,
    unit: (hours: string) => `${hours} h`,
    fastest: (kind: string, hours: string) =>
      `Fastest with a person: ${kind.toLowerCase()}, ${hours} a night.`,
    withoutPerson: (hours: string) => `With nobody: ${hours} a night.`,
    /** Why this machine stands for its kind. */
    why: (productivity: number, { count, least, most }: TypicalMachine["among"]) =>
      count === 1
        ? `${englishNumber(productivity)} m²/h, the only one that says`
        : least === most
          ? `${englishNumber(productivity)} m²/h, as all ${count} say`
          : `${englishNumber(productivity)} m²/h, middle of ${count} (${englishNumber(least)}–${englishNumber(most)})`,
    axis: "Hours a night",
    aNight: "a night",
    aWeek: (hours: string) => `${hours} a week`,
    charges: (count: number, isLeast: boolean) =>
      `charged ${count} times a night${isLeast ? " or more" : ""}`,
    machines: (count: number) => `${count} machines for one night`,
    finder: "Which machine for your obstacles, hours and power: the machine finder.",
    note: `Calculated with the productivity that each machine's data sheet states. Filling, emptying and edges come on top. What takes more than ${NIGHT} hours a night needs more machines.`,
  },
  run: {
    drawing: {
      route: "The machine's place across the hall: it goes to and fro in even lanes.",
      dose: "Water on the floor: it follows the speed and stops at each turn.",
      report: "The area that is clean: it grows evenly until the end of the run.",
    },
    note: "Drawn, not measured: one run from the dock and back.",
    /** What the drawing's axes are taken from; the machine's name follows. */
    source: (productivity: number, hours: string, isMost: boolean) =>
      `Drawn, not measured: one charge of ${isMost ? "up to " : ""}${hours} h at ${englishNumber(productivity)} m²/h, as stated for`,
    hours: (hours: string) => `${hours} h`,
    area: (area: number) => `${englishNumber(area)} m²`,
    /** What the two ends of each drawing's upright axis mean. */
    ends: {
      route: ["Far wall", "Near wall"],
      dose: ["Water on", "Off"],
    },
  },
  jobs: {
    drive: "Drive themselves",
    dose: "Dose themselves",
    start: "Start and stop themselves",
    care: "Charge and clean themselves",
    adjust: "Adjust themselves",
    other: "Other matches",
  } satisfies Record<AutomaticJob, string>,
  jobList: "What they do by themselves",
  part: (first: number, last: number, all: number) => `${first} to ${last} of ${all}`,
  products: "Machines and devices with automatic functions",
};
