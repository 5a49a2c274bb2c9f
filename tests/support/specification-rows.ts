import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { projectOf, type ProjectName, type Result } from "./report.ts";

const schema = v.array(
  v.object({
    row: v.pipe(v.string(), v.regex(/^S[1-9]\.\d\d$/)),
    says: v.pipe(v.string(), v.nonEmpty()),
    file: v.string(),
    test: v.string(),
    reason: v.string(),
  }),
);

/** What the specification says, and the test that holds it, or why none does. */
export type SpecificationRow = v.InferOutput<typeof schema>[number];

/** Reads specification.csv. Throws where a row is not of this shape. */
export function specificationRows(): SpecificationRow[] {
  const text = readFileSync(join(import.meta.dirname, "../specification.csv"));
  return v.parse(schema, parse(text, { columns: true }));
}

/** `${viewport}`, `$path` and `%s` of a title, which are values in the report. */
const PARAMETER = /\$\{[^}]*\}|\$[\w.]+|%[sdifjoOc#]/;

/** Whether a title of the report comes from this title of the source. */
export function isTitled(title: string, source: string): boolean {
  const parts = source.split(PARAMETER).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`, "s").test(title);
}

/** What a run was to cover. */
export type Coverage = {
  /** The projects that ran. */
  projects: readonly ProjectName[];
  /** False where only some files or tests were asked for: what did not run is not held against it then. */
  whole: boolean;
  /** Whether a skipped test counts as a fault. */
  skipsCount: boolean;
};

/**
 * Holds the rows against what ran: each named test must be in the report, with all its variants (engines, widths,
 * parameters) passed. Returns a line for each that is not.
 */
export function unheldRows(
  rows: readonly SpecificationRow[],
  results: readonly Result[],
  { projects, whole, skipsCount }: Coverage,
): string[] {
  const byFile = Map.groupBy(results, ({ file }) => file);
  return rows.flatMap(({ row, file, test, reason }) => {
    if (reason !== "" || !projects.includes(projectOf(file))) return [];
    const ran = byFile.get(file);
    if (!ran) return whole ? [`${row}: ${file} did not run`] : [];
    const variants = ran.filter(({ title }) => isTitled(title, test));
    if (variants.length === 0) return [`${row}: ${file} has no test “${test}”`];
    return variants.flatMap(({ name, status }) => {
      if (status === "passed" || (status !== "failed" && !(whole && skipsCount))) return [];
      return [`${row}: ${file}: “${name}” ${status === "failed" ? "failed" : "was skipped"}`];
    });
  });
}
