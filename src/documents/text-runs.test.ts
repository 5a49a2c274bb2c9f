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

test.each([
  ["1500 min⁻¹, ⌀ 20 mm, 40 ℃", "1500 min−¹, Ø 20 mm, 40 °C"],
  ["Charger: ✓ Seat: ✗", "Charger: √ Seat: ×"],
  ["Cafe\u0301, soft\u00adhyphen, \ufeff\u200eA\u0334", "Café, softhyphen, A"],
  ["Pad 清洁剂 17, 清洁", "Pad … 17, …"],
  ["Sponge 🧽!", "Sponge …!"],
])("what the font has no letters for is written in another way or left out: %s", (line, drawn) => {
  expect(runsOf(line).map(({ text }) => text)).toEqual([drawn]);
});

test("letters from right to left that no font has are left out once, also between Arabic ones", () => {
  expect(texts("Pad מטאטא, steel")).toEqual(["Pad", "…", ", steel"]);
  expect(texts("نقي ✓ 5")).toEqual(["5", "√", "نقي"]);
  expect(texts("می\u200cخواهم").join("")).toBe("خواهم\u200cمی");
});

test("brackets turn with their line", () => {
  expect(texts("آلة (بطارية)").join("")).toBe("(بطارية)آلة");
});
