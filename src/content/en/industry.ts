import { plural } from "../plural.ts";

/** Lists of the catalogue that sentences of these pages lead to; the number of products follows the name. */
const lists = {
  everything: "The whole catalogue",
  batteryMachines: "Battery vacuums and scrubber-dryers",
  batteryFloorCare: "Battery floor care machines",
  scrubberDryers: "Scrubber-dryers",
  floorPads: "Floor pads",
  housekeeping: "Housekeeping chemicals",
  aerosolRefills: "Aerosol refills",
  dispensers: "Dispensers",
  handSoaps: "Hand soaps",
  fragranceOils: "Fragrance oils",
  flatMops: "Flat mop sets",
  carpetMachines: "Carpet and fabric machines",
  carpetCleaners: "Carpet cleaners",
  stonePads: "Grinding and polishing tools for stone",
  stoneCare: "Chemicals for stone",
  marblePads: "Grinding and polishing tools for marble",
  vinylCare: "Chemicals for vinyl",
  disinfectants: "Disinfectants",
  surfaceSanitizers: "Surface sanitizers",
  colourCoded: "Colour-coded cloths and mops",
  hClass: "H Class vacuums",
  wetFloorSigns: "Wet floor signs",
  wetAndDry: "Wet and dry vacuums",
  touchless: "Touchless dispensers",
  unscented: "Unscented products",
  trolleys: "Mop trolleys",
  microfibre: "Microfibre cloths, sleeves and mops",
  diffusers: "Scent diffusers",
  kitchen: "Kitchen chemicals",
  descalers: "Descalers",
  bins: "Bins",
  handDryers: "Hand dryers",
};

/** Words that the three industry landing pages share. */
export default {
  loading: "Loading products...",
  count: (total: number) => plural("en", total, { one: "1 product", other: `${total} products` }),
  none: "No product of this kind is in the catalogue at present. Ask us for what you need.",
  askForQuote: "Ask for a quote",
  decibels: "dB(A)",
  hours: "Calculate the hours of your floor",
  lists,
};

/** What we take care of, in a sentence, and the lists of the catalogue that show with what; `calculated` where our calculator
 * tells more. */
export type Point = { text: string; lists?: readonly (keyof typeof lists)[]; calculated?: true };

/** A benefit card: what we take care of, and how. */
export type Benefit = { title: string; points: readonly Point[] };

/** A sector, its surfaces, and the lists of the catalogue for the first of them. */
export type Sector = { name: string; surfaces: string; lists: readonly (keyof typeof lists)[] };

/** A kind of place, what decides there, and the list of the catalogue for it. */
export type Environment = { name: string; text: string; list: keyof typeof lists };
