import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { familyOf } from "./family.ts";

/** Products of one group and brand by their names. */
const group = (...names: string[]) => names.map((name) => sampleProduct({ id: name, name }));

/** The labels of the family of the first of these names. */
const labels = (...names: string[]) => {
  const products = group(...names);
  return familyOf(products[0] ?? sampleProduct(), products).map(({ label }) => label);
};

test("pads are a family by grit", () => {
  expect(
    labels(
      "Dry Resin Pad, 3 in, Grit 800",
      "Dry Resin Pad, 3 in, Grit 50",
      "Dry Resin Pad, 3 in, Grit 3,000",
    ),
  ).toEqual(["Grit 50", "Grit 800", "Grit 3,000"]);
});

test("scrubbers are one by centimetres, whatever drives them", () => {
  const names = [
    "Scrubber-Dryer, 50 cm, Battery",
    "Scrubber-Dryer, 43 cm, Mains",
    "Ride-On Scrubber-Dryer, 65 cm",
  ];
  expect(labels(...names)).toEqual(["43 cm", "50 cm"]);
});

test("bottles are one by litre, smaller units first", () => {
  expect(
    labels("Floor Cleaner, Lemon, 5 L", "Floor Cleaner, Lemon, 750 ml", "Floor Cleaner, Pine, 5 L"),
  ).toEqual(["750 ml", "5 L"]);
});

test("what tells them apart is added only where the first number does not", () => {
  expect(
    labels(
      "Flap Disc, 125 mm, Zirconia, Grit 40",
      "Flap Disc, 115 mm, Oxide, Grit 120",
      "Flap Disc, 125 mm, Zirconia, Grit 80",
    ),
  ).toEqual(["115 mm", "125 mm, Grit 40", "125 mm, Grit 80"]);
  expect(labels("Soap Dispenser, 1 L, White", "Soap Dispenser, 1 L, Black")).toEqual(["White", "Black"]);
});

test("a stated colour is none of the name, another word is", () => {
  const red = sampleProduct({ id: "red", name: "Bin Bag, Red", specifications: "Colour: Red" });
  const blue = sampleProduct({ id: "blue", name: "Bin Bag, Blue", specifications: "Colour: Blue" });
  expect(familyOf(red, [red, blue]).map(({ label }) => label)).toEqual(["Red", "Blue"]);
  expect(labels("Fragrance Oil, White Tea, 500 ml", "Fragrance Oil, White Musk, 500 ml")).toEqual([]);
});

test("names without commas are parted at their number", () => {
  expect(labels("Floor Pad 17 in", "Floor Pad 20 in", "Floor Pad Holder")).toEqual(["17 in", "20 in"]);
});

test("alone, of another brand, or named by numbers only, there is no family", () => {
  expect(labels("Swing Bin, 25 L")).toEqual([]);
  expect(labels("Bin", "Bin, 5 L")).toEqual([]);
  expect(labels("3 in 1 Cleaner", "2 in 1 Cleaner")).toEqual([]);
  const [own, other] = group("Bin, 5 L", "Bin, 9 L");
  if (own && other) expect(familyOf(own, [own, { ...other, brand: "COMAC" }])).toEqual([]);
});

test("of a very large family the nearest are shown", () => {
  const products = group(...Array.from({ length: 60 }, (_, index) => `Screw, ${index + 1} mm`));
  const members = familyOf(products[40] ?? sampleProduct(), products).map(({ label }) => label);
  expect([members.length, members[0], members.at(-1)]).toEqual([24, "29 mm", "52 mm"]);
});
