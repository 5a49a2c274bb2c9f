import * as v from "valibot";
import { KIND_NAMES } from "../catalogue/import-faults.ts";
import { MOST_STORED } from "../limits.ts";

/** A report shows so many rows that are wrong, changed or new, and counts all. */
export const MOST_REPORTED = 200;

/** What comes with a file beside the bytes: the name that it had. */
export const importFileSchema = v.object({ name: v.pipe(v.string(), v.maxLength(1000)) });

/** What was checked is what is taken over: the same catalogue, and the same bytes. */
export const importSchema = v.object({
  ...importFileSchema.entries,
  version: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(MOST_STORED)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Whether more than a tenth of the catalogue may be switched off. */
  force: v.optional(v.literal("1")),
});

/** The formats in which the whole catalogue is saved. */
export const savedCatalogueSchema = v.object({ format: v.picklist(["csv", "xlsx"]) });

const countsSchema = v.object({
  kind: v.picklist(KIND_NAMES),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  bad: v.number(),
});

const row = { row: v.number(), label: v.string() };

/** What importing a file would do. The lists are cut, the counts are not. */
export const importReportSchema = v.object({
  version: v.number(),
  hash: v.string(),
  counts: countsSchema,
  /** `column` is "" where the whole row is meant; a row may have several faults. `given` is what the cell holds, "" where the reason says it. */
  bad: v.array(v.object({ ...row, column: v.string(), given: v.string(), reason: v.string() })),
  added: v.array(v.object(row)),
  changed: v.array(
    v.object({
      ...row,
      differences: v.array(v.object({ column: v.string(), from: v.string(), to: v.string() })),
    }),
  ),
  notes: v.array(v.string()),
  /** How many of the new ones visitors see at once. */
  live: v.number(),
  /** How much would be switched off, where that is so much that it is rather a mistake. */
  switchesOff: v.nullable(v.object({ count: v.number(), active: v.number() })),
});

export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** What an import did. */
export const importedSchema = v.object({ counts: countsSchema });

export type ImportCounts = v.InferOutput<typeof countsSchema>;
