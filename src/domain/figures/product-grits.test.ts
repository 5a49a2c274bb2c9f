import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { productsByGrit } from "./product-grits.ts";

const pad = (name: string, diameter: number, grit: string, more = "") =>
  sampleProduct({
    id: `${name}-${diameter}-${grit}`,
    name: `${name}, ${diameter} mm, Grit ${grit}, Stone`,
    specifications: `Diameter: ${diameter} mm\nGrit: ${grit} mesh${more}`,
  });
const NAMES = ["Dry Pad", "Wet Pad", "Flap Disc, Zirconia"];
const PADS = NAMES.flatMap((name) => [pad(name, 100, "400"), pad(name, 100, "30/40")]);
const LARGE = [pad("Wet Pad", 430, "60", "\nBond: Soft, metal"), pad("Wet Pad", 430, "800")];
const SINGLE = pad("Screen", 400, "80");
const plain = (count: number) =>
  Array.from({ length: count }, (_, at) => sampleProduct({ id: `plate-${at}` }));

test("what comes in several grits stands in a row by name and diameter, from coarse to fine", () => {
  const { rows, grits } = productsByGrit([...LARGE, SINGLE, ...PADS, ...plain(9)]);
  expect(grits).toEqual([30, 60, 400, 800]);
  expect(
    rows.map(({ name, products }) => [name, ...products.map(({ id, column }) => `${id} ${column}`)]),
  ).toEqual([
    ["Dry Pad", "Dry Pad-100-30/40 1", "Dry Pad-100-400 3"],
    ["Flap Disc, Zirconia", "Flap Disc, Zirconia-100-30/40 1", "Flap Disc, Zirconia-100-400 3"],
    ["Wet Pad", "Wet Pad-100-30/40 1", "Wet Pad-100-400 3"],
    ["Wet Pad", "Wet Pad-430-60 2", "Wet Pad-430-800 4"],
  ]);
  expect(rows[3]?.products[0]?.bond?.value).toEqual({ choice: "soft" });
});

test("a list that is too long for a table has none", () => {
  const many = Array.from({ length: 26 }, (_, n) =>
    [...LARGE, ...PADS].map((each) => ({ ...each, id: `${each.id}-${n}` })),
  );
  expect(productsByGrit(many.slice(0, 2).flat()).rows).not.toEqual([]);
  expect(productsByGrit(many.flat().slice(0, 201)).rows).toEqual([]);
});

test("there is no table where few come in several grits, or few of all state one", () => {
  expect(productsByGrit([...PADS, SINGLE]).rows).toEqual([]);
  expect(productsByGrit([...PADS, ...LARGE, ...plain(9)]).rows).toEqual([]);
});
