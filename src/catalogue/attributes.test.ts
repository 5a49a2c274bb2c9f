import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { checkReport, importReport } from "../../tests/support/import-texts.ts";
import { catalogueVersion } from "../database/catalogue.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { READER } from "../domain/attribute-kinds.ts";
import { importSheet } from "./import.ts";
import { readSheetBytes } from "./read-file.ts";
import { readCatalogue, rereadAttributes } from "./records.ts";

const load = async (handle: DatabaseHandle, text: string) =>
  importSheet(handle, await readSheetBytes("file.csv", new TextEncoder().encode(text)));
const stored = (handle: DatabaseHandle) =>
  handle.db.selectFrom("products").select(["id", "attributes", "attributes_reader"]).orderBy("id").execute();

const QUIET = 'name,brand,specifications\nVacuum,X,"Noise level: 54 dB(A)\nHood: blue\nMaterial: ABS"\n';
const ROWS =
  'name,brand,specifications\nA,X,"Power: 4 × C cell"\nB,X,"Power: 2 × D cell\nWidth: wide"\nC,X,Power: 4 × C cell\n';

onBothEngines("attributes", (engine) => {
  test("are stored with a product, and anew when its specification changes", async () => {
    const handle = await engine.open();
    await load(handle, QUIET);
    const attributes =
      '[{"key":"sound-level","value":{"number":54,"unit":"dB(A)"}},null,{"key":"material","value":null}]';
    expect(await stored(handle)).toEqual([{ id: "x-vacuum", attributes, attributes_reader: READER }]);
    await load(handle, "name,brand,specifications\nVacuum,X,Weight: 5 kg\n");
    const [changed] = await stored(handle);
    expect(changed?.attributes).toBe('[{"key":"weight","value":{"number":5,"unit":"kg"}}]');
  });

  test("of another reader are read again at the start, once, and nothing else changes", async () => {
    const handle = await engine.open();
    await load(handle, `${QUIET}Mop,X,\n`);
    const before = await readCatalogue(handle.db);
    expect(await rereadAttributes(handle)).toBe(0);
    await handle.db
      .updateTable("products")
      .set({ attributes: "[]", attributes_reader: 0 })
      .where("id", "=", "x-vacuum")
      .execute();
    expect(await rereadAttributes(handle)).toBe(1);
    expect(await readCatalogue(handle.db)).toEqual({ ...before, version: before.version + 1 });
    expect(await rereadAttributes(handle)).toBe(0);
    expect(await catalogueVersion(handle.db)).toBe(before.version + 1);
  });

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
