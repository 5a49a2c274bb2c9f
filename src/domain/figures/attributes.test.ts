import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ATTRIBUTE_KINDS } from "./attribute-kinds.ts";
import type { Value } from "./attribute-value.ts";
import { attributesOf, readAttributes, unreadable } from "./attributes.ts";

const valueOf = (line: string) => readAttributes(line)[0]?.value;
const number = (amount: number, unit: string) => ({ number: amount, unit });
const range = (from: number | null, to: number | null, unit: string) => ({ from, to, unit });

const READ: readonly [string, Value | null][] = [
  ["Working width: 508 mm", number(508, "mm")],
  ["Working width: 50cm", number(500, "mm")],
  ["Diameter: 432 mm (17 in)", number(432, "mm")],
  ["Pad diameter: 17 in", number(431.8, "mm")],
  ['Diameter: 1 1/2"', number(38.1, "mm")],
  ["Hose length: 2.5 m", number(2500, "mm")],
  ["Width (cm): 45", number(450, "mm")],
  ["Weight [kg]: 12,5", number(12.5, "kg")],
  ["weight: 1,240 g", number(1.24, "kg")],
  ["Weight: 4.5\u00a0kg", number(4.5, "kg")],
  ["Weight: 240 g/m²", number(240, "g/m²")],
  ["Machine weight: 45 kg or more", range(45, null, "kg")],
  ["Solution tank: 45 l", number(45, "L")],
  ["Bucket capacity: 2 × 17 L", { number: 17, unit: "L", times: 2 }],
  ["Battery voltage: 2 x 24 V", { number: 24, unit: "V", times: 2 }],
  ["Voltage: 230 V, 50 Hz, single-phase", number(230, "V")],
  ["Capacity: 500 sheets", number(500, "")],
  ["Pack: 20 packs, 5,000 covers", number(20, "")],
  ["Dose: 0.085 ml", number(0.085, "ml")],
  ["Dose: 0.5 / 1.0 / 1.5 ml", range(0.5, 1.5, "ml")],
  ["Dry capacity: 15 L", number(15, "L")],
  ["Bond: Medium, metal", { choice: "medium" }],
  ["Bond: Copper and resin hybrid", { choice: "hybrid" }],
  ["Dose: 20 ml/L", number(20, "ml/L")],
  ["Dose: 25 g/L", number(25, "g/L")],
  ["Run time: up to 90 min", range(null, 1.5, "h")],
  ["Run time: 250 h at 2 ml/h", number(250, "h")],
  ["Drying time: 2 to 4 h", range(120, 240, "min")],
  ["Drying time: 30 s - 5 min", range(0.5, 5, "min")],
  ["Productivity: 2,800 m²/h", number(2800, "m²/h")],
  ["Airflow: 40 L/s", number(144, "m³/h")],
  ["Suction: 24 kPa", number(240, "mbar")],
  ["Pump pressure: about 8 bar", number(8, "bar")],
  ["Motor power: 2.2 kW", number(2200, "W")],
  ["Max. speed: 175–350 rpm", range(175, 350, "rpm")],
  ["MAX SPEED: 800 - 400 rpm", range(400, 800, "rpm")],
  ["Noise level: ≤ 66 dB(A)", range(null, 66, "dB(A)")],
  ["pH: 11.5 - 12", range(11.5, 12, "pH")],
  ["pH: pH 7", number(7, "pH")],
  ["pH (concentrate): below 1", range(null, 1, "pH")],
  ["Dilution: 1:50", number(50, "1:")],
  ["Dilution: 1:1,000, neat on joints", number(1000, "1:")],
  ["Dilution: 1:100 daily, 1:50 for heavy soil", range(50, 100, "1:")],
  ["Dilution: 2.5 % in hot water", number(2.5, "%")],
  ["Dilution: dosed neat by pump", { choice: "neat" }],
  ["Grit: P80", number(80, "grit")],
  ["Diamond grit: 30/40 mesh", range(30, 40, "grit")],
  ["Storage: 5–40 °C", null],
  ["Dust class: m", { choice: "M" }],
  ["Shelf life: 2 years", number(24, "months")],
];

test.each(READ)("reads %j", (line, expected) => {
  expect(valueOf(line)).toEqual(expected);
});

const UNREADABLE = [
  "Working width: 508",
  "Working width: 450 x 330 mm",
  "Working width: 508 kg",
  "Working width: wide",
  "Weight: 1,20,3 kg",
  "Max. speed: 1 200 rpm",
  "Voltage: 230 V-50 Hz",
  "Dose: 12 ml/m²",
  "Pack: 5 kg",
  "Pack size: 5 L to 6 kg",
  "Capacity: 5 L – 6",
  "Pack: 5:30",
  "Capacity: 4 x 6 in",
  "Power: 4 × C cell, 6 V DC",
  "pH: 20",
  "pH: neutral",
  "Grit: 400 800",
  'Diameter: 1/0"',
  "Dilution: see label",
  "Dust class: M and H",
  "Bond: strong",
  `Weight: ${"9".repeat(400)} kg`,
];

test.each(UNREADABLE)("keeps %j as text, and reports it", (line) => {
  const attributes = readAttributes(line);
  expect(attributes.map(({ value }) => value)).toEqual([null]);
  expect(unreadable(attributes)).toEqual(attributes);
});

test("a label names its kind in any case, and what stands in brackets is kept", () => {
  expect(readAttributes("NOISE  LEVEL (eco): 54 dB(A)\nBlade: steel\nMaterial: ABS\nloud")).toEqual([
    {
      key: "sound-level",
      label: "NOISE  LEVEL (eco)",
      text: "54 dB(A)",
      of: "eco",
      value: number(54, "dB(A)"),
    },
    { key: null, label: "Blade", text: "steel", of: null, value: null },
    { key: "material", label: "Material", text: "ABS", of: null, value: null },
    { key: null, label: "", text: "loud", of: null, value: null },
  ]);
  expect(unreadable(readAttributes("Blade: steel\nMaterial: ABS\nloud"))).toEqual([]);
});

const labels = ATTRIBUTE_KINDS.flatMap((kind) => kind.labels);

test("no two kinds have one key or one label", () => {
  const keys = ATTRIBUTE_KINDS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
});

test("the guide to catalogue files names every label", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/catalogue-file.md"), "utf8");
  const parts = guide.split(/[,:]\s|\n- |\n\n/);
  const named = new Set(parts.map((part) => part.trim().replaceAll(/\s+/g, " ")));
  expect(labels.filter((label) => !named.has(label))).toEqual([]);
});

test("any text is read without a failure and without a loss", () => {
  const word = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(
      ...labels,
      "up to",
      "–",
      "to",
      "×",
      "/",
      ":",
      "1:50",
      "508",
      "1,200",
      "mm",
      "ml/L",
      "%",
      '"',
      "(",
      ")",
    ),
  );
  const text = fc.array(word).map((words) => words.join(" "));
  const line = fc.tuple(fc.constantFrom(...labels), text).map(([label, value]) => `${label}: ${value}`);
  const bare = (whole: string) => whole.replaceAll(/[\s:]/g, "");
  fc.assert(
    fc.property(fc.array(fc.oneof(text, line)), (lines) => {
      const specifications = lines.join("\n");
      const attributes = readAttributes(specifications);
      expect(bare(attributes.map(({ label, text: value }) => label + value).join(""))).toBe(
        bare(specifications),
      );
      for (const { value } of attributes) {
        const numbers = Object.values(value ?? {}).filter((part) => typeof part === "number");
        expect(numbers.every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test("a product's specification is read once", () => {
  const product = { specifications: "Weight: 5 kg" };
  expect(attributesOf(product)).toBe(attributesOf(product));
});
