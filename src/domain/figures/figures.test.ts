import { expect, test } from "vitest";
import { inUnit, ownUnit } from "./figure-units.ts";
import { columnsOf, figureOf, figuresOf, rangesOf } from "./figures.ts";

const product = (...lines: string[]) => ({ specifications: lines.join("\n") });
const stated = (...lines: string[]) =>
  figuresOf(product(...lines)).map(({ name, value }) => [name, "number" in value ? value.number : value]);

test("key figures are the first three of the ordered list, whatever the order of the specification", () => {
  const lines = ["Weight: 80 kg", "Noise level: 68 dB(A)", "Solution tank: 40 L", "Working width: 50 cm"];
  expect(stated(...lines)).toEqual([
    ["working-width", 500],
    ["tank", 40],
    ["sound-level", 68],
  ]);
  expect(figuresOf(product(...lines), 4)).toHaveLength(4);
});

test("a product that states one figure shows one, and one that states none shows none", () => {
  expect(stated("Weight: 3 kg", "Material: steel")).toEqual([["weight", 3]]);
  expect(stated("Material: steel", "Weight: heavy")).toEqual([]);
});

test("the most telling label wins over an earlier line", () => {
  expect(figureOf(product("Brush width: 480 mm", "Working width: 500 mm"), "working-width")?.value).toEqual({
    number: 500,
    unit: "mm",
  });
});

test("a tank or a length is called what it is", () => {
  const names = (line: string) => figuresOf(product(line)).map(({ name }) => name);
  expect(names("Bag capacity: 9 L")).toEqual(["bag"]);
  expect(names("Hopper volume: 45 L")).toEqual(["hopper"]);
  expect(names("Tank capacity: 40 L")).toEqual(["tank"]);
  expect(names("Handle length: 140 cm")).toEqual(["handle"]);
});

test("what is counted is told as the product says it", () => {
  expect(figuresOf(product("Pack: 3 shoes"))[0]?.counted).toBe("shoes");
  expect(figuresOf(product("Capacity: 500"))[0]?.counted).toBe("");
});

test("a table has a column for what half of its products state, and none for packs", () => {
  const rows = [
    product("Diameter: 100 mm", "Grit: 400", "Pack: 3 pads"),
    product("Diameter: 17 in", "Pack: 5 pads"),
    product("Diameter: 20 cm", "Pack: 5 pads"),
  ];
  expect(columnsOf(rows)).toEqual([{ key: "diameter", name: "diameter", unit: "mm" }]);
  expect(columnsOf(rows.slice(0, 2)).map(({ key }) => key)).toEqual(["diameter", "grit"]);
  expect(columnsOf([])).toEqual([]);
});

test("tanks and bags together have a column of another name, and different measures no common unit", () => {
  expect(columnsOf([product("Bag capacity: 9 L"), product("Tank capacity: 40 L")])).toEqual([
    { key: "tank", name: "holds", unit: "L" },
  ]);
  expect(columnsOf([product("Pack size: 5 L"), product("Pack size: 10 kg")])[0]?.unit).toBeNull();
});

test("less than one of a unit is told in the smaller one, in a column only where all are less", () => {
  const volume = (text: string) => product(`Volume: ${text}`);
  expect(columnsOf([volume("100 ml"), volume("250 ml")])[0]?.unit).toBe("ml");
  expect(columnsOf([volume("750 ml"), volume("5 L")])[0]?.unit).toBe("L");
  const value = { number: 0.75, unit: "L" };
  expect(inUnit(value, ownUnit(value))).toEqual({ number: 750, unit: "ml" });
  expect(ownUnit({ from: 0.5, to: 2, unit: "h" })).toBe("h");
});

test("a length is told in metres where all are two metres or more", () => {
  const hose = (text: string) => product(`Hose length: ${text}`);
  expect(columnsOf([hose("3.5 m"), hose("20 m")])[0]?.unit).toBe("m");
  expect(columnsOf([hose("1.5 m"), hose("20 m")])[0]?.unit).toBe("mm");
  expect(inUnit({ number: 20000, unit: "mm" }, "m")).toEqual({ number: 20, unit: "m" });
  expect(rangesOf([hose("9 m"), hose("50 m")])).toEqual([{ name: "hose", from: 9, to: 50, unit: "m" }]);
});

test("a range is told where half of the products state the figure in one unit and differ in it", () => {
  const rows = [product("Bag capacity: 3 L"), product("Tank capacity: 190 L"), product("Weight: 4 kg")];
  expect(rangesOf(rows)).toEqual([{ name: "holds", from: 3, to: 190, unit: "L" }]);
  expect(rangesOf([...rows, product("Weight: 9 kg")])).toEqual([
    { name: "holds", from: 3, to: 190, unit: "L" },
    { name: "weight", from: 4, to: 9, unit: "kg" },
  ]);
  expect(rangesOf([product("Weight: 4 kg"), product("Weight: 4 kg")])).toEqual([]);
});
