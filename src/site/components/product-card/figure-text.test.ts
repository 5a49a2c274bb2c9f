import { expect, test } from "vitest";
import { unitText, valueText } from "./figure-text.ts";

const choices = { neat: "neat" };

test.each([
  [{ number: 1400, unit: "m²/h" }, "1,400"],
  [{ number: 431.8, unit: "mm" }, "432"],
  [{ number: 5.5, unit: "L" }, "5.5"],
  [{ number: 9, unit: "pH" }, "9.0"],
  [{ number: 100, unit: "1:" }, "1:100"],
  [{ from: 20, to: 100, unit: "1:" }, "1:20–100"],
  [{ number: 17, unit: "L", times: 2 }, "2 × 17"],
  [{ from: 4, to: 8, unit: "h" }, "4–8"],
  [{ from: null, to: 66, unit: "dB(A)" }, "≤ 66"],
  [{ from: 45, to: null, unit: "kg" }, "≥ 45"],
  [{ choice: "neat" }, "neat"],
] as const)("%j is written %j", (value, text) => {
  expect(valueText(value, "en-GB", choices)).toBe(text);
});

test("numbers are written as the language writes them", () => {
  expect(valueText({ number: 1400.5, unit: "mm" }, "de-DE", choices)).toBe("1.401");
  expect(valueText({ number: 2.5, unit: "h" }, "de-DE", choices)).toBe("2,5");
});

test("what the name or the number says already is no unit beside it", () => {
  expect(["1:", "pH", "grit", "mm", ""].map(unitText)).toEqual(["", "", "", "mm", ""]);
});
