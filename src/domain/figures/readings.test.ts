import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { ATTRIBUTE_KINDS, DUST_CLASSES } from "./attribute-kinds.ts";
import { readAttributes } from "./attributes.ts";
import {
  contactTimes,
  dustClassOf,
  phPlaces,
  phReading,
  productsByDustClass,
  quietVacuums,
  readingsOf,
  soundLevel,
  soundScale,
} from "./readings.ts";

test.each([
  ["Pack size: 5 L\npH (concentrate): 7.5", { value: 7.5, written: "7.5", of: "concentrate" }],
  ["pH (as supplied): below 1", { value: 0.5, written: "below 1", of: "as supplied" }],
  ["pH (1 % solution): 12.5", { value: 12.5, written: "12.5", of: "1 % solution" }],
  ["pH: 14", { value: 14, written: "14", of: null }],
  ["pH: 9.0–9.5", { value: 9, written: "9.0–9.5", of: null }],
])("reads the pH in %j", (specifications, expected) => {
  expect(phReading({ specifications })).toEqual(expected);
});

test.each(["", "Phase: 3", "Photo cell: 2", "pH range tolerated: 5", "pH: neutral", "pH: 20", "pH: below 0"])(
  "finds no pH in %j",
  (specifications) => {
    expect(phReading({ specifications })).toBeNull();
  },
);

test("products with a pH lie from acid to alkaline", () => {
  const places = phPlaces([
    sampleProduct({ id: "oven", specifications: "pH: 14" }),
    sampleProduct({ id: "steam" }),
    sampleProduct({ id: "bowl", specifications: "pH: below 1" }),
    sampleProduct({ id: "a", specifications: "pH: 7.5" }),
  ]);
  expect(places.map(({ id }) => id)).toEqual(["bowl", "a", "oven"]);
});

test("the sound level is read from its own line, whatever it is called", () => {
  expect(soundLevel({ specifications: "Weight: 8 kg\nNoise level: 54 dB(A)" })).toBe(54);
  expect(soundLevel({ specifications: "Noise: 62.5 dB(A)" })).toBe(62.5);
  expect(soundLevel({ specifications: "Sound pressure: 70dB" })).toBe(70);
});

test("of a range of sound levels the louder end counts", () => {
  expect(soundLevel({ specifications: "Noise level: 60–65 dB(A)" })).toBe(65);
  expect(soundLevel({ specifications: "Noise level: ≤ 66 dB(A)" })).toBe(66);
});

test("no level is read from other lines, or from words", () => {
  expect(soundLevel({ specifications: "Alarm: 80 dB(A)\nNoise level: low\n54 dB(A)" })).toBeNull();
  expect(soundLevel({ specifications: "" })).toBeNull();
});

test("the scale runs from quiet to loud; only machines count as quiet machines", () => {
  const machine = (id: string, specifications: string, category = "Equipments") =>
    sampleProduct({ id, specifications, category });
  const scale = soundScale([
    machine("loud", "Noise level: 78 dB(A)"),
    machine("silent sheet", "Weight: 3 kg"),
    machine("diffuser", "Noise: 22 dB(A)", "Washroom Hygiene"),
    machine("a", "Noise level: 60 dB(A)", "Floor Care Equipment"),
    machine("b", "Noise level: 54 dB(A)"),
    machine("c", "Noise level: 66 dB(A)", "Industrial Vacuum Cleaners"),
  ]);
  expect(scale.all.map(({ level }) => level)).toEqual([22, 54, 60, 66, 78]);
  expect(scale.quietMachines.map(({ product }) => product.id)).toEqual(["b", "a", "c"]);
});

test("vacuums up to a level are told by their names, the quietest first", () => {
  const named = (name: string, level: number, category = "Equipments") =>
    sampleProduct({ name, specifications: `Noise level: ${level} dB(A)`, category });
  const found = quietVacuums(
    [
      named("Tub Vacuum", 60),
      named("Silent Vacuum", 54),
      named("Backpack Vacuum", 61),
      named("Single-Disc Machine", 50),
      named("Vacuum Bag", 10, "Washroom Hygiene"),
    ],
    60,
  );
  expect(found.map(({ name, level }) => [name, level])).toEqual([
    ["Silent Vacuum", 54],
    ["Tub Vacuum", 60],
  ]);
});

test("contact times are those of disinfectants and sanitisers, in minutes, the shortest first", () => {
  const named = (name: string, specifications: string) => sampleProduct({ name, specifications });
  const found = contactTimes([
    named("Surface Disinfectant", "Contact time: 5 to 10 min\nDilution: 1:100"),
    named("Oven Cleaner", "Contact time: 30 min"),
    named("Hand Sanitizer", "Volume: 1 L"),
    named("Sanitiser Spray", "Contact time: 60 s"),
    named("Disinfectant", "Contact time: short"),
  ]);
  expect(found.map(({ product, minutes, dilution }) => [product.name, minutes, dilution])).toEqual([
    ["Sanitiser Spray", 1, null],
    ["Surface Disinfectant", 10, "1:100"],
  ]);
});

test.each([
  ["Motor power: 3 kW\nDust class: M", "M"],
  ["dust class: h", "H"],
  ["Dust class: L ", "L"],
  ["Dust class: M and H", null],
  ["Class: M", null],
  ["", null],
])("of %j the dust class is %j", (specifications, expected) => {
  expect(dustClassOf({ specifications })).toBe(expected);
});

test("a line is found by each of its kind's labels, whatever the capitals, spaces and points of it", () => {
  for (const { key, labels, read } of ATTRIBUTE_KINDS) {
    if (!read) continue;
    const words = DUST_CLASSES.some((name) => read(name)) ? "M" : "5";
    for (const label of labels) {
      const [before] = readAttributes(`${label}: ${words}`);
      const odd = `Other: 1\n${label.toUpperCase().replaceAll(" ", " . ")}.: ${words}`;
      expect(readingsOf({ specifications: odd }, key)).toHaveLength(before?.value ? 1 : 0);
    }
  }
});

test("each dust class has its first products, however many of another came before", () => {
  const classes = ["M", "M", "M", "L", "H", "L", "H", "H"];
  const products = classes.map((name, n) =>
    sampleProduct({ id: `${name}${n}`, specifications: `Dust class: ${name}` }),
  );
  const found = productsByDustClass(products, 2);
  expect([found.L, found.M, found.H].map((list) => list.map(({ id }) => id))).toEqual([
    ["L3", "L5"],
    ["M0", "M1"],
    ["H4", "H6"],
  ]);
});
