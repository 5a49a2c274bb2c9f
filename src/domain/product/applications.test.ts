import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { APPLICATIONS, matchesApplication } from "./applications.ts";

test.each([
  ["Floor Care Equipment", "Scrubber", ["commercial", "hospitality"]],
  ["Industrial Vacuum Cleaners", "Vacuum", ["commercial", "healthcare", "hospitality"]],
  ["Cleaning Chemicals", "Cleaner", ["commercial", "healthcare", "hospitality"]],
  ["Chemicals", "Surface DISINFECTANT", ["healthcare"]],
  ["Washroom Hygiene", "Hand Sanitizer", ["healthcare"]],
  ["Washroom Hygiene", "Hand Sanitiser", []],
  ["Chemicals", "Cleaner", []],
])("in %s, %s suits %j", (category, name, applications) => {
  const product = sampleProduct({ category, name });
  expect(APPLICATIONS.filter((application) => matchesApplication(application, product))).toEqual(
    applications,
  );
});
