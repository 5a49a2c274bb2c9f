import * as v from "valibot";
import { MOST_STORED } from "../limits.ts";
import { dayNumber, startOfDay } from "../company/opening-hours.ts";

/** What a line of the record can be about. */
export const RECORD_KINDS = [
  "inquiry",
  "product",
  "brand",
  "category",
  "synonym",
  "company",
  "staff",
  "backup",
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** In the place of a person: what the office does by itself. */
export const BY_ITSELF = "itself";

const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** Which lines of the record are listed: with which words, about what, by whom, of which day in Bahrain. */
export const recordFilterSchema = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  kind: v.optional(v.picklist(RECORD_KINDS)),
  staff: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  day: v.optional(day),
});

export type RecordFilter = v.InferOutput<typeof recordFilterSchema>;

/** The same, and the line that a further page begins before. */
export const recordPageSchema = v.object({
  ...recordFilterSchema.entries,
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), v.maxValue(MOST_STORED))),
});

/** The first moment of a day in Bahrain, and the first that is after it. */
export function boundsOfDay(date: string): { from: string; to: string } {
  const number = dayNumber(Date.parse(date));
  const iso = (at: number) => new Date(startOfDay(at)).toISOString();
  return { from: iso(number), to: iso(number + 1) };
}
