import editorial from "./editorial/chemicals.ts";

/** Words of the chemicals page. */
export default {
  ...editorial,
  crumb: "Chemicals",
  scale: {
    ...editorial.scale,
    label: "pH scale",
    list: "Cleaners and detergents by pH",
    reading: (written: string, of: string | null) => (of === null ? `pH ${written}` : `pH ${written}, ${of}`),
    none: "No product states its pH at the moment.",
  },
  uses: {
    ...editorial.uses,
    aside: "Usual range, pH 0 to 14",
    range: (from: number, to: number) => `pH ${from} to ${to}`,
  },
  products: "Cleaners and detergents",
  all: "View all Cleaning Chemicals",
  /** The whole category that they are one part of. */
  whole: (count: number, category: string) => `View all ${count} ${category}`,
  ask: "Ask about a stain",
};
