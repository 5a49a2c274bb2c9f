import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fold, idMaker, nameIdentity, productIdentity, readable } from "./identity.ts";

test.each([
  ["KLINDEX Diamond Segment, Grit 30", "klindex-diamond-segment-grit-30"],
  ["Café Crème – 5 L", "cafe-creme-5-l"],
  ["Größe Øre Łódź", "grosse-ore-lodz"],
  ["  --  ", ""],
  ["مكنسة", ""],
])("%j is readable as %j", (text, expected) => expect(readable(text)).toBe(expected));

test("a long name is cut between words", () => {
  const id = readable("word ".repeat(40));
  expect(id.length).toBeLessThanOrEqual(80);
  expect(id).toMatch(/^word(-word)*$/);
});

test("ids are unlike each other, plain and short", () => {
  const names = fc.array(fc.oneof(fc.constantFrom("a", "a-2", "A", "é", "", "x".repeat(90)), fc.string()));
  fc.assert(
    fc.property(names, (given) => {
      const makeId = idMaker(["a", "product"]);
      const ids = given.map((name) => makeId(name, "product"));
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(ids).not.toContain("a");
    }),
  );
});

test("an article number is the identity, whatever brand and name", () => {
  expect(productIdentity("KLX-1", "A", "B")).toBe(productIdentity("klx-1 ", "C", "D"));
  expect(productIdentity("", "Sulo", "Bin  80 L")).toBe(nameIdentity("SULO", "bin 80 l"));
});

test("two pairs of brand and name are never spelled alike", () => {
  const word = fc.stringMatching(/^[ab/ \t]{0,4}$/);
  fc.assert(
    fc.property(word, word, word, word, (brandA, nameA, brandB, nameB) => {
      const same = fold(brandA) === fold(brandB) && fold(nameA) === fold(nameB);
      expect(nameIdentity(brandA, nameA) === nameIdentity(brandB, nameB)).toBe(same);
    }),
  );
});
