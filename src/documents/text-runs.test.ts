import { expect, test } from "vitest";
import { isRightToLeft, runsOf } from "./text-runs.ts";

const texts = (line: string) =>
  runsOf(line)
    .map(({ text }) => text.trim())
    .filter(Boolean);

test("a line of Latin, Greek or Cyrillic letters is one run", () => {
  expect(runsOf("500 mm – Ширина, Πλάτος ≤ 3")).toEqual([
    { text: "500 mm – Ширина, Πλάτος ≤ 3", script: "sans" },
  ]);
});

test("an Arabic line is drawn from its end to its beginning, and numbers in it from left to right", () => {
  expect(texts("عرض العمل 500 مم")).toEqual(["مم", "500", "العمل", "عرض"]);
  expect(isRightToLeft("عرض 500")).toBe(true);
});

test("an Arabic word in a Latin line stands where it was written", () => {
  expect(texts("naqi نقي WLL")).toEqual(["naqi", "نقي", "WLL"]);
  expect(isRightToLeft("naqi نقي")).toBe(false);
});

test("brackets turn with their line", () => {
  expect(texts("آلة (بطارية)").join("")).toBe("(بطارية)آلة");
});
