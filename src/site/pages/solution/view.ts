import { automaticGroups, withReasonFirst } from "../../../domain/machines/automation.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { CHEMICAL_CATEGORY, FLOOR_CATEGORY, placementOf } from "../../../domain/catalogue/category.ts";
import { typicalMachines } from "../../../domain/machines/cleaning-hours.ts";
import { paginate } from "../../../domain/listing/result-pages.ts";
import type { Product } from "../../../domain/product/product.ts";
import { type CardSource, toCards } from "../../../domain/product/product-card.ts";
import { passing } from "../../../domain/catalogue/product-tests.ts";
import { phPlaces, productsByDustClass } from "../../../domain/figures/readings.ts";
import {
  firstNamed,
  type FloorMaterial,
  THEME_FEATURED,
  vacuumProducts,
} from "../../../domain/catalogue/selections.ts";
import { spread } from "../../../domain/figures/spread.ts";
import type { PageParams } from "../../../urls/pages.ts";

type Source = Pick<Catalogue, "products"> & CardSource;

/** So many vacuums stand on their page, which leads to the list of all; and so many places on the pH scale. */
const MOST = { vacuums: 48, places: 200 };

/** The industrial vacuums, how many there are, and the products of each dust class. */
export function vacuumView(source: Source) {
  const { products } = source;
  const found = vacuumProducts(products);
  return {
    cards: toCards(found.slice(0, MOST.vacuums), source),
    matching: found.length,
    examples: productsByDustClass(products),
  };
}

/** As much of a product as its picture with its name shows. */
function pictured(product: Product) {
  const { id, name, imageUrl } = product;
  return { id, name, imageUrl, ...placementOf(product) };
}

/** A product that is shown by its picture and its name. */
export type Pictured = ReturnType<typeof pictured>;

/**
 * A page of the products that work by themselves, how many the list has of each job, and the machines that the
 * calculator compares.
 */
export function automationView(source: Source, { page }: PageParams<"automation">) {
  const { products } = source;
  const groups = automaticGroups(passing(products, "automation"));
  const { shown, ...pages } = paginate(
    groups.flatMap((group) => group.products),
    page,
  );
  return {
    ...pages,
    cards: toCards(shown.map(withReasonFirst), source),
    groups: groups.map(({ job, products: own }) => ({ job, count: own.length })),
    machines: typicalMachines(products).map((machine) => ({
      ...machine,
      product: pictured(machine.product),
    })),
  };
}

/** What a machine for each floor is called in the catalogue, the best fit first. */
const MACHINES_FOR: Record<FloorMaterial, readonly string[]> = {
  marble: ["stone machine", "single-disc machine"],
  terrazzo: ["planetary floor grinder", "floor grinder"],
  concrete: ["ride-on sweeper", "ride-on battery sweeper", "sweeper"],
  porcelain: ["cylindrical brush", "scrubber-dryer"],
  vinyl: ["burnisher"],
  carpet: ["carpet extractor", "carpet"],
};

const countOf = (products: readonly Product[], wanted: string) =>
  products.filter(({ category }) => category === wanted).length;

/** The first products of floor care, how many there are, and a machine for each floor. */
export function floorCareView(source: Source) {
  const { products } = source;
  const machineFor = (material: FloorMaterial) => {
    const found = firstNamed(products, MACHINES_FOR[material]);
    return found && pictured(found);
  };
  const found = passing(products, "floorCare");
  return {
    cards: toCards(found.slice(0, THEME_FEATURED), source),
    matching: found.length,
    inCategory: countOf(products, FLOOR_CATEGORY),
    machines: {
      marble: machineFor("marble"),
      terrazzo: machineFor("terrazzo"),
      concrete: machineFor("concrete"),
      porcelain: machineFor("porcelain"),
      vinyl: machineFor("vinyl"),
      carpet: machineFor("carpet"),
    },
  };
}

/** The first chemicals, how many there are, and those that state a pH. */
export function chemicalsView(source: Source) {
  const { products } = source;
  const found = passing(products, "chemicals");
  return {
    cards: toCards(found.slice(0, THEME_FEATURED), source),
    matching: found.length,
    inCategory: countOf(products, CHEMICAL_CATEGORY),
    places: spread(phPlaces(found), MOST.places).map(({ id, name, reading }) => ({ id, name, reading })),
  };
}
