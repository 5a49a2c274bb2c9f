import * as fc from "fast-check";
import { expect, test } from "vitest";
import { slugGenerator, readableSlug, skeletonOf, withoutInvisible } from "./identity.ts";

test.each([
  ["KLINDEX Diamond Segment, Grit 30", "klindex-diamond-segment-grit-30"],
  ["Café Crème – 5 L", "cafe-creme-5-l"],
  ["Größe Øre Łódź", "grosse-ore-lodz"],
  ["  --  ", ""],
  ["مكنسة كهربائية", "mknst-khrbayyt"],
  ["SULO مكنسة 80 L", "sulo-mknst-80-l"],
  ["日本", ""],
])("%j is readable as %j", (text, expected) => expect(readableSlug(text)).toBe(expected));

test("a long name is cut between words", () => {
  const id = readableSlug("word ".repeat(40));
  expect(id.length).toBeLessThanOrEqual(80);
  expect(id).toMatch(/^word(-word)*$/);
});

test("ids are unlike each other, plain and short", () => {
  const names = fc.array(fc.oneof(fc.constantFrom("a", "a-2", "A", "é", "", "x".repeat(90)), fc.string()));
  fc.assert(
    fc.property(names, (given) => {
      const makeId = slugGenerator(["a", "product"]);
      const ids = given.map((name) => makeId(name, "product"));
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(ids).not.toContain("a");
    }),
  );
});

test("invisible characters go, and what writing needs stays", () => {
  expect(withoutInvisible("COM\u200bAC\u200e \ufeffA\u00adB\u3164")).toBe("COMAC AB");
  for (const needed of ["می\u200cخواهم", "👩\u200d🔧", "❤\ufe0f"])
    expect(withoutInvisible(needed)).toBe(needed);
});

test("names that look alike are known as such, others are not", () => {
  expect(skeletonOf("СОМАС")).toBe(skeletonOf("comac"));
  expect(skeletonOf("COM\u200dAC")).toBe(skeletonOf("COMAC"));
  expect(skeletonOf("ＳＵＬＯ")).toBe(skeletonOf("Sulo"));
  expect(skeletonOf("مكنسة")).not.toBe(skeletonOf("مكانس"));
  expect(skeletonOf("SULO 2")).not.toBe(skeletonOf("SULO"));
});
