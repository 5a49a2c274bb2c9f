import { expect, test } from "vitest";
import { englishNumber, numberIn } from "./number.ts";

test("numbers are those of Intl", () => {
  const formats = [0, 1, 2, 3].map((most) => new Intl.NumberFormat("en", { maximumFractionDigits: most }));
  const numbers = Array.from({ length: 20_000 }, (_, index) => (index * 7) / 1000);
  for (const number of [...numbers, 1400, 999_999.5, 1_234_567, 1.005, -1400, -0.25]) {
    formats.forEach((format, most) => expect(englishNumber(number, 0, most)).toBe(format.format(number)));
  }
});

test("a number may have decimals that say nothing", () => {
  expect([englishNumber(9, 1, 1), englishNumber(1400, 2)]).toEqual(["9.0", "1,400.00"]);
});

test("other languages write numbers in their own way", () => {
  expect([numberIn("de-DE", 1400.5, 0, 1), numberIn("en-GB", 1400.5, 0, 1)]).toEqual(["1.400,5", "1,400.5"]);
});
