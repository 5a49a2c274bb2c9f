import { expect, test } from "vitest";
import type { Product } from "./product.ts";
import { soundLevel, soundScale } from "./sound-level.ts";

const machine = (id: string, specifications: string, category = "Equipments"): Product => ({
  id,
  name: id,
  brand: "NUMATIC",
  category,
  subcategory: null,
  description: "",
  features: [],
  specifications,
  imageUrl: null,
  productUrl: null,
  serialNumber: null,
  price: null,
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
});

test("the sound level is read from its own line, whatever it is called", () => {
  expect(soundLevel({ specifications: "Weight: 8 kg\nNoise level: 54 dB(A)" })).toBe(54);
  expect(soundLevel({ specifications: "Noise: 62.5 dB(A)" })).toBe(62.5);
  expect(soundLevel({ specifications: "Sound pressure: 70dB" })).toBe(70);
});

test("no level is read from other lines, or from words", () => {
  expect(soundLevel({ specifications: "Alarm: 80 dB(A)\nNoise level: low\n54 dB(A)" })).toBeNull();
  expect(soundLevel({ specifications: "" })).toBeNull();
});

test("the scale runs from quiet to loud; only machines count as quiet machines", () => {
  const scale = soundScale([
    machine("loud", "Noise level: 78 dB(A)"),
    machine("silent sheet", "Weight: 3 kg"),
    machine("diffuser", "Noise: 22 dB(A)", "Washroom Hygiene"),
    machine("a", "Noise level: 60 dB(A)", "Floor Care Equipment"),
    machine("b", "Noise level: 54 dB(A)"),
    machine("c", "Noise level: 66 dB(A)", "Industrial Vacuum Cleaners"),
  ]);
  expect(scale.all.map(({ level }) => level)).toEqual([22, 54, 60, 66, 78]);
  expect(scale.quietMachines.map(({ id }) => id)).toEqual(["b", "a", "c"]);
});
