import type { Content } from "../../../content/load.ts";
import { FLOOR_CATEGORY } from "../../../domain/catalogue/category.ts";
import type { PageParams } from "../../../urls/pages.ts";

/** A list of the catalogue that a sentence of these pages leads to. */
export type ListName = keyof Content["industry"]["lists"];

const VACUUMS = { category: "Equipments", subcategory: "Vacuums & Scrubing Machines" };
const GRINDING = { category: "Equipments", subcategory: "Grinding & Polishing Tools" };
const TOOLS = { category: "Cleaning Tools & Accessories" };
const WASHROOM = { category: "Washroom Hygiene" };
const CHEMICALS = { category: "Chemicals" };

/** What the listing is narrowed to for each. A catalogue without such products has no link in the sentence's place. */
export const LISTS: Readonly<Record<ListName, PageParams<"listing">>> = {
  everything: {},
  batteryMachines: { ...VACUUMS, q: "battery" },
  batteryFloorCare: { category: FLOOR_CATEGORY, q: "battery" },
  scrubberDryers: { ...VACUUMS, q: "scrubber-dryer" },
  floorPads: { ...TOOLS, subcategory: "Floor Pads" },
  housekeeping: { ...CHEMICALS, subcategory: "Housekeeping Chemicals" },
  aerosolRefills: { ...WASHROOM, subcategory: "Aerosol Refill" },
  dispensers: { ...WASHROOM, subcategory: "Dispensers" },
  handSoaps: { ...CHEMICALS, q: "hand soap" },
  fragranceOils: { ...WASHROOM, subcategory: "Fragrance Oil" },
  flatMops: { ...TOOLS, q: "flat mop set" },
  carpetMachines: { category: "Equipments", subcategory: "Carpet cleaning and sanitizing machines" },
  carpetCleaners: { ...CHEMICALS, q: "carpet" },
  stonePads: { ...GRINDING, q: "stone" },
  stoneCare: { ...CHEMICALS, q: "stone" },
  marblePads: { ...GRINDING, q: "marble" },
  vinylCare: { ...CHEMICALS, q: "vinyl" },
  disinfectants: { ...CHEMICALS, q: "disinfect" },
  surfaceSanitizers: { ...CHEMICALS, q: "surface saniti" },
  colourCoded: { q: "colour-cod" },
  hClass: { q: "h class" },
  wetFloorSigns: { q: "wet floor sign" },
  wetAndDry: { q: "wet and dry vacuum" },
  touchless: { ...WASHROOM, q: "touchless" },
  unscented: { q: "unscented" },
  trolleys: { ...TOOLS, q: "mop trolley" },
  microfibre: { ...TOOLS, q: "microfibre" },
  diffusers: { ...WASHROOM, subcategory: "Diffusers" },
  kitchen: { ...CHEMICALS, subcategory: "Kitchen Chemicals" },
  descalers: { ...CHEMICALS, q: "descal" },
  bins: { category: "Waste Management" },
  handDryers: { ...WASHROOM, subcategory: "Hand Dryer" },
};

/** The list that each of the four systems of healthcare shows a product of. */
export const HEALTHCARE_SYSTEMS = ["surfaceSanitizers", "flatMops", "wetFloorSigns", "wetAndDry"] as const;

const isListName = (name: string): name is ListName => name in LISTS;

export const LIST_NAMES = Object.keys(LISTS).filter(isListName);
