import { plural } from "../plural.ts";
import editorial from "./editorial/vacuum.ts";

/** Words of the industrial vacuum page. */
export default {
  ...editorial,
  crumb: "Vacuum solutions",
  choose: "Choose a dust class",
  ask: "Ask about your dust",
  drawing:
    "Section through an industrial vacuum: air with dust enters at the inlet, whirls down, passes the filter and leaves clean through the turbine.",
  path: "The way of the air",
  classes: {
    ...editorial.classes,
    aside: "Highest penetration by class, IEC 60335-2-69",
    passes: (count: number) => plural("en", count, { one: "particle passes", other: "particles pass" }),
    field: (count: number, name: string) =>
      `A field of ${plural("en", count, { one: "1 dot", other: `${count} dots` })}: what class ${name} lets pass.`,
    inCatalogue: "In the catalogue",
    onRequest: "On request",
    /** A link to the contact page, in the place of machines. */
    ask: (name: string) => `Ask for a vacuum of class ${name}`,
  },
  products: "Industrial vacuum cleaners",
  all: "View All Products",
};
