import { englishNumber } from "../number.ts";
import type { FloorNeeds } from "../../domain/machines/floor-needs.ts";
import { plural } from "../plural.ts";

/** Words of the machine finder. */
export default {
  title: "Find the machine for your floor",
  crumb: "Machine finder",
  description:
    "Area, hours, floor, obstacles and power: which scrubbers and sweepers finish in time, and what their figures say for and against each.",
  lede: "Say how large the floor is and when it has to be clean. You see which machines finish in time, and what their own figures say for and against each.",
  area: "Floor area, m²",
  hours: "Hours to clean it",
  floor: "Floor",
  floors: {
    smooth: "Smooth (tile, stone, vinyl)",
    structured: "Structured (safety tile, joints)",
    dusty: "Dusty hall (to be swept)",
  } satisfies Record<FloorNeeds["floor"], string>,
  obstacles: "Obstacles",
  amounts: {
    few: "Few (open hall)",
    some: "Some (shop, lobby)",
    many: "Many (aisles, tables)",
  } satisfies Record<FloorNeeds["obstacles"], string>,
  power: "Power",
  powers: { any: "Either", battery: "Battery", mains: "Mains cable" },
  find: "Find machines",
  /** How the productivity that is needed comes about. */
  needed: "A data sheet has to state",
  perHour: (productivity: number) => `${englishNumber(productivity)} m²/h`,
  sum: ({ area, hours, obstacles }: FloorNeeds, inPractice: number) =>
    `${englishNumber(area)} m² in ${hours} h are ${englishNumber(Math.round(area / hours))} m² an hour. With ${obstacles} obstacles about ${Math.round(inPractice * 100)} % of the stated productivity is left for turns, overlap and detours.`,
  /** Beside a form in which something else stands than what the machines are for. */
  changed: "Your answers have changed. Press “Find machines” to see what fits them.",
  found: (shown: number, considered: number) =>
    shown === considered
      ? plural("en", shown, {
          one: "1 machine states its productivity",
          other: `${shown} machines state theirs`,
        })
      : `${shown} of ${considered} machines that state their productivity, the best fit first`,
  otherPower: (count: number) =>
    plural("en", count, {
      one: "1 with another power is left out",
      other: `${count} with another power are left out`,
    }),
  noneInTime: (hours: number) => `None finishes in ${hours} h by itself. The nearest:`,
  list: "Machines, the best fit first",
  order: "Least against it comes first, and of equals the smallest that still finishes in time.",
  hoursTaken: (hours: string) => `${hours} h`,
  limit: (hours: number) => `${hours} h`,
  says: { for: "For it", against: "Against it", nothing: "Not stated" },
  reasons: {
    inTime: (productivity: number) => `${englishNumber(productivity)} m²/h is enough`,
    /** `machines` of it together finish in time; null where no few of them do. */
    tooLong: (productivity: number, over: string, machines: number | null) =>
      `${englishNumber(productivity)} m²/h: takes ${over} h too long${machines === null ? "" : `; ${machines} side by side finish`}`,
    tooLarge: (times: string) => `${times} times as fast as the floor asks for`,
    /** Where its maker says "up to" of the hours, they are the most. */
    oneCharge: (hours: string, isMost: boolean) => `One charge lasts ${isMost ? "up to " : ""}${hours} h`,
    charges: (hours: string, isMost: boolean, charges: number) =>
      `One charge lasts ${isMost ? "up to " : ""}${hours} h: the floor takes ${charges} charges${isMost ? " or more" : ""}`,
    runTime: "Run time",
    fewLanes: (width: number) => `${englishNumber(width)} mm wide: few lanes`,
    turns: (width: number) => `${englishNumber(width)} mm wide: turns in narrow aisles`,
    tooWide: (width: number) => `${englishNumber(width)} mm wide between many obstacles`,
    width: "Working width",
    rideOn: "A ride-on needs room to turn",
    cylindrical: "Cylindrical brushes reach into joints",
    brushes: "Cylindrical brushes",
    runsOn: { battery: "Runs on battery", mains: "Runs on mains", hand: "Needs neither battery nor cable" },
    power: "Power",
  },
  ask: "Request a quote",
  askFor: (name: string) => `Request a quote for ${name}`,
  note: "Hours are the area by the stated productivity, as far as obstacles leave it. Filling, emptying and edges come on top. Try a machine on your own floor before you decide.",
  none: "No machine fits",
  noneHint:
    "No machine for this floor states its productivity, or all of them have another power. Describe your floor, and a person answers.",
  describe: "Describe your floor",
};
