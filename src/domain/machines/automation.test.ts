import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { automaticGroups, isAutomated, withReasonFirst } from "./automation.ts";
import type { Product } from "../product/product.ts";

const product = (id: string, changes: Partial<Product> = {}) => sampleProduct({ id, name: id, ...changes });

/** The groups as their ids by what they do. */
const groupsOf = (...features: readonly [name: string, ...features: string[]][]) =>
  automaticGroups(features.map(([name, ...own]) => product(name, { features: own })).filter(isAutomated)).map(
    ({ job, products }) => [job, ...products.map(({ id }) => id)],
  );

test.each(["SMART dosing", "Brain coral", "Semi-Automatic", "intelligently laid out", "AI route planning"])(
  "a feature like %j makes a product automated",
  (feature) => {
    expect(isAutomated({ features: ["Steel drum", feature] })).toBe(true);
  },
);

test("names and descriptions don't make a product automated", () => {
  expect(isAutomated(product("Smart auto robot", { description: "intelligent", features: ["Steel"] }))).toBe(
    false,
  );
});

test("automation shows every match by what it does: robots first, mere letters last", () => {
  expect(
    groupsOf(
      ["tub", "Main filter"],
      ["none", "Steel"],
      ["washer", "Delayed automatic shut-off"],
      ["dispenser", "Automatic sensor dispensing"],
      ["Robot Scrubber", "AI route planning"],
      ["dryer", "Automatic start by infrared sensor"],
      ["grinder", "Automatic load-dependent feed"],
      ["drain", "Drain hose"],
    ),
  ).toEqual([
    ["drive", "Robot Scrubber"],
    ["dose", "dispenser"],
    ["start", "washer", "dryer"],
    ["adjust", "grinder"],
    ["other", "tub", "drain"],
  ]);
});

test.each([
  ["care", "Automatic membrane flush at start"],
  ["care", "Intelligent charger, full in 100 minutes"],
  ["start", "Total-stop with automatic sleep mode"],
  ["start", "Auto-stop pump with level sensor"],
  ["dose", "Twin pumps, automatic bottle changeover"],
  ["adjust", "Automatic low-water alarm"],
])("what %ss itself is told by its feature: %s", (job, feature) => {
  expect(groupsOf(["machine", "Dosing pump", feature])).toEqual([[job, "machine"]]);
});

test("the feature that put a product on the automation page is its first", () => {
  const features = ["Steel drum", "Main filter", "Swivel castors", "Auto-stop pump"];
  const first = (own: readonly string[]) => withReasonFirst(product("pump", { features: [...own] })).features;
  expect(first(features)).toEqual(["Auto-stop pump", "Steel drum", "Main filter", "Swivel castors"]);
  expect(first(features.slice(0, 3))).toEqual(["Main filter", "Steel drum", "Swivel castors"]);
});
