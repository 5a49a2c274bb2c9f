import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { automaticGroups, isAutomated } from "../domain/machines/automation.ts";
import { MENU_BRANDS } from "../domain/catalogue/brand-lists.ts";
import { catalogueBar } from "../domain/listing/catalogue-bar.ts";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import { featuredFor, isChemical } from "../domain/catalogue/selections.ts";
import { filterListing, listingFilter } from "../domain/listing/listing.ts";
import { type Product, specificationLines } from "../domain/product/product.ts";
import { columnsOf, figuresOf } from "../domain/figures/figures.ts";
import { soundLevel } from "../domain/figures/readings.ts";
import { seedWhenEmpty } from "./seed.ts";
import { openCatalogue } from "./snapshot.ts";

const FOLDER = join(import.meta.dirname, "../../catalogue");

/** The counts (R22.5) that the sample catalogue is made to give. */
const COUNTS = {
  Equipments: {
    productCount: 123,
    subcategories: {
      "Vacuums & Scrubing Machines": 33,
      "Grinding & Polishing Tools": 57,
      "Floor Cleaning Machines": 9,
      "Vacuum , High Pressure & Steam Machines": 9,
      "Carpet cleaning and sanitizing machines": 5,
      "Grinding & Polishing Machines": 4,
      "Industrial Vacuum Machines": 4,
      "Window Cleaning": 2,
    },
  },
  "Washroom Hygiene": {
    productCount: 87,
    subcategories: {
      Dispensers: 24,
      "Fragrance Oil": 24,
      "Aerosol Refill": 18,
      Diffusers: 7,
      "Non Aerosol Refills": 5,
      "Restroom Supplies": 5,
      "Non Aerosol Dispenser": 2,
      "Hand Dryer": 1,
      Refill: 1,
    },
  },
  Chemicals: { productCount: 66, subcategories: { "Housekeeping Chemicals": 37, "Kitchen Chemicals": 28 } },
  "Cleaning Tools & Accessories": {
    productCount: 61,
    subcategories: { "Window Cleaning Tools": 27, "Floor Pads": 18, "Floor Cleaning Tools": 15 },
  },
  "Waste Management": { productCount: 21, subcategories: { Bins: 21 } },
};

const folder = mkdtempSync(join(tmpdir(), "sample-"));
let handle: DatabaseHandle;
let catalogue: Catalogue;
let loaded: number;

beforeAll(async () => {
  handle = await openDatabase({ engine: "sqlite", file: join(folder, "sample.sqlite") });
  await migrate(handle);
  loaded = await seedWhenEmpty(handle, FOLDER);
  const source = await openCatalogue(handle);
  catalogue = source.current();
  await source.close();
});

afterAll(async () => {
  await handle.close();
  rmSync(folder, { recursive: true });
});

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const offenders = (wrong: (product: Product) => boolean) =>
  catalogue.products.filter(wrong).map((product) => `${product.serialNumber}: ${product.name}`);
const twice = (texts: readonly string[]) => texts.filter((text, n) => texts.indexOf(text) !== n);

test("it loads whole, once", async () => {
  expect(loaded).toBe(382);
  expect(catalogue.products).toHaveLength(382);
  expect(await seedWhenEmpty(handle, FOLDER)).toBe(0);
});

test("its counts are the specification's", () => {
  const counts = catalogue.categories.map(({ name, productCount, subcategories }) => [
    name,
    { productCount, subcategories: Object.fromEntries(subcategories.map((sub) => [sub.name, sub.count])) },
  ]);
  expect(Object.fromEntries(counts)).toEqual(COUNTS);
  expect(catalogue.categories.map(({ name }) => name)).toEqual(Object.keys(COUNTS));
});

test("the categories beside the tree have products", () => {
  const within = (category: string) => catalogue.products.filter((product) => product.category === category);
  expect(within("Floor Care Equipment").length).toBeGreaterThanOrEqual(12);
  expect(within("Industrial Vacuum Cleaners").length).toBeGreaterThanOrEqual(12);
  expect(within("Cleaning Chemicals")).toHaveLength(1);
});

test("every brand of the menus is there, in their order, with products", () => {
  expect(catalogue.brands.map(({ name }) => name)).toEqual([...MENU_BRANDS]);
  const withProducts = new Set(catalogue.products.map(({ brand }) => brand));
  expect([...withProducts].toSorted()).toEqual([...MENU_BRANDS].toSorted());
});

test("the catalogue bar counts the specification's categories, those beside the tree, and adds up to all", () => {
  const bar = catalogueBar(catalogue, listingFilter({}), catalogue.products);
  expect(bar.map(({ name, count }) => [name, count])).toEqual([
    ...Object.entries(COUNTS).map(([name, { productCount }]) => [name, productCount]),
    ["Floor Care Equipment", 12],
    ["Industrial Vacuum Cleaners", 12],
  ]);
  expect(bar.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(382);
  expect(bar.every(({ target }) => target !== null)).toBe(true);
});

test("products are on the automation page for a word that says so, not for the letters in another word", () => {
  const groups = automaticGroups(catalogue.products.filter(isAutomated));
  expect(groups.map(({ job }) => job)).toEqual(["drive", "dose", "start", "care", "adjust"]);
  expect(groups.reduce((sum, { products }) => sum + products.length, 0)).toBeGreaterThan(40);
});

test("only chemicals are called cleaner, detergent or chemical, so that the chemicals page begins with them", () => {
  const called = catalogue.products.filter(isChemical);
  expect(called.filter(({ category }) => !category.includes("Chemicals")).map(({ name }) => name)).toEqual(
    [],
  );
});

test("commercial leads with a machine, and shares at most three of its six with hospitality", () => {
  const commercial = featuredFor("commercial", catalogue.products);
  const hospitality = featuredFor("hospitality", catalogue.products);
  expect(commercial[0]?.category).toBe("Floor Care Equipment");
  expect(commercial.filter((product) => hospitality.includes(product)).length).toBeLessThanOrEqual(3);
  const levels = hospitality.map((product) => soundLevel(product) ?? Number.POSITIVE_INFINITY);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

test("an article number finds its product, written in any way", () => {
  for (const q of ["COM-1061", "com 1061", "com1061"]) {
    expect(filterListing(catalogue, listingFilter({ q })).map((each) => each.serialNumber)).toEqual([
      "COM-1061",
    ]);
  }
});

test("the automation page has products", () => {
  const smart = catalogue.products.filter(({ features }) =>
    /\b(?:smart|auto\w*|intelligent)\b/i.test(features.join("\n")),
  );
  expect(smart.length).toBeGreaterThanOrEqual(8);
});

describe("every product", () => {
  test("has a name and an article number of its own", () => {
    expect(twice(catalogue.products.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(twice(catalogue.products.map(({ serialNumber }) => serialNumber ?? ""))).toEqual([]);
    expect(offenders(({ serialNumber }) => !/^[A-Z]{3}-\d{4}$/.test(serialNumber ?? ""))).toEqual([]);
    expect(offenders(({ name }) => name.length > 80)).toEqual([]);
  });

  test("is described in 25 to 60 words", () => {
    const length = ({ description }: Product) => description.split(/\s+/).length;
    expect(offenders((product) => length(product) < 25 || length(product) > 60)).toEqual([]);
  });

  test("has 3 to 6 features and 4 to 10 specification lines with a label", () => {
    expect(offenders(({ features }) => features.length < 3 || features.length > 6)).toEqual([]);
    const lines = (product: Product) => specificationLines(product.specifications);
    expect(offenders((product) => lines(product).length < 4 || lines(product).length > 10)).toEqual([]);
    expect(offenders((product) => lines(product).some(({ label, value }) => !label || !value))).toEqual([]);
  });

  test("is described in words of its own", () => {
    const sets = catalogue.products.map((product) => ({ product, set: new Set(words(product.description)) }));
    const alike = sets.flatMap((a, n) =>
      sets.slice(n + 1).flatMap((b) => {
        const shared = [...a.set].filter((word) => b.set.has(word)).length;
        const likeness = shared / (a.set.size + b.set.size - shared);
        return likeness < 0.6 ? [] : [`${a.product.serialNumber} and ${b.product.serialNumber}`];
      }),
    );
    expect(alike).toEqual([]);
  });
});

test("every product has a figure to show, and nine in ten have three", () => {
  const counts = catalogue.products.map((product) => figuresOf(product).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(counts.filter((count) => count === 3).length).toBeGreaterThan(counts.length * 0.9 - 1);
});

test("tables have columns that tell the products of a subcategory apart", () => {
  const columns = (path: string) =>
    columnsOf(catalogue.bySubcategory.get(path) ?? []).map(({ name, unit }) => `${name} ${unit}`);
  expect(columns("equipments/grinding-&-polishing-tools")).toEqual([
    "diameter mm",
    "grit grit",
    "speed rpm",
    "thickness mm",
  ]);
  expect(columns("chemicals/housekeeping-chemicals").slice(0, 3)).toEqual([
    "pack-size L",
    "ph pH",
    "dilution 1:",
  ]);
});
