import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOfName, piecesOf } from "./text-pieces.ts";

const wholes = (text: string) =>
  piecesOf(text)
    .filter(({ whole }) => whole)
    .map((piece) => piece.text);

test.each([
  ["Backpack Vacuum, 5 L, Corded, 1,000 W", ["5 L", "1,000 W"]],
  ["Hand Sanitiser, 70 % Ethanol, 500 ml", ["70 % Ethanol", "500 ml"]],
  ["Air Freshener, 10 L, Hotel Corridors", ["10 L"]],
  ["Residual dust below 1 mg/m³ at 75 dB(A)", ["1 mg/m³", "75 dB(A)"]],
  ["PCD Scraper Shoe, Grit 46, Medium", ["Grit 46"]],
  ["Squares of 300 × 300 × 25 mm", ["300 × 300 × 25 mm"]],
  ["Dry at 175–350 rpm, ≤ 66 dB(A)", ["175–350 rpm", "≤ 66 dB(A)"]],
  ["Walk-Behind Scrubber-Dryer, 50 cm, Battery", ["Walk-Behind", "Scrubber-Dryer", "50 cm"]],
  ["Floor Pad, White, 17 in", ["17 in"]],
  ["17-inch pad driver to EN 60335-2-69", ["17-inch", "EN 60335-2-69"]],
  ["Neutral at pH 7, diluted 1:100", ["pH 7"]],
  ["Shelf life of 24 months", ["24 months"]],
  ["Set of 3 brushes", []],
  ["Height-adjustable, corrosion-resistant", ["Height-adjustable"]],
  ["Floor Cleaner", []],
])("%s", (text, expected) => {
  expect(wholes(text)).toEqual(expected);
});

test("nothing is lost or added", () => {
  const parts = fc.constantFrom("1", ",", " ", "L", "kg", "é", "0 W", "-", "×", "Grit", "%", "–");
  fc.assert(
    fc.property(fc.string({ unit: parts }), (text) => {
      const pieces = piecesOf(text);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      expect(pieces.map(({ at }) => at)).toEqual([...new Set(pieces.map(({ at }) => at))]);
    }),
  );
});

test.each([
  ["Mini Scrubber-Dryer, 28 cm, Mains", ["Mini Scrubber-Dryer, ", "28 cm, ", "Mains"]],
  ["Container, 1,100 L, Grey", ["Container, ", "1,100 L, ", "Grey"]],
  ["Bucket", ["Bucket"]],
])("parts the name %s after its commas", (name, parts) => {
  expect(partsOfName(name).map(({ text }) => text)).toEqual(parts);
  expect(partsOfName(name).every(({ whole }) => whole)).toBe(true);
});

test("lets lines break within a long part of a name", () => {
  expect(partsOfName("Walk-Behind Scrubber-Dryer, 50 cm").map(({ whole }) => whole)).toEqual([false, true]);
});
