import fc from "fast-check";
import { expect, test } from "vitest";
import { keepUnitsTogether } from "./product-name.tsx";

const figures = (text: string) =>
  keepUnitsTogether(text)
    .filter(({ isFigure }) => isFigure)
    .map((piece) => piece.text);

test.each([
  ["Backpack Vacuum, 5 L, Corded, 1,000 W", ["5 L", "1,000 W"]],
  ["Mini Scrubber-Dryer, 28 cm, Mains", ["28 cm"]],
  ["Floor Pad, White, 17 in", ["17 in"]],
  ["Set of 3 brushes", []],
  ["Wheeled Bin, 240 l, Green", ["240 l"]],
  ["Floor Cleaner", []],
])("%s", (name, expected) => {
  expect(figures(name)).toEqual(expected);
});

test("nothing is lost or added", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("1", ",", " ", "L", "kg", "é", "0 W") }), (text) => {
      expect(
        keepUnitsTogether(text)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
