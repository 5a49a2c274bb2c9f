import * as fc from "fast-check";
import { expect, test } from "vitest";
import { phPlaces, phReading, phSteps } from "./ph.ts";
import type { Product } from "./product.ts";

test.each([
  ["Pack size: 5 L\npH (concentrate): 7.5", { value: 7.5, written: "7.5", of: "concentrate" }],
  ["pH (as supplied): below 1", { value: 0.5, written: "below 1", of: "as supplied" }],
  ["pH (1 % solution): 12.5", { value: 12.5, written: "12.5", of: "1 % solution" }],
  ["pH: 14", { value: 14, written: "14", of: null }],
  ["pH: 9.0–9.5", { value: 9, written: "9.0–9.5", of: null }],
])("reads %j", (specifications, expected) => {
  expect(phReading(specifications)).toEqual(expected);
});

test.each(["", "Phase: 3", "Photo cell: 2", "pH range tolerated: 5", "pH: neutral", "pH: 20", "pH: below 0"])(
  "finds no pH in %j",
  (specifications) => {
    expect(phReading(specifications)).toBeNull();
  },
);

const named = (id: string, specifications: string): Product => ({
  id,
  name: id,
  brand: "NEFCHEM",
  category: "Chemicals",
  subcategory: null,
  description: "",
  features: [],
  specifications,
  imageUrl: null,
  productUrl: null,
  serialNumber: null,
  price: null,
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
});

test("places lie from acid to alkaline, each in its whole step", () => {
  const places = phPlaces([
    named("oven", "pH: 14"),
    named("steam", ""),
    named("bowl", "pH: below 1"),
    named("a", "pH: 7.5"),
  ]);
  expect(places.map(({ id }) => id)).toEqual(["bowl", "a", "oven"]);
  const steps = phSteps(places);
  expect(steps).toHaveLength(15);
  expect(steps.flatMap(({ step, places: here }) => here.map(({ id }) => `${step} ${id}`))).toEqual([
    "0 bowl",
    "7 a",
    "14 oven",
  ]);
});

test("every reading has exactly one step", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 140 })), (tenths) => {
      const places = phPlaces(tenths.map((tenth, index) => named(`p${index}`, `pH: ${tenth / 10}`)));
      expect(phSteps(places).flatMap(({ places: here }) => here)).toEqual(places);
    }),
  );
});
