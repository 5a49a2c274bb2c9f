import * as fc from "fast-check";
import { expect, test } from "vitest";
import { matchesSearch } from "./search.ts";

const squeegee = { name: "Floor Squeegee, 55 cm", description: "For any FLOOR", serialNumber: "NQ-1234" };

test.each(["NQ-1234", "nq 1234", "nq1234", " Nq–12 34 ", "1234", "nq-12", "Q12"])(
  "%j finds the article number NQ-1234",
  (q) => {
    expect(matchesSearch(squeegee, q)).toBe(true);
  },
);

test.each(["1", "12", "123", "nq", "-", "NQ-1235", "123456"])(
  "%j does not find the article number NQ-1234",
  (q) => {
    expect(matchesSearch(squeegee, q)).toBe(false);
  },
);

test("a short article number is found when it is asked for whole", () => {
  expect(matchesSearch({ ...squeegee, serialNumber: "7-1" }, "71")).toBe(true);
  expect(matchesSearch({ ...squeegee, serialNumber: "A-7-1" }, "71")).toBe(false);
});

test("a product without an article number is found by name and description only", () => {
  const unnumbered = { ...squeegee, serialNumber: null };
  expect(["squeegee", "any floor", "", "  "].map((q) => matchesSearch(unnumbered, q))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(matchesSearch(unnumbered, "1234")).toBe(false);
});

test("every part of a name finds it, in capitals too", () => {
  const text = fc.stringMatching(/^[a-zA-Z0-9 ,()]{1,20}$/);
  fc.assert(
    fc.property(text, fc.nat(19), fc.nat(19), (name, from, to) => {
      const product = { name, description: "", serialNumber: null };
      expect(matchesSearch(product, name.slice(from, to).toUpperCase())).toBe(true);
    }),
  );
});

test("every article number is found, whatever its dashes, spaces and capitals", () => {
  const part = fc.stringMatching(/^[A-Za-z0-9]{1,6}$/);
  const between = fc.constantFrom("", "-", " ", "–", " - ");
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), between, between, (parts, stored, typed) => {
      const product = { name: "", description: "", serialNumber: parts.join(stored) };
      expect(matchesSearch(product, parts.join(typed).toUpperCase())).toBe(true);
    }),
  );
});
