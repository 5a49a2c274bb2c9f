import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import type { Result } from "./support/report.ts";
import {
  isTitled,
  type RequirementRow,
  requirementRows,
  requirementsOf,
  unheldRows,
} from "./support/requirements.ts";

const ROOT = join(import.meta.dirname, "..");
const rows = requirementRows();
const requirements = requirementsOf();
const byNumber = new Map(requirements.map((each) => [each.number, each]));
const tested = new Set(rows.filter(({ file }) => file !== "").flatMap((row) => row.requirements));

test("no number is given twice, and those of a chapter rise", () => {
  const places = requirements.map(({ number }) => number.slice(1).split(".").map(Number));
  const rising = places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  expect(places).toEqual(rising);
  expect(byNumber.size).toBe(requirements.length);
  expect(requirements.length).toBeGreaterThan(200);
});

test("every requirement is held by a test or says why none can, and not both", () => {
  const wrong = requirements.filter(({ number, untested }) => tested.has(number) === untested);
  expect(wrong.map(({ number, text }) => `${number} ${text}`)).toEqual([]);
});

test("every row cites requirements that there are, and names a file with its test or neither", () => {
  const unknown = rows.flatMap((row) => row.requirements.filter((number) => !byNumber.has(number)));
  expect(unknown).toEqual([]);
  expect(rows.filter(({ file, test: title }) => (file === "") !== (title === ""))).toEqual([]);
  const unexplained = rows.filter(
    ({ file, requirements: cited }) =>
      file === "" && !cited.every((number) => byNumber.get(number)?.untested),
  );
  expect(unexplained).toEqual([]);
});

test("every number that code, tests and docs cite is there", () => {
  const cited = ["src", "tests", "bench", "docs"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|css|md)$/.test(entry.name))
      .flatMap((entry) => {
        const path = join(entry.parentPath, entry.name);
        const numbers = readFileSync(path, "utf8").match(/\bR\d+\.\d+\b/g) ?? [];
        return numbers.map((number) => ({ number, path: relative(ROOT, path) }));
      }),
  );
  expect(cited.filter(({ number }) => !byNumber.has(number))).toEqual([]);
});

test("every file that is named is there", () => {
  const files = new Set(rows.map(({ file }) => file).filter((file) => file !== ""));
  expect([...files].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test("a requirement is a list item with its number, over several lines", () => {
  const document = "# 1\n\n- **R1.1** One\n  thing. No test: it is seen.\n- **R1.2** Two:\n\n| R1.3 |\n";
  expect(requirementsOf(document)).toEqual([
    { number: "R1.1", text: "One thing. No test: it is seen.", untested: true },
    { number: "R1.2", text: "Two:", untested: false },
  ]);
});

const FILE = "tests/app/mail.test.ts";
const row: RequirementRow = { requirements: ["R1.1"], says: "Mail", file: FILE, test: "%s is sent" };
const result = (name: string, status: string): Result => ({
  file: FILE,
  title: "a mail is sent",
  name,
  status,
});
const whole = { projects: ["app"], whole: true, skipsCount: true } as const;
const both = (status: string) => [
  result("mail (SQLite) a mail is sent", "passed"),
  result("mail (PostgreSQL) a mail is sent", status),
];

test("a row is held where its test passed in all variants", () => {
  expect(unheldRows([row], both("passed"), whole)).toEqual([]);
});

test.each([
  ["failed in one", both("failed"), "“mail (PostgreSQL) a mail is sent” failed"],
  ["was skipped in one", both("skipped"), "“mail (PostgreSQL) a mail is sent” was skipped"],
  ["was renamed", both("passed").map((each) => ({ ...each, title: "a mail goes out" })), "has no test"],
  ["did not run", [], "did not run"],
])("a row is not held where its test %s", (_, results, fault) => {
  expect(unheldRows([row], results, whole)).toEqual([expect.stringContaining(fault)]);
});

test("a part of the tests answers for what ran alone", () => {
  const part = { ...whole, whole: false };
  expect(unheldRows([row], [], part)).toEqual([]);
  expect(unheldRows([row], both("skipped"), part)).toEqual([]);
  expect(unheldRows([row], both("failed"), part)).toHaveLength(1);
  expect(unheldRows([row], [], { ...whole, projects: ["unit"] })).toEqual([]);
  expect(unheldRows([row], both("skipped"), { ...whole, skipsCount: false })).toEqual([]);
});

test("a title's parameters stand for any value, and nothing else does", () => {
  expect(isTitled("shows 24 of 382 (phone)", "shows 24 of 382 (${viewport})")).toBe(true);
  expect(isTitled("/about, 1 of %", "$path, %i of %")).toBe(true);
  expect(isTitled("is an error: 0", "is an error: %#")).toBe(true);
  expect(isTitled("shows 24 of 382 (phone)", "shows 24")).toBe(false);
  expect(isTitled("shows 24 of 3820", "shows 24 of 382.")).toBe(false);
});
