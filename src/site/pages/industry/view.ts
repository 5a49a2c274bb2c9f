import { type Application } from "../../../domain/product/applications.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { placementOf } from "../../../domain/catalogue/category.ts";
import { countListing, filterListing, listingFilter } from "../../../domain/listing/listing.ts";
import type { Product } from "../../../domain/product/product.ts";
import { contactTimes, quietVacuums, soundScale } from "../../../domain/figures/readings.ts";
import { featuredView, firstNamed } from "../../../domain/catalogue/selections.ts";
import { spread } from "../../../domain/figures/spread.ts";
import { HEALTHCARE_SYSTEMS, LIST_NAMES, type ListName, LISTS } from "./lists.ts";

type Source = Pick<
  Catalogue,
  | "products"
  | "ordered"
  | "byId"
  | "byApplication"
  | "byBrand"
  | "byOwnCategory"
  | "bySubcategory"
  | "keys"
  | "former"
  | "search"
  | "figures"
>;

/** As much of a product as its picture with its name shows. */
function picturedView(product: Product) {
  const { category, subcategory } = placementOf(product);
  return { id: product.id, name: product.name, imageUrl: product.imageUrl, category, subcategory };
}

/** A product that is shown by its picture and its name. */
export type Pictured = ReturnType<typeof picturedView>;

/** What each industry's page shows of the catalogue: the featured products, and how many each linked list holds. */
function view(source: Source, application: Application) {
  return {
    featured: featuredView(source, application),
    lists: Object.fromEntries(
      LIST_NAMES.map((name) => [name, countListing(source, listingFilter(LISTS[name]))]),
    ),
  };
}

/** Of a longer list so many products stand on a page. */
const MOST = 240;

/** As loud as a conversation at one metre: what can run where people work. */
const CONVERSATION = 60;

export function commercialView(source: Source) {
  return { ...view(source, "commercial"), quiet: quietVacuums(source.products, CONVERSATION).slice(0, MOST) };
}

/** What the round of a ward uses in each of its zones, from clean to dirty; by its name, the first choice first. */
const ROUND = [
  ["colour-coded microfibre"],
  ["surface disinfectant"],
  ["surface sanitizer", "surface sanitiser"],
  ["washroom disinfectant"],
  ["pedal bin, 100 l, yellow", "healthcare waste bin"],
];

/** The lists that the kinds of places lead to. */
const ENVIRONMENTS = [
  "colourCoded",
  "touchless",
  "disinfectants",
  "unscented",
  "trolleys",
  "hClass",
] as const;

export function healthcareView(source: Source) {
  const round = ROUND.map((names) => firstNamed(source.products, names));
  const pictures = firstOfEach(source, [...ENVIRONMENTS, ...HEALTHCARE_SYSTEMS], round);
  return {
    ...view(source, "healthcare"),
    pictures,
    round: round.map((product) => product && picturedView(product)),
    contactTimes: spread(contactTimes(source.products), MOST).map(({ product, ...stated }) => ({
      ...picturedView(product),
      ...stated,
    })),
  };
}

/** The first product of each list that neither the page nor a list before it has shown. */
function firstOfEach(
  source: Source,
  names: readonly ListName[],
  before: readonly (Product | null)[],
): Partial<Record<string, Pictured>> {
  const first: Partial<Record<string, Pictured>> = {};
  const shown = new Set(before.map((product) => product?.id));
  for (const name of names) {
    const listed = filterListing(source, listingFilter(LISTS[name]));
    const product = listed.find(({ id }) => !shown.has(id));
    if (!product) continue;
    shown.add(product.id);
    first[name] = picturedView(product);
  }
  return first;
}

/** Hospitality also orders the machines by their sound level. */
export function hospitalityView(source: Source) {
  const { all, quietMachines } = soundScale(source.products);
  return {
    ...view(source, "hospitality"),
    sound: {
      all: spread(all, MOST),
      quietMachines: quietMachines.map(({ product, level }) => ({ ...picturedView(product), level })),
    },
  };
}
