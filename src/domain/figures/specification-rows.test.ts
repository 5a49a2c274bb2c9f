import { expect, test } from "vitest";
import { pastedRows, rowsOf, splitUnit, textOf } from "./specification-rows.ts";
import { unitsOf } from "./specification-units.ts";

const row = (label: string, value: string, unit: string) => ({ label, value, unit });

test.each([
  ["550 mm", "550", "mm"],
  ["2,500 m²/h", "2,500", "m²/h"],
  ["4 to 8 h", "4 to 8", "h"],
  ["≤ 66 dB(A)", "≤ 66", "dB(A)"],
  ["24 V, 140 Ah", "24 V, 140 Ah", ""],
  ["24 V / 140 L", "24 V / 140 L", ""],
  ["3 discs", "3 discs", ""],
  ["550mm", "550mm", ""],
  ["Stainless steel", "Stainless steel", ""],
  ["10 L plus 2 L reserve", "10 L plus 2 L reserve", ""],
])("%s is %s and the unit %o", (text, value, unit) => {
  expect(splitUnit(text)).toEqual({ value, unit });
});

test("rows become the lines that they came from", () => {
  const text = "Working width: 550 mm\nBattery: 24 V, 140 Ah\nMade in Italy\nFilter: HEPA: H13";
  expect(rowsOf(text)[0]).toEqual(row("Working width", "550", "mm"));
  expect(textOf(rowsOf(text))).toBe(text);
});

test("an empty row is no line, and a name holds no colon", () => {
  expect(textOf([row("", " ", ""), row("pH: neat", "7", ""), row("Grit", "", "")])).toBe("pH neat: 7\nGrit:");
});

test("several pasted lines are rows, from a text or from the cells of a spreadsheet", () => {
  expect(pastedRows("Weight: 12 kg\r\n\r\nColour: Red")).toEqual([
    row("Weight", "12", "kg"),
    row("Colour", "Red", ""),
  ]);
  expect(pastedRows("Weight:\t12 kg\nTank\t55\tL")).toEqual([
    row("Weight", "12", "kg"),
    row("Tank", "55", "L"),
  ]);
});

test("units are offered by how many products use them for a name", () => {
  const products = ["Tank: 5 L", "tank: 10 L", "Tank: 500 ml", "Weight: 5 kg"].map((specifications) => ({
    specifications,
  }));
  expect(unitsOf(products, " Tank ")).toEqual([
    { unit: "L", products: 2 },
    { unit: "ml", products: 1 },
  ]);
  expect(unitsOf(products, "Colour")).toEqual([]);
});
