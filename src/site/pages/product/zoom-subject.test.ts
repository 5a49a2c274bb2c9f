import { expect, test } from "vitest";
import { subjectOf, WHOLE } from "./zoom-subject.ts";

const SIDE = 10;

/** A ground that darkens downwards, and on it points of another colour. */
function picture(points: readonly (readonly [x: number, y: number])[]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) pixels.fill(230 - 10 * y, y * SIDE * 4, (y + 1) * SIDE * 4);
  for (const [x, y] of points) pixels.fill(40, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
  return pixels;
}

test("the subject is what differs from the ground of its line", () => {
  const points = [
    [2, 4],
    [6, 5],
    [4, 8],
  ] as const;
  expect(subjectOf(picture(points), SIDE)).toEqual({ x: 0.2, y: 0.4, width: 0.5, height: 0.5 });
});

test("a picture of nothing but ground is its own subject", () => {
  expect(subjectOf(picture([]), SIDE)).toEqual(WHOLE);
});
