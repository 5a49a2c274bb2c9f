import type { Content } from "../../../content/load.ts";
import { filterListing, listingFilter } from "../../../domain/listing.ts";
import type { KeyedProduct } from "../../../domain/keys.ts";
import type { PageParams } from "../../../urls/pages.ts";

/** A list of the catalogue that a sentence of these pages leads to. */
export type ListName = keyof Content["industry"]["lists"];

const EQUIPMENTS = { category: "Equipments", subcategory: "Vacuums & Scrubing Machines" };
const TOOLS = { category: "Cleaning Tools & Accessories" };
const WASHROOM = { category: "Washroom Hygiene" };
const CHEMICALS = { category: "Chemicals" };

/** What the listing is narrowed to for each. A catalogue without such products has no link in the sentence's place. */
export const LISTS: Readonly<Record<ListName, PageParams<"listing">>> = {
  everything: {},
  batteryMachines: { ...EQUIPMENTS, q: "battery" },
  scrubberDryers: { ...EQUIPMENTS, q: "scrubber-dryer" },
  floorPads: { ...TOOLS, subcategory: "Floor Pads" },
  aerosolRefills: { ...WASHROOM, subcategory: "Aerosol Refill" },
  dispensers: { ...WASHROOM, subcategory: "Dispensers" },
  floorTools: { ...TOOLS, subcategory: "Floor Cleaning Tools" },
  carpet: { q: "carpet" },
  stone: { q: "stone" },
  marble: { q: "marble" },
  vinyl: { q: "vinyl" },
  publicAreas: { q: "public" },
  receptions: { q: "reception" },
  clinical: { application: "healthcare" },
  disinfectants: { ...CHEMICALS, q: "disinfect" },
  sprays: { ...CHEMICALS, q: "spray" },
  colourCoded: { q: "colour-cod" },
  hClass: { q: "h class" },
  wetFloorSigns: { q: "wet floor sign" },
  wetAndDry: { q: "wet and dry vacuum" },
  touchless: { ...WASHROOM, q: "touchless" },
  unscented: { q: "unscented" },
  trolleys: { ...TOOLS, q: "mop trolley" },
  microfibre: { q: "microfibre" },
  diffusers: { ...WASHROOM, subcategory: "Diffusers" },
  kitchen: { ...CHEMICALS, subcategory: "Kitchen Chemicals" },
  descalers: { ...CHEMICALS, q: "descal" },
  bins: { category: "Waste Management" },
};

/** The products that the listing shows for one of them. */
export function listed(source: Parameters<typeof filterListing>[0], name: ListName): readonly KeyedProduct[] {
  return filterListing(source, listingFilter(LISTS[name]));
}

const isListName = (name: string): name is ListName => name in LISTS;

export const LIST_NAMES = Object.keys(LISTS).filter(isListName);
