import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { checkReport, importReport } from "../../../tests/support/import-texts.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { importSheet } from "../import/import.ts";
import { readSheetBytes } from "../files/read-file.ts";

const load = async (handle: DatabaseHandle, text: string) =>
  importSheet(handle, await readSheetBytes("file.csv", new TextEncoder().encode(text)));
const ROWS =
  'name,brand,specifications\nA,X,"Power: 4 × C cell"\nB,X,"Power: 2 × D cell\nWidth: wide"\nC,X,Power: 4 × C cell\n';

onBothEngines("attributes", (engine) => {
  test("that can't be read are counted in the report, where their specification is new or changed", async () => {
    const handle = await engine.open();
    const file = await readSheetBytes("file.csv", new TextEncoder().encode(ROWS));
    const result = await importSheet(handle, file);
    expect(importReport(result).slice(0, 2)).toEqual([
      "3 values of “Power” can't be read as figures and stay text, such as “4 × C cell”, “2 × D cell”.",
      "A value of “Width” can't be read as a figure and stays text: “wide”.",
    ]);
    expect(checkReport(result.plan).join("\n")).toContain("3 values of “Power”");
    const renamed = await load(handle, "name,brand,description\nA,X,New\n");
    expect(renamed.plan.changed).toHaveLength(1);
    expect(renamed.plan.notes).toEqual([]);
  });
});
