import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cardFeatures, specificationLines, imageKind, imageRank } from "./product.ts";

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

test.each([
  ["/attached-assets/klx-1001.webp", "image"],
  ["https://example.com/a.jpg", "image"],
  ["HTTP://example.com/a.jpg", "image"],
  [" https://example.com/a.jpg ", "image"],
  ["/placeholder.svg", "placeholder"],
  ["https://via.placeholder.com/300", "placeholder"],
  ["a.jpg", "placeholder"],
  ["", "none"],
  ["  ", "none"],
  [null, "none"],
])("%j is a %s", (url, kind) => expect(imageKind(url)).toBe(kind));

test("pictures rank before placeholders, and those before none", () => {
  expect(["https://example.com/a.jpg", "/placeholder.svg", null].map(imageRank)).toEqual([0, 1, 2]);
});
