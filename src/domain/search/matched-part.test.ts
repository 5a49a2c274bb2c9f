import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type MatchedPart, matchedNumber, matchedPart } from "./matched-part.ts";
import { bare } from "./search.ts";

const cut = (text: string, part: MatchedPart) => part && text.slice(...part);

test.each([
  ["LAV-2040", "lav 204", "LAV-204"],
  ["LAV-2040", "v20", "V-20"],
  ["LAV-2040", "2040", "2040"],
  ["NQ – 12 34", "nq1234", "NQ – 12 34"],
  ["LAV-2040", "204-", "204"],
  ["LAV-2040", "205", null],
  ["LAV-2040", "-", null],
])("of the article number %j, %j matches %j", (number, wanted, part) => {
  expect(cut(number, matchedNumber(number, wanted))).toBe(part);
});

test.each([
  ["Scrubber-Dryer, 55 cm", "DRYER", "Dryer"],
  ["Industrial Vacuum, Dust Class M", "dust", "Dust"],
  ["Sandustry Dust Bag", "dust", "Dust"],
  ["İstanbul Bin", "bin", "Bin"],
  ["Bin", "bins", null],
  ["Bin", " ", null],
])("of the name %j, %j matches %j", (name, wanted, part) => {
  expect(cut(name, matchedPart(name, wanted))).toBe(part);
});

test("what is matched is what was wanted, in any text", () => {
  const text = fc.string({ maxLength: 30, unit: "binary" }).map((any) => any.toWellFormed());
  fc.assert(
    fc.property(text, text, (name, wanted) => {
      const part = cut(name, matchedPart(name, wanted));
      expect(part === null || part.toLowerCase() === wanted.trim().toLowerCase()).toBe(true);
      const number = cut(name, matchedNumber(name, wanted));
      expect(number === null || bare(number) === bare(wanted)).toBe(true);
    }),
  );
});
