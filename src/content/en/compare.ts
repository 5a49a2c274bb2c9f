import type { BetterKey } from "../../domain/figures/comparison.ts";
import { MAX_COMPARED } from "../../domain/limits.ts";
import { plural } from "../plural.ts";

/** Words of the comparison. */
export default {
  title: "Compare",
  heading: (count: number) => (count < 2 ? "Compare products" : `Compare ${count} products`),
  description: `Up to ${MAX_COMPARED} products of the catalogue beside each other, in the same units.`,
  crumb: "Compare",
  loading: "Loading Products...",
  picture: "Picture",
  product: "Product",
  category: "Category",
  features: "Key features",
  /** The two ways to show the lines, with how many there are. */
  lines: "Lines",
  all: (count: number) => `All ${count} lines`,
  differences: (count: number) => `${count} ${count === 1 ? "difference" : "differences"}`,
  /** The same ways for the two columns that a phone shows of several. */
  allOfTwo: "All lines",
  differencesOfTwo: "Differences",
  /** In place of the two ways, which would show the same. */
  allDiffer: (count: number) =>
    plural("en", count, {
      one: "They differ in the one line stated.",
      other: `They differ in all ${count} lines stated.`,
    }),
  nothingShared: "They state no line in common.",
  noDifferences: "They say the same in every line that both state.",
  single: "Stated by one of them only",
  /** Of all these products, in one file. */
  documents: "Documents, ZIP",
  print: "Print",
  addAll: "Add all to quote",
  quote: "Request Quote",
  remove: (name: string) => `Take out ${name}`,
  removeShort: "Take out",
  notStated: "not stated",
  /** In place of a battery and its run time. */
  onMains: "runs on mains",
  /** Why a value is marked as the best. */
  best: {
    "sound-level": "quietest",
    "drying-time": "fastest",
    "contact-time": "fastest",
    "run-time": "longest",
    productivity: "most",
    lasts: "longest",
    "shelf-life": "longest",
    gradient: "steepest",
  } satisfies Record<BetterKey, string>,
  /** On phones, where two columns stand beside each other. */
  left: "Left column",
  right: "Right column",
  /** Before the names of the others. */
  hidden: (count: number) => plural("en", count, { one: "Not shown:", other: `${count} not shown:` }),
  unknown: (ids: readonly string[]) =>
    plural("en", ids.length, {
      one: `“${ids.join("")}” is not in the catalogue, or no longer.`,
      other: `${ids.map((id) => `“${id}”`).join(", ")} are not in the catalogue, or no longer.`,
    }),
  leftOut: `${MAX_COMPARED} products fit beside each other, so these were left out:`,
  one: "One product is chosen. Add what it should be compared with:",
  more: "Add one like it",
  add: (name: string) => `Add ${name}`,
  empty: {
    text: `Put up to ${MAX_COMPARED} products beside each other: every line of their specifications in the same unit, what differs, and what is quieter, lasts longer or cleans more.`,
    how: "Choose “Compare” on the cards of any list, or begin with one of these:",
    browse: "View All Products",
    start: (count: number, kind: string) => `${kind}: compare ${count}`,
  },
};
