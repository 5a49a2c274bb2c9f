import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyHours, anyInstant, HOURS, inBahrain } from "../../../tests/support/sample-hours.ts";
import { dayLine } from "./day-line.ts";
import { clockAt } from "../company/opening-hours.ts";

const NOW = inBahrain("2026-11-22 10:42");
const times = (now: Date) =>
  dayLine(HOURS, now).segments.map(({ from, to, day }) => `${day} ${clockAt(from)}-${clockAt(to)}`);

test("the line has today's open times and the first of the next open day", () => {
  expect(times(NOW)).toEqual(["0 8:00-13:00", "0 15:00-18:30", "1 8:00-13:00"]);
  expect(times(inBahrain("2026-11-19 10:00"))).toEqual(["0 8:00-13:00", "2 8:00-13:00"]);
});

test("a day off shows the whole next day", () => {
  expect(times(inBahrain("2026-11-20 10:00"))).toEqual(["1 8:00-13:00", "1 15:00-18:30"]);
});

test("what was before today stands at the head, and what comes after the line has no place", () => {
  const { place, segments } = dayLine(HOURS, NOW);
  const [first] = segments;
  expect(place(inBahrain("2026-11-21 17:30"))).toBeLessThan(first?.at ?? 0);
  expect(place(inBahrain("2026-11-22 08:00"))).toBe(first?.at);
  expect(place(inBahrain("2026-11-23 13:01"))).toBe(null);
});

test("on any line, later instants lie further along it, and all of them on it", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, fc.nat(48 * 60), fc.nat(48 * 60), (hours, now, a, b) => {
      const { place, segments } = dayLine(hours, now);
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map((minutes) =>
        place(now.getTime() + minutes * 60_000),
      );
      if (early == null || late == null) return;
      expect(early).toBeGreaterThanOrEqual(0);
      expect(late).toBeGreaterThanOrEqual(early - 1e-9);
      expect(late).toBeLessThanOrEqual(1 + 1e-9);
      const last = segments.at(-1);
      if (last) expect(last.at + last.size).toBeCloseTo(1, 9);
    }),
  );
});
