import { expect, test } from "vitest";
import { type Figure, figuresOf } from "./figures.ts";
import { isSameOnAll, scaleOf } from "./figure-scale.ts";

const figures = (...lines: string[]): Figure[] =>
  lines.flatMap((specifications) => figuresOf({ specifications }, 1));

/** The scale of the first of these lines among the others. */
function scale(...lines: string[]) {
  const [own, ...others] = figures(...lines);
  return own ? scaleOf(own, others) : null;
}

const widths = [
  "Working width: 50 cm",
  "Working width: 300 mm",
  "Working width: 900 mm",
  "Working width: 500 mm",
];

test("a figure lies between the least and the most of its peers", () => {
  expect(scale(...widths)).toEqual({
    from: 300,
    to: 900,
    between: [],
    unit: "mm",
    own: [0.3333, 0.3333],
    others: [0, 0.33, 1],
    stated: 4,
    lower: 1,
    higher: 1,
  });
});

test("a range lies between its ends, and another's counts by its middle", () => {
  expect(scale("Dilution: 1:50 to 1:100", "Dilution: 1:40", "Dilution: 1:10 to 1:30")).toMatchObject({
    from: 10,
    to: 100,
    own: [0.4444, 1],
    others: [0.11, 0.33],
    lower: 2,
    higher: 0,
  });
});

test("an axis that is very wide is logarithmic, and says its powers of ten where there is room", () => {
  expect(scale("Grit: 400", "Grit: 16", "Grit: 3000", "Grit: 60")).toMatchObject({
    between: [{ number: 100, at: 0.3501 }],
    own: [0.615, 0.615],
    others: [0, 0.25, 1],
  });
});

test("other things, other units and words are no peers, and fewer than three products no scale", () => {
  expect(scale("Bag capacity: 9 L", "Solution tank: 40 L", "Hopper volume: 45 L")).toBeNull();
  expect(scale("Pack size: 5 L", "Pack size: 5 kg", "Pack size: 10 kg", "Pack size: 20 kg")).toBeNull();
  expect(scale("Dilution: ready to use", "Dilution: 1:10", "Dilution: 1:20")).toBeNull();
  expect(scale(...widths.slice(0, 2))).toBeNull();
});

test("where all state the same there is none", () => {
  expect(scale("Height: 62 cm", "Height: 620 mm", "Height: 62 cm")).toBeNull();
});

test("a figure is the same on all where enough products state it, and none another", () => {
  const isSame = (...lines: string[]) => {
    const [own, ...others] = figures(...lines);
    return own ? isSameOnAll(own, others) : null;
  };
  const alike = ["Working width: 500 mm", "Working width: 500 mm", "Working width: 500 mm"];
  expect(isSame(...alike)).toBe(true);
  expect(isSame(...alike.slice(1))).toBe(false);
  expect(isSame(...alike, "Working width: 510 mm")).toBe(false);
});
