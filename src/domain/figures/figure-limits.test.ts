import * as fc from "fast-check";
import { expect, test } from "vitest";
import { joinedLimits, limitsOf, limitsText, readLimits, withoutLimits } from "./figure-limits.ts";

test.each([
  ["400-600", { from: 400, to: 600 }],
  ["600-400", { from: 400, to: 600 }],
  ["400-", { from: 400, to: null }],
  ["-68", { from: null, to: 68 }],
  ["5", { from: 5, to: 5 }],
  ["0,5 - 1.25", { from: 0.5, to: 1.25 }],
  ["none", "none"],
  ["NONE", "none"],
])("%j are limits", (text, limits) => {
  expect(readLimits(text)).toEqual(limits);
});

test.each([
  "",
  "-",
  "--",
  "all",
  "NaN",
  "Infinity",
  "-Infinity",
  "1e3",
  "0x10",
  "400-600-800",
  "4 5",
  "12345678",
  "1.2345678901234567",
  "-5--3",
  "400–600",
  "4".repeat(10_000),
  "1-".repeat(5000),
  "\u0000",
  "constructor",
])("%j are none", (text) => {
  expect(readLimits(text)).toBeNull();
});

test("limits are written as they are read, whatever they were", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{0,8}\.?\d{0,4}-?\d{0,8}$/)), (text) => {
      const limits = readLimits(text);
      if (limits !== null) expect(readLimits(limitsText(limits))).toEqual(limits);
      if (limits !== null) expect(limitsText(limits)).toMatch(/^(?:none|[\d.]*-?[\d.]*)$/);
    }),
  );
});

test.each([
  ["both fields", ["400", "600"], "400-600"],
  ["one field", ["", "600"], "-600"],
  ["no field", ["", ""], ""],
  ["a button beside both fields", ["400", "600", "450-550"], "450-550"],
  ["the button for what does not state it", ["400", "", "none"], "none"],
  ["what was chosen, with empty fields", ["none", "", ""], "none"],
  ["fields over what was chosen", ["none", "400", ""], "400-"],
  ["an address", ["400-600"], "400-600"],
])("a form without scripts says limits by %s", (_, values, joined) => {
  expect(joinedLimits(values)).toBe(joined);
});

test("only known figures that say something are limited, and each is taken off alone", () => {
  const limits = limitsOf({ width: "400-600", noise: "-68", tank: "nonsense" });
  expect(limits).toEqual({ width: { from: 400, to: 600 }, noise: { from: null, to: 68 } });
  expect(withoutLimits(limits, "noise")).toEqual({ width: { from: 400, to: 600 } });
  expect(withoutLimits(withoutLimits(limits, "noise"), "width")).toBeNull();
  expect(limitsOf({})).toBeNull();
});
