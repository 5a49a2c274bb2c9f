import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import type { CellFault } from "../../domain/catalogue/import-faults.ts";
import { documents } from "./document-cells.ts";
import { exportBytes } from "../export.ts";
import { checkSheet, importSheet } from "../import/import.ts";
import { readSheetBytes } from "../files/read-file.ts";
import { readCatalogue } from "../records.ts";

const read = (cell: string) => documents(cell, { decimalComma: false });
const csv = (text: string) => readSheetBytes("a.csv", new TextEncoder().encode(text));

const SHEET = "safety data sheet | en | 3 | 2026-03-01 | sds/a.pdf";
const MANUAL = "manual | ar |  |  | m.pdf";

/** The files that are there. */
const documentFault = (file: string): CellFault | null =>
  ["sds/a.pdf", "m.pdf"].includes(file) ? null : { code: "documentMissing", file };

test("a cell has a document a line, as an export writes it", () => {
  expect(read(` Safety Data Sheet|EN|3|2026-03-01|sds/a.pdf\r\n\r\n${MANUAL}`)).toBe(`${SHEET}\n${MANUAL}`);
  expect(read(read(`${SHEET}\n${MANUAL}`))).toBe(`${SHEET}\n${MANUAL}`);
  // As /api/products answers it, with the size.
  expect(read(`${SHEET} | 8412`)).toBe(SHEET);
  expect(read("")).toBe("");
});

test.each([
  [`${SHEET}\nsafety data sheet | EN | 4 | | b.pdf`, "documentTwice"],
  [`${SHEET}\nbrochure | en | | | b.pdf`, "documentType"],
  ["manual", "documentParts"],
  [Array.from({ length: 31 }, () => SHEET).join("\n"), "tooManyLines"],
  [`manual | en | | | ${"x".repeat(400)}.pdf`, "tooLong"],
])("a cell that can't be read says why", (cell, code) => {
  expect(() => read(cell)).toThrow(expect.objectContaining({ fault: expect.objectContaining({ code }) }));
});

onBothEngines("documents in a catalogue file", (engine) => {
  test("are imported with the product, exported and imported again without a change", async () => {
    const handle = await engine.open();
    const rows = `article number,name,brand,documents\nA-1,Cleaner,SULO,"${SHEET}\n${MANUAL}"\nA-2,Mop,SULO,\n`;
    await importSheet(handle, await csv(rows), { documentFault });
    const records = await readCatalogue(handle.db);
    expect(records.products.map((product) => product.documents)).toEqual([[SHEET, MANUAL], []]);
    for (const format of ["csv", "xlsx", "json"] as const) {
      const sheet = await readSheetBytes(`a.${format}`, await exportBytes(records, format));
      expect((await importSheet(handle, sheet)).plan).toMatchObject({ unchanged: 2, changed: [], bad: [] });
    }
    // A file without the column leaves them alone, an empty cell takes them away.
    await importSheet(handle, await csv("article number,price\nA-1,2.50\n"));
    expect((await readCatalogue(handle.db)).products[0]?.documents).toEqual([SHEET, MANUAL]);
    await importSheet(handle, await csv("article number,documents\nA-1,\n"));
    expect((await readCatalogue(handle.db)).products[0]?.documents).toEqual([]);
  });

  test("of unknown articles and missing files are faults of their rows, and nothing of these is stored", async () => {
    const handle = await engine.open();
    await importSheet(handle, await csv(`article number,name,brand\nA-1,Cleaner,SULO\nA-2,Mop,SULO\n`));
    const sheet = await csv(
      `article number,documents\nA-1,"${MANUAL}\nmanual | en | | | gone.pdf"\nA-9,${MANUAL}\nA-2,${MANUAL}\n`,
    );
    const { plan } = await importSheet(handle, sheet, { documentFault });
    expect(plan.bad).toMatchObject([
      { row: 2, column: "documents", fault: { code: "documentMissing", file: "gone.pdf" } },
      { row: 3, column: "article number", fault: { code: "unknownArticle", lacking: ["name", "brand"] } },
    ]);
    const stored = (await readCatalogue(handle.db)).products.map((product) => product.documents);
    expect(stored).toEqual([[], [MANUAL]]);
    expect((await checkSheet(handle, sheet, documentFault)).bad).toHaveLength(2);
    // What is stored already is not looked for again, as on another machine than the site's.
    const again = await csv(`article number,name,documents\nA-2,Broom,${MANUAL}\n`);
    const elsewhere = (file: string): CellFault => ({ code: "documentMissing", file });
    expect((await importSheet(handle, again, { documentFault: elsewhere })).plan.bad).toEqual([]);
  });
});
