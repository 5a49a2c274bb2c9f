import { plural } from "../plural.ts";

/** Lists of the catalogue that sentences of these pages lead to; the number of products follows the name. */
const lists = {
  everything: "The whole catalogue",
  batteryMachines: "Battery vacuums and scrubber-dryers",
  scrubberDryers: "Scrubber-dryers",
  floorPads: "Floor pads",
  aerosolRefills: "Aerosol refills",
  dispensers: "Dispensers",
  floorTools: "Mops, carts and cloths",
  carpet: "For carpet",
  stone: "For stone",
  marble: "For marble",
  vinyl: "For vinyl",
  publicAreas: "For public areas",
  receptions: "For receptions",
  clinical: "For clinical areas",
  disinfectants: "Disinfectants",
  sprays: "Sprays",
  colourCoded: "Colour-coded cloths and mops",
  hClass: "H Class vacuums",
  wetFloorSigns: "Wet floor signs",
  wetAndDry: "Wet and dry vacuums",
  touchless: "Touchless dispensers",
  unscented: "Unscented products",
  trolleys: "Trolleys",
  microfibre: "Microfibre",
  diffusers: "Scent diffusers",
  kitchen: "Kitchen chemicals",
  descalers: "Descalers",
  bins: "Bins",
};

/** Words that the three industry landing pages share. */
export default {
  solutions: "Solutions",
  loading: "Loading products...",
  count: (total: number) => plural("en", total, { one: "1 product", other: `${total} products` }),
  none: "No product of this kind is in the catalogue at present. Ask us for what you need.",
  askForQuote: "Ask for a quote",
  decibels: "dB(A)",
  lists,
};

/** What we take care of, in a sentence, and the list of the catalogue that shows with what. */
export type Point = { text: string; list?: keyof typeof lists };

/** A benefit card: what we take care of, and how. */
export type Benefit = { title: string; points: readonly Point[] };

/** A sector, its surfaces, and the list of the catalogue for the first of them. */
export type Sector = { name: string; surfaces: string; list: keyof typeof lists };

/** A kind of place, what decides there, and the list of the catalogue for it. */
export type Environment = { name: string; text: string; list: keyof typeof lists };
