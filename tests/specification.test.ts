import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Result } from "./support/report.ts";
import {
  isTitled,
  type SpecificationRow,
  specificationRows,
  unheldRows,
} from "./support/specification-rows.ts";

const ROOT = join(import.meta.dirname, "..");
const rows = specificationRows();

test("every row of the specification names its tests, or the reason for none", () => {
  const wrong = rows.filter(({ file, test: title, reason }) =>
    reason === "" ? file === "" || title === "" : file !== "" || title !== "",
  );
  expect(wrong).toEqual([]);
});

test("rows are numbered through, section by section", () => {
  const numbers = [...new Set(rows.map(({ row }) => row))];
  expect(numbers).toEqual(numbers.toSorted());
  for (let section = 1; section <= 9; section++) {
    const own = numbers.filter((number) => number.startsWith(`S${section}.`));
    expect(own).toEqual(own.map((_, index) => `S${section}.${String(index + 1).padStart(2, "0")}`));
    expect(own.length).toBeGreaterThan(0);
  }
});

test("every file that is named is there", () => {
  const files = new Set(rows.filter(({ reason }) => reason === "").map(({ file }) => file));
  expect([...files].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

const FILE = "tests/app/mail.test.ts";
const row: SpecificationRow = { row: "S1.01", says: "Mail", file: FILE, test: "%s is sent", reason: "" };
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
