import * as fc from "fast-check";
import { expect, test } from "vitest";
import { spread } from "./spread.ts";

test("a list is never longer than asked for, keeps its order, and both its ends", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 2, max: 40 }), (length, most) => {
      const list = Array.from({ length }, (_, n) => n);
      const shown = spread(list, most);
      expect(shown).toHaveLength(Math.min(length, most));
      expect([shown[0], shown.at(-1)]).toEqual([list[0], list.at(-1)]);
      expect([...new Set(shown)]).toEqual(shown.toSorted((a, b) => a - b));
    }),
  );
});
