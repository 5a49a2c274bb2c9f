import { expect, test } from "vitest";
import type { Plan } from "../../../catalogue/import/plan.ts";
import importTexts from "../../../content/en/import.ts";
import { MOST_REPORTED } from "../../../domain/office/import-report.ts";
import { reportOf } from "./import-report.ts";

const plan = (changes: Partial<Plan>): Plan => ({
  kind: "products",
  version: 7,
  added: [],
  changed: [],
  unchanged: 5,
  active: 20,
  switchedOff: 0,
  absent: [],
  hasNameless: false,
  bad: [],
  notes: [],
  ...changes,
});

const rows = Array.from({ length: MOST_REPORTED + 50 }, (_, at) => at + 2);

test("shows the first rows of each sort, and counts all; a row that is wrong twice is one", () => {
  const cells = { "article number": "A-1", brand: "SULO", name: "Bin" };
  const differences = [{ column: "price", from: "", to: "5.00" }];
  const report = reportOf(
    plan({
      added: rows.map((row) => ({ row, cells })),
      changed: rows.map((row) => ({ row, stored: { id: "bin", cells, active: true }, cells, differences })),
      bad: [...rows, 2].map((row) => ({ row, column: "price", fault: { code: "negativePrice" } })),
      notes: [{ code: "unknownColumn", column: "Colour" }],
    }),
    "hash",
    importTexts,
  );
  expect(report.counts).toEqual({ kind: "products", added: 250, changed: 250, unchanged: 5, bad: 250 });
  expect([report.added, report.changed, report.bad].map(({ length }) => length)).toEqual([200, 200, 200]);
  expect(report.added[0]).toEqual({ row: 2, label: "A-1 · SULO · Bin" });
  expect(report.changed.at(-1)).toEqual({ row: 201, label: "A-1 · SULO · Bin", differences });
  expect(report.bad[0]).toEqual({ row: 2, column: "price", reason: "A price cannot be negative." });
  expect(report.notes).toEqual(["The column “Colour” is not known and was left out."]);
  expect(report).toMatchObject({ version: 7, hash: "hash", switchesOff: null });
});

test("tells how much it takes off the site only where that is more than a tenth", () => {
  const of = (switchedOff: number) => reportOf(plan({ switchedOff }), "", importTexts).switchesOff;
  expect([of(2), of(3)]).toEqual([null, { count: 3, active: 20 }]);
});
