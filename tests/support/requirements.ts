import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { projectOf, type ProjectName, type Result } from "./report.ts";

const ROOT = join(import.meta.dirname, "../..");

const schema = v.array(
  v.object({
    /** Numbers of docs/requirements.md. */
    requirements: v.pipe(
      v.string(),
      v.transform((text) => text.split(" ")),
      v.array(v.pipe(v.string(), v.regex(/^R\d+\.\d+$/))),
    ),
    says: v.pipe(v.string(), v.nonEmpty()),
    file: v.string(),
    test: v.string(),
  }),
);

/** A part of some requirements and the test that holds it; file and test are empty where no test can. */
export type RequirementRow = v.InferOutput<typeof schema>[number];

/** Reads requirements.csv. Throws where a row is not of this shape. */
export function requirementRows(): RequirementRow[] {
  return v.parse(schema, parse(readFileSync(join(ROOT, "tests/requirements.csv")), { columns: true }));
}

/** A numbered requirement; `untested` where its text says "No test:" and why. */
export type Requirement = { number: string; text: string; untested: boolean };

/** The requirements of docs/requirements.md, in its order: list items that begin with their number in bold. */
export function requirementsOf(
  document = readFileSync(join(ROOT, "docs/requirements.md"), "utf8"),
): Requirement[] {
  const items = document.matchAll(/^- \*\*(R\d+\.\d+)\*\* (.+(?:\n {2}.+)*)/gm);
  return [...items].map(([, number = "", text = ""]) => ({
    number,
    text: text.replaceAll(/\n\s+/g, " "),
    untested: text.includes("No test:"),
  }));
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
  rows: readonly RequirementRow[],
  results: readonly Result[],
  { projects, whole, skipsCount }: Coverage,
): string[] {
  const byFile = Map.groupBy(results, ({ file }) => file);
  return rows.flatMap(({ requirements, file, test }) => {
    if (file === "" || !projects.includes(projectOf(file))) return [];
    const numbers = requirements.join(" ");
    const ran = byFile.get(file);
    if (!ran) return whole ? [`${numbers}: ${file} did not run`] : [];
    const variants = ran.filter(({ title }) => isTitled(title, test));
    if (variants.length === 0) return [`${numbers}: ${file} has no test “${test}”`];
    return variants.flatMap(({ name, status }) => {
      if (status === "passed" || (status !== "failed" && !(whole && skipsCount))) return [];
      return [`${numbers}: ${file}: “${name}” ${status === "failed" ? "failed" : "was skipped"}`];
    });
  });
}
