import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cardFeatures, specificationLines } from "./product.ts";

test("a specification is a label and a value a line", () => {
  expect(specificationLines("Width: 508 mm\r\n\n  Loud\n: odd\nRatio: 1:40")).toEqual([
    { label: "Width", value: "508 mm" },
    { label: "", value: "Loud" },
    { label: "", value: ": odd" },
    { label: "Ratio", value: "1:40" },
  ]);
  expect(specificationLines("")).toEqual([]);
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
