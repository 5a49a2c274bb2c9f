import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cardFeatures, keyFigures, specificationLines } from "./product.ts";

test("a specification is a label and a value a line", () => {
  expect(specificationLines("Width: 508 mm\r\n\n  Loud\n: odd\nRatio: 1:40")).toEqual([
    { label: "Width", value: "508 mm" },
    { label: "", value: "Loud" },
    { label: "", value: ": odd" },
    { label: "Ratio", value: "1:40" },
  ]);
  expect(specificationLines("")).toEqual([]);
});

test.each([
  ["508 mm", "508", "mm"],
  ["1,200 rpm", "1,200", "rpm"],
  ["0.75 kW", "0.75", "kW"],
  ["62 dB(A)", null, null],
  ["8 to 12 kg", null, null],
  ["230 V 50 Hz", null, null],
  ["3 × 240 mm", null, null],
  ["about 40 L", null, null],
  ["−20 °C", "−20", "°C"],
  ["2", "2", ""],
  ["4.5\u00a0kg", "4.5", "kg"],
])("%j stands large as %j and %j", (value, figure, unit) => {
  const expected = figure === null ? [] : [{ label: "L", figure, unit }];
  expect(keyFigures([{ label: "L", value }])).toEqual(expected);
});

test("at most four figures stand large, and only those with a label", () => {
  const lines = ["a", "b", "", "c", "d", "e"].map((label, n) => ({ label, value: `${n} mm` }));
  expect(keyFigures(lines).map(({ label }) => label)).toEqual(["a", "b", "c", "d"]);
  expect(keyFigures(lines, 1)).toHaveLength(1);
});

test("a card shows two features and counts the rest", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (features) => {
      const { shown, more } = cardFeatures(features);
      expect(shown).toEqual(features.slice(0, 2));
      expect(shown.length + more).toBe(features.length);
    }),
  );
});
