import { APPLICATIONS } from "../domain/product/applications.ts";
import {
  FLOOR_AREA,
  FLOOR_HOURS,
  FLOORS,
  OBSTACLES,
  POWERS,
  readFloorNeeds,
} from "../domain/machines/floor-needs.ts";
import { FIGURE_SORTS, type FieldName } from "../domain/figures/figure-fields.ts";
import {
  filter,
  limits,
  oneOf,
  pageNumber,
  type Param,
  type Params,
  productId,
  productIds,
  quoteLines,
  readParams,
  reference,
  text,
  wholeNumber,
} from "./params.ts";

type Page<Path extends string, Values> = {
  /** The path as the router writes it: `$name` stands for a segment, `{-$name}` for one that may be missing. */
  path: Path;
  params: Params<Values>;
  /** Reads its parameters by name; what is unknown, empty or nonsense is left out. */
  read: (raw: Readonly<Record<string, unknown>>) => Partial<Values>;
};

const page = <const Path extends string, Values extends object>(
  path: Path,
  params: Params<Values>,
): Page<Path, Values> => ({ path, params, read: (raw) => readParams(params, raw) });

export const USUAL_NIGHTS = 6;

/** The answers of the machine finder, which a request for one of its machines takes along. */
const floorAnswers: Param<string> = {
  read: (raw) => (readFloorNeeds(raw) === null ? undefined : raw),
  unbounded: true,
};

/** The figures that lists are narrowed by. */
// prettier-ignore
const figures: Record<FieldName, Param<string>> = {
  width: limits, tank: limits, area: limits, "run-time": limits, noise: limits, airflow: limits, suction: limits,
  pressure: limits, flow: limits, power: limits, pack: limits, ph: limits, dilution: limits, diameter: limits,
  grit: limits, speed: limits, thickness: limits, volume: limits, capacity: limits, lasts: limits, room: limits,
  reservoir: limits, length: limits, height: limits, overall: limits, doses: limits, drying: limits, roll: limits,
  weight: limits,
};

/** Every page of the site with the parameters that it knows; all others change nothing anywhere. */
export const PAGES = {
  home: page("/", {}),
  listing: page("/products", {
    q: text,
    category: filter,
    subcategory: filter,
    brand: filter,
    application: oneOf(APPLICATIONS),
    ...figures,
    // In catalogue order and shown as a grid where nothing is said.
    sort: oneOf(["name", "brand", ...FIGURE_SORTS]),
    view: oneOf(["list"]),
    page: pageNumber,
  }),
  product: page("/products/$id", {}),
  category: page("/category/$category/{-$subcategory}", {
    q: text,
    brand: filter,
    ...figures,
    // Sorted by name and shown as a grid where nothing is said.
    sort: oneOf(["brand", "category", ...FIGURE_SORTS]),
    view: oneOf(["list"]),
    page: pageNumber,
  }),
  // All lines of the specifications are shown where nothing is said.
  compare: page("/compare", { ids: productIds, show: oneOf(["differences"]) }),
  solutions: page("/solutions", { brand: filter, page: pageNumber }),
  about: page("/about", {}),
  contact: page("/contact", { product: productId, sent: reference }),
  quote: page("/get-quote", { product: productId, lines: quoteLines, floor: floorAnswers, sent: reference }),
  vacuum: page("/vacuum-solutions", {}),
  automation: page("/automation-solutions", {
    // Of the calculator: an area in m², and on how many nights of a week it is cleaned.
    area: wholeNumber(FLOOR_AREA.least, FLOOR_AREA.most, FLOOR_AREA.usual),
    nights: wholeNumber(1, 7, USUAL_NIGHTS),
    page: pageNumber,
  }),
  finder: page("/machine-finder", {
    area: wholeNumber(FLOOR_AREA.least, FLOOR_AREA.most, FLOOR_AREA.usual),
    hours: wholeNumber(FLOOR_HOURS.least, FLOOR_HOURS.most, FLOOR_HOURS.usual),
    // A smooth floor with some obstacles and any power where nothing is said.
    floor: oneOf(FLOORS.slice(1)),
    obstacles: oneOf(OBSTACLES.filter((each) => each !== "some")),
    power: oneOf(POWERS),
  }),
  floorCare: page("/smart-floor-care", {}),
  chemicals: page("/advanced-chemicals", {}),
  commercial: page("/commercial-spaces", {}),
  healthcare: page("/healthcare-facilities", {}),
  hospitality: page("/hospitality-excellence", {}),
  privacy: page("/privacy-policy", {}),
  terms: page("/terms-of-service", {}),
  sitemap: page("/sitemap", {}),
} as const;

export type PageName = keyof typeof PAGES;

/** What is shown there is a visitor's own choice, and no page for search engines. */
export const NOT_INDEXED: readonly PageName[] = ["compare"];

/** The parameters of a page as its address gives them; what is at its default is left out. */
export type PageParams<Name extends PageName> = ReturnType<(typeof PAGES)[Name]["read"]>;
