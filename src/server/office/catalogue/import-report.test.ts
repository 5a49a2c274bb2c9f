import { expect, test } from "vitest";
import type { Plan } from "../../../catalogue/import/plan.ts";
import importTexts from "../../../content/en/import.ts";
import type { CellFault, KindName } from "../../../domain/catalogue/import-faults.ts";
import { MOST_REPORTED } from "../../../domain/office/import-report.ts";
import { PRODUCT_COLUMNS } from "../../../catalogue/columns.ts";
import { imports } from "../../../content/en/office/imports.ts";
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

const given = {
  hash: "hash",
  texts: importTexts,
  isThere: (url: string) => url !== "/attached-assets/gone.avif",
};

const rows = Array.from({ length: MOST_REPORTED + 50 }, (_, at) => at + 2);

test("shows the first rows of each sort, and counts all; a row that is wrong twice is one", () => {
  const cells = { "article number": "A-1", brand: "SULO", name: "Bin" };
  const differences = [{ column: "price", from: "", to: "5.00" }];
  const report = reportOf(
    plan({
      added: rows.map((row) => ({ row, cells })),
      changed: rows.map((row) => ({ row, stored: { id: "bin", cells, active: true }, cells, differences })),
      bad: [...rows, 2].map((row) => ({
        row,
        column: "price",
        label: "A-1 · SULO · Bin",
        given: "-5",
        fault: { code: "negativePrice" },
      })),
      notes: [{ code: "unknownColumn", column: "Prices", meant: "price" }],
    }),
    given,
  );
  expect(report.counts).toEqual({ kind: "products", added: 250, changed: 250, unchanged: 5, bad: 250 });
  expect([report.added, report.changed, report.bad].map(({ length }) => length)).toEqual([200, 200, 200]);
  expect(report.added[0]).toEqual({ row: 2, label: "A-1 · SULO · Bin" });
  expect(report.changed.at(-1)).toEqual({ row: 201, label: "A-1 · SULO · Bin", differences });
  expect(report.bad[0]).toEqual({
    row: 2,
    column: "price",
    label: "A-1 · SULO · Bin",
    given: "-5",
    reason: "A price cannot be negative.",
  });
  expect(report.notes).toEqual([
    "The column “Prices” is not known and was left out. If it is “price”, call it so in the first row.",
  ]);
  expect(report).toMatchObject({ version: 7, hash: "hash", switchesOff: null });
});

test("tells how much it takes off the site only where that is more than a tenth", () => {
  const of = (switchedOff: number) => reportOf(plan({ switchedOff }), given).switchesOff;
  expect([of(2), of(3)]).toEqual([null, { count: 3, active: 20 }]);
});

test("shows of a wrong cell what its reason doesn't say, and not all of a long one", () => {
  const bad = (cell: string, fault: CellFault) =>
    reportOf(plan({ bad: [{ row: 2, column: "fits", label: "", given: cell, fault }] }), given).bad[0]?.given;
  expect(bad("X-1", { code: "unknownRelation", article: "X-1" })).toBe("");
  expect(bad("soon", { code: "notYesOrNo" })).toBe("soon");
  expect(bad("a".repeat(500), { code: "notYesOrNo" })).toBe(`${"a".repeat(119)}…`);
});

test("counts what visitors see at once, but for what is kept off the site or has no such state", () => {
  const added = ["yes", "no", "yes"].map((active, at) => ({ row: at + 2, cells: { active } }));
  const live = (kind: KindName) => reportOf(plan({ kind, added }), given).live;
  expect([live("products"), live("brands"), live("synonyms")]).toEqual([2, 2, 0]);
});

test("tells of new pictures that are not there, and of none that the product had before", () => {
  const stored = { id: "bin", active: true, cells: { image: "/attached-assets/gone.avif" } };
  const cells = {
    image: "/attached-assets/there.avif",
    "more images": "/attached-assets/gone.avif | Behind",
  };
  const notes = (changes: Partial<Plan>) => reportOf(plan(changes), given).notes;
  expect(notes({ changed: [{ row: 2, stored, cells, differences: [] }] })).toEqual([]);
  expect(notes({ added: [5, 4].map((row) => ({ row, cells })) })).toEqual([
    "There is no picture “/attached-assets/gone.avif” (row 4, and 1 more): the site shows none until it is sent under Pictures of the product.",
  ]);
});

test("names every column of a file of products", () => {
  expect(Object.keys(imports.columns.of)).toEqual(PRODUCT_COLUMNS.map(({ name }) => name));
});
