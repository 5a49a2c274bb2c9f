import editorial from "./editorial/floor-care.ts";

/** Words of the floor care page. */
export default {
  ...editorial,
  crumb: "Floor care",
  samples: {
    ...editorial.samples,
    label: "Floor samples",
    harm: "Takes badly",
    work: "Asks for",
    machine: "Machine",
  },
  products: "Floor care products",
  all: "View all Floor Care Equipment",
  search: (text: string) => `Search the catalogue for “${text}”`,
  ask: "Ask about your floor",
};
