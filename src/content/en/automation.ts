import { plural } from "../plural.ts";
import type { FloorMachineKind } from "../../domain/cleaning-hours.ts";
import editorial from "./editorial/automation.ts";

const number = (value: number) => value.toLocaleString("en");

/** Words of the industrial automation page. */
export default {
  ...editorial,
  send: "Send your floor plan",
  hours: {
    title: "How many hours does your floor take?",
    lede: "The area and the nights are yours, the square metres an hour are the data sheets'.",
    area: "Floor area, m²",
    nights: "Nights a week",
    calculate: "Calculate",
    result: (area: number, nights: number) =>
      `${number(area)} m² on ${plural("en", nights, { one: "1 night", other: `${nights} nights` })} a week`,
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
    aNight: "a night",
    aWeek: (hours: string) => `${hours} a week`,
    charges: (count: number) => `charged ${count} times a night`,
    machines: (count: number) => `${count} machines for one night`,
    note: "Calculated with the productivity that each machine's data sheet states. Filling, emptying and edges come on top.",
  },
  run: {
    drawing: {
      route: "The machine's place across the hall: it goes to and fro in even lanes.",
      dose: "Water on the floor: it follows the speed and stops at each turn.",
      report: "The area that is clean: it grows evenly until the end of the run.",
    },
    note: "Drawn, not measured: one run from the dock and back.",
  },
  products: "Machines and devices with automatic functions",
};
