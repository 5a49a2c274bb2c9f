import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";

const ROOT = join(import.meta.dirname, "../..");

export const PROJECTS = ["boundaries", "unit", "app", "faults", "browser"] as const;
export type ProjectName = (typeof PROJECTS)[number];

const schema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  success: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(v.object({ title: v.string(), fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** One test as it ran; `file` is relative to the project, `name` has the titles of its describe blocks before its own. */
export type Result = { file: string; title: string; name: string; status: string };

export type Report = {
  passed: number;
  failed: number;
  skipped: number;
  success: boolean;
  /** When each file began and ended, in milliseconds. */
  files: { file: string; began: number; ended: number }[];
  results: Result[];
};

/** Reads the report that vitest's JSON reporter wrote. */
export function readReport(path: string): Report {
  const read = v.parse(schema, JSON.parse(readFileSync(path, "utf8")));
  const files = read.testResults.map((each) => ({ ...each, file: relative(ROOT, each.name) }));
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests,
    skipped: read.numPendingTests + read.numTodoTests,
    success: read.success,
    files: files.map(({ file, startTime, endTime }) => ({ file, began: startTime, ended: endTime })),
    results: files.flatMap(({ file, assertionResults }) =>
      assertionResults.map(({ title, fullName, status }) => ({ file, title, name: fullName, status })),
    ),
  };
}

/** The vitest project that runs a test file (vitest.config.ts). */
export function projectOf(file: string): ProjectName {
  if (file.startsWith("src/")) return "unit";
  return PROJECTS.find((project) => file.startsWith(`tests/${project}/`)) ?? "boundaries";
}

/** A line for each project that ran: its files' seconds added up, and those from its first file's begin to its last's end. */
export function timesOf({ files }: Pick<Report, "files">): string[] {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);
  return PROJECTS.flatMap((project) => {
    const own = files.filter(({ file }) => projectOf(file) === project);
    if (own.length === 0) return [];
    const sum = own.reduce((total, { began, ended }) => total + ended - began, 0);
    const wall = Math.max(...own.map(({ ended }) => ended)) - Math.min(...own.map(({ began }) => began));
    return [
      `${project.padEnd(10)}${String(own.length).padStart(4)} files ${seconds(sum)} in all ${seconds(wall)} on the clock`,
    ];
  });
}
