import { expect, test } from "vitest";
import { REFERENCE_ALPHABET, isReference, newReference } from "./reference.ts";

test("a reference is two groups of four without letters that are mistaken for others", () => {
  const drawn = Array.from({ length: 2000 }, newReference);
  for (const reference of drawn) expect(reference).toMatch(/^[^01ILOU\s-]{4}-[^01ILOU\s-]{4}$/);
  expect(drawn.every(isReference)).toBe(true);
  expect(new Set(drawn).size).toBe(2000);
  expect(new Set(drawn.join("").replaceAll("-", ""))).toEqual(new Set(REFERENCE_ALPHABET));
});

test.each(["EVIL-2026", "AAAA-AAA", "aaaa-aaaa", "AAAA-AAAAA", " AAAA-AAAA", "AAAA-AAAA\n", ""])(
  "%j is no reference of ours",
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);
