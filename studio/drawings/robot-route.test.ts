import { expect, test } from "vitest";
import { BLOCKS, FIELD, routeOf } from "./robot-route.ts";

/** The corners of a path of M, L, H and V steps. */
function corners(path: string): { x: number; y: number }[] {
  let at = { x: 0, y: 0 };
  return [...path.matchAll(/([MLHV])([\d.-]+)(?: ([\d.-]+))?/g)].map(([, step, first, second]) => {
    if (step === "H") at = { ...at, x: Number(first) };
    else if (step === "V") at = { ...at, y: Number(first) };
    else at = { x: Number(first), y: Number(second) };
    return at;
  });
}

test("the robot never drives through anything that stands, and returns to its dock", () => {
  const path = corners(routeOf(FIELD, BLOCKS, { x: 130, y: 470 }));
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (!from) continue;
    for (const block of BLOCKS) {
      const apart =
        Math.max(from.x, to.x) <= block.x ||
        Math.min(from.x, to.x) >= block.x + block.width ||
        Math.max(from.y, to.y) <= block.y ||
        Math.min(from.y, to.y) >= block.y + block.height;
      expect(apart, `${JSON.stringify(from)} to ${JSON.stringify(to)}`).toBe(true);
    }
  }
  expect(path.at(0)).toEqual({ x: 130, y: 470 });
  expect(path.at(-1)).toEqual({ x: 130, y: 484 });
});
