import * as fc from "fast-check";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import type { OpeningHours } from "../../src/domain/company/opening-hours.ts";

/** The company's week with National Day, 16 and 17 December 2026, as holidays. */
export const HOURS: OpeningHours = {
  week: DEFAULT_COMPANY.hours,
  otherDays: [
    { date: "2026-12-16", open: [] },
    { date: "2026-12-17", open: [] },
  ],
};

/** An instant written in Bahrain's time: `2026-11-22 10:42`. */
export const inBahrain = (text: string) => new Date(`${text.replace(" ", "T")}:00+03:00`);

const times = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 }))
  .map(([from, long]) => [from, Math.min(from + long, 1440)] as const);
const open = fc.array(times, { maxLength: 3 });

/** Hours that open on some day of the week, so that a due time is always found; other days in January 2026. */
export const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  week: fc
    .tuple(times, fc.array(open, { minLength: 6, maxLength: 6 }))
    .map(([first, others]) => [[first], ...others].map((each, day) => ({ day, open: each }))),
  otherDays: fc.array(
    fc.record({
      date: fc.integer({ min: 1, max: 31 }).map((day) => `2026-01-${String(day).padStart(2, "0")}`),
      open,
    }),
    { maxLength: 4 },
  ),
});

/** Instants around January 2026. */
export const anyInstant = fc
  .integer({ min: Date.parse("2025-12-20T00:00Z"), max: Date.parse("2026-02-10T00:00Z") })
  .map((at) => new Date(at));
