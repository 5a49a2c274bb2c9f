import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** What the specification says, where it is held by a test, or why by none. */
const rows = v.parse(
  v.array(
    v.object({
      row: v.pipe(v.string(), v.regex(/^S[1-9]\.\d\d$/)),
      says: v.pipe(v.string(), v.nonEmpty()),
      file: v.string(),
      test: v.string(),
      reason: v.string(),
    }),
  ),
  parse(readFileSync(join(import.meta.dirname, "specification.csv")), { columns: true }),
);

const readOnce = new Map<string, string>();
function textOf(file: string): string {
  const text = readOnce.get(file) ?? readFileSync(join(ROOT, file), "utf8");
  readOnce.set(file, text);
  return text;
}

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

test("every test that is named is there", () => {
  const missing = rows
    .filter(({ reason }) => reason === "")
    .filter(
      ({ file, test: title }) => !['"', "`"].some((mark) => textOf(file).includes(mark + title + mark)),
    );
  expect(missing.map(({ row, file, test: title }) => `${row}: ${file}: ${title}`)).toEqual([]);
});
