import * as fc from "fast-check";
import { expect, test } from "vitest";
import { comparedWith, editDistance } from "./edit-distance.ts";

/** The text with what was missing or wrong in brackets. */
const marked = (from: string, to: string) =>
  comparedWith(from, to)
    .map(({ text, isNew }) => (isNew ? `[${text}]` : text))
    .join("");

test.each([
  ["", "", 0],
  ["", "abc", 3],
  ["contact", "contact", 0],
  ["contcat", "contact", 1],
  ["equipment", "equipments", 1],
  ["/comercial-space", "/commercial-spaces", 2],
  ["numatic-tub-dry-vacum-9l-620w", "numatic-tub-dry-vacuum-9-l-620-w", 3],
])("from %j to %j it is %d", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test.each([
  ["equipment", "equipments", "equipment[s]"],
  ["contact", "contact", "contact"],
  ["contcat", "contact", "cont[ac]t"],
  ["abuot-uss", "about-us", "ab[ou]t-us"],
  [
    "numatic-tub-dry-vacum-9l-620w",
    "numatic-tub-dry-vacuum-9-l-620-w",
    "numatic-tub-dry-vac[u]um-9[-]l-620[-]w",
  ],
])("%j lacks of %j what is marked: %s", (from, to, text) => {
  expect(marked(from, to)).toBe(text);
});

const word = fc.string({ maxLength: 20, unit: fc.constantFrom("a", "b", "c", "-") });

test("it is the same both ways, never more than the longer text, and 0 only for one text", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b);
      expect(editDistance(b, a)).toBe(distance);
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(distance === 0).toBe(a === b);
    }),
  );
});

test("the pieces together are the text, and no more is marked than was changed", () => {
  fc.assert(
    fc.property(word, word, (from, to) => {
      const pieces = comparedWith(from, to);
      expect(pieces.map(({ text }) => text).join("")).toBe(to);
      const changed = pieces.filter(({ isNew }) => isNew).reduce((sum, { text }) => sum + text.length, 0);
      // Two swapped letters are one step.
      expect(changed).toBeLessThanOrEqual(2 * editDistance(from, to));
    }),
  );
});
