import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isOneOff, partsOf } from "./forgiving-words.ts";
import { synonymsOf } from "./synonyms.ts";

const SYNONYMS = synonymsOf([
  { word: "Hoover", means: "Vacuum" },
  { word: "loo roll", means: "toilet  roll" },
  { word: "hoover", means: "suction cleaner" },
]);
const partsIn = (q: string) => partsOf(q, SYNONYMS).map(({ said, alike }) => [said, ...alike]);

test("words are read as what staff say that they mean, in the plural too, and several words as one", () => {
  expect(partsIn("HOOVERS loo roll")).toEqual([
    ["hoovers", "vacuum", "suction cleaner", "hoover"],
    ["loo roll", "toilet roll"],
  ]);
  expect(partsIn("toilet roll")).toEqual([["toilet"], ["roll"]]);
});

test.each([
  ["dryers", "dryer"],
  ["brushes", "brush"],
  ["batteries", "battery"],
  ["boxes", "box"],
])("%j may be more than one %j", (many, one) => {
  expect(partsIn(many)[0]).toContain(one);
});

test.each(["glass", "gas", "s", "ss", "50s", "2s"])("%j is no plural", (word) => {
  expect(
    partsIn(word)[0]
      ?.slice(1)
      .filter((each) => /^[a-z]+$/.test(each)),
  ).toEqual([]);
});

test.each(["50cm", "50 cm", "50  CM", "0.5 m", "500mm"])("%j is an amount in every unit", (q) => {
  const [part, ...more] = partsOf(q, SYNONYMS);
  expect(more).toEqual([]);
  expect([part?.said, ...(part?.alike ?? [])]).toEqual(
    expect.arrayContaining(["500 mm", "500mm", "50 cm", "0.5 m"]),
  );
  expect(part?.amounts).toContainEqual({ amount: 500, unit: "mm" });
});

test("a number without a unit stands for itself", () => {
  expect(partsIn("2 in 1 pad 17")).toContainEqual(["pad"]);
  expect(partsIn("scrubber 55")).toEqual([["scrubber"], ["55"]]);
});

test("article numbers differ by one sign or by two that are swapped", () => {
  for (const [a, b] of [
    ["com1061", "com1o61"],
    ["com1061", "com1601"],
    ["com1061", "com106"],
    ["om1061", "com1061"],
  ] as const) {
    expect([a, b, isOneOff(a, b)]).toEqual([a, b, true]);
  }
  for (const [a, b] of [
    ["com1061", "com1061"],
    ["com1061", "com1099"],
    ["com1061", "com10"],
    ["abc", "cba"],
  ] as const) {
    expect([a, b, isOneOff(a, b)]).toEqual([a, b, false]);
  }
});

test("any search has a few parts, none of them empty", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (q) => {
      const parts = partsOf(q.toWellFormed(), SYNONYMS);
      expect(parts.length).toBeLessThanOrEqual(6);
      expect(parts.every(({ said, alike }) => [said, ...alike].every((text) => text !== ""))).toBe(true);
    }),
  );
});
