import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyHours, anyInstant } from "../../../tests/support/sample-hours.ts";
import {
  afterOpenMinutes,
  bahrainTime,
  clock,
  dateInBahrain,
  dayNumber,
  MINUTE,
  openMinutesBetween,
  type OpeningHours,
  openSpans,
  opennessAt,
  spansOfDay,
} from "./opening-hours.ts";

test("Bahrain is three hours ahead, across midnight too", () => {
  expect(bahrainTime(new Date("2026-03-07T22:30:00Z"))).toEqual({ day: 0, minute: 90 });
  expect(dateInBahrain(new Date("2026-03-07T22:30:00Z"))).toBe("2026-03-08");
});

test("minutes read as a clock", () => {
  expect([0, 480, 1110].map(clock)).toEqual(["0:00", "8:00", "18:30"]);
});

test("another day replaces the day of the week, closed or with hours of its own", () => {
  const week = [{ day: 3, open: [[480, 780]] as const }];
  const otherDays = [
    { date: "2026-12-16", open: [] },
    { date: "2026-12-23", open: [[600, 660]] as const },
  ];
  const spansAt = (date: string) =>
    spansOfDay({ week, otherDays }, dayNumber(Date.parse(`${date}T00:00+03:00`))).map(({ from, to }) => [
      bahrainTime(from).minute,
      bahrainTime(to).minute,
    ]);
  expect(spansAt("2026-12-09")).toEqual([[480, 780]]);
  expect(spansAt("2026-12-16")).toEqual([]);
  expect(spansAt("2026-12-23")).toEqual([[600, 660]]);
});

test("open times that overlap or touch are one, whatever their order", () => {
  const week = [
    {
      day: 0,
      open: [
        [600, 720],
        [480, 600],
        [500, 540],
      ] as const,
    },
  ];
  const [span] = spansOfDay({ week, otherDays: [] }, dayNumber(Date.parse("2026-03-08T12:00+03:00")));
  expect(span).toEqual({
    from: Date.parse("2026-03-08T08:00+03:00"),
    to: Date.parse("2026-03-08T12:00+03:00"),
  });
});

test("an open time is over with its last minute", () => {
  const hours: OpeningHours = { week: [{ day: 0, open: [[480, 780]] }], otherDays: [] };
  expect(opennessAt(hours, Date.parse("2026-03-08T12:59:59+03:00"))).toEqual({
    open: true,
    until: new Date("2026-03-08T13:00+03:00"),
  });
  expect(opennessAt(hours, Date.parse("2026-03-08T13:00+03:00"))).toEqual({
    open: false,
    next: new Date("2026-03-15T08:00+03:00"),
  });
});

test("a company without hours never opens", () => {
  const hours = { week: [], otherDays: [] };
  expect(opennessAt(hours, 0)).toEqual({ open: false, next: null });
  expect(afterOpenMinutes(hours, 0, 1)).toBe(null);
});

test("open times come in order and never overlap", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, (hours, at) => {
      let last = -Infinity;
      for (const { from, to } of openSpans(hours, at.getTime())) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(Math.max(from, at.getTime()));
        last = to;
      }
    }),
    { numRuns: 30 },
  );
});

test("so many open minutes later, that many have passed, and it is open or just closed", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, fc.integer({ min: 1, max: 600 }), (hours, at, minutes) => {
      const then = afterOpenMinutes(hours, at, minutes);
      if (!then) return;
      expect(openMinutesBetween(hours, at, then)).toBeCloseTo(minutes, 6);
      expect(opennessAt(hours, then.getTime() - 1).open).toBe(true);
    }),
  );
});

test("open minutes add up over any instant in between, and never exceed the minutes of the clock", () => {
  fc.assert(
    fc.property(anyHours, fc.tuple(anyInstant, anyInstant, anyInstant), (hours, instants) => {
      const [a, b, c] = instants.map(Number).toSorted((one, other) => one - other);
      if (a === undefined || b === undefined || c === undefined) return;
      const between = (from: number, to: number) => openMinutesBetween(hours, from, to);
      expect(between(a, b) + between(b, c)).toBeCloseTo(between(a, c), 6);
      expect(between(a, c)).toBeLessThanOrEqual((c - a) / MINUTE);
      expect(between(c, a)).toBe(0);
    }),
  );
});
