import editorial from "./editorial/commercial.ts";

/** Words of the landing page for commercial spaces. */
export default {
  ...editorial,
  crumb: "Commercial",
  explore: "Explore Solutions",
  consult: "Schedule Assessment",
  /** What a lit room is called beside its number: where it is, and what it is cleaned with. */
  room: (room: string, category: string) => `${room}: ${category}`,
  quiet: "Quietest, in dB(A):",
  quietVacuum: (name: string, level: number) => `${name}, ${level} dB(A)`,
  equipment: { title: "Professional Equipment", all: "View All Commercial Solutions" },
};
