import { expect, test } from "vitest";
import { isRead, readingOf } from "./search-reading.ts";

const reads = (q: string, text: string) => {
  const reading = readingOf(q);
  return reading !== null && isRead({ name: text, description: "" }, reading);
};

test.each([
  ["scrubber dryer", "Compact Scrubber-Dryer, 50 cm"],
  ["scrubber dry", "Compact Scrubber-Dryer, 50 cm"],
  ["SCRUBBER–DRYER", "scrubber dryer"],
  ["scrubber-dryers", "Scrubber-Dryer"],
  ["50cm", "Scrubber, 50 cm"],
  ["50 cm", "Scrubber, 50cm"],
  ["pad 50-cm", "Pad 50 cm"],
  ['17"', "Floor Pad, 17 inch"],
  ["17″ pad", "17 in pad"],
  ['17 "', 'Pad 17"'],
  ["17inch", "Pad 17 in"],
  ["floor pads", "Red Floor Pad"],
  ["soap dispensers", "Soap Dispenser, 1 L"],
  ["squeegee brushes", "Squeegee Brush"],
  ["hand sanitiser", "Hand Sanitizer"],
  ["hand sanitizers", "Hand Sanitiser"],
  ["colour code", "color-code"],
  ["5 liter", "5 litre"],
  ["gray bin", "Grey bin"],
  ["aluminum handle", "Aluminium handle"],
  ["microfiber", "Microfibre"],
])("%j is read in %j", (q, text) => {
  expect(reads(q, text)).toBe(true);
});

test.each([
  ["50cm", "150 cm"],
  ["50cm", "50 cmx"],
  ['17"', "17 interchangeable pads"],
  ["floor pads", "floor paddle"],
  ["pad 17", "pad-170"],
  ["scrubber dryer", "dryer scrubber"],
  ["scrubber dryer", "scrubber and dryer"],
  ["a.c pads", "abc pad"],
])("%j is not read in %j", (q, text) => {
  expect(reads(q, text)).toBe(false);
});

test.each(["scrubber", "COM1061", "17", "glass", "", " ", "-", "–"])(
  "%j is read as nothing else than it is typed",
  (q) => {
    expect(readingOf(q)).toBeNull();
  },
);
