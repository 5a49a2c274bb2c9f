import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { migrate, migrationFiles } from "../database/migrate.ts";
import type { Column, ProductRecord } from "./columns.ts";

/** What a new column of products costs: one line here and a migration. */
vi.resetModules();
vi.doMock("./columns.ts", async (original) => {
  const columns = await original<typeof import("./columns.ts")>();
  const { oneLine } = await import("./cells/cells.ts");
  const { optional } = await import("./fields.ts");
  const shelf = { name: "shelf", synonyms: ["rack"], read: oneLine(20), ...optional("shelf") };
  const added: readonly Column<ProductRecord & { shelf: string | null }>[] = [
    ...columns.PRODUCT_COLUMNS,
    shelf,
  ];
  return { ...columns, PRODUCT_COLUMNS: added };
});
afterAll(() => {
  vi.doUnmock("./columns.ts");
  vi.resetModules();
});
const { exportBytes } = await import("./export.ts");
const { importSheet } = await import("./import/import.ts");
const { readSheetBytes } = await import("./files/read-file.ts");
const { readCatalogue } = await import("./records.ts");
const { openCatalogue } = await import("./snapshot.ts");

const folder = mkdtempSync(join(tmpdir(), "migrations-"));
writeFileSync(join(folder, "9000-shelf.sql"), "ALTER TABLE products ADD COLUMN shelf text;\n");
afterAll(() => rmSync(folder, { recursive: true }));

const csv = (text: string) => readSheetBytes("a.csv", new TextEncoder().encode(text));

onBothEngines("a column that is one line and a migration", (engine) => {
  test("comes from a file into database and snapshot, and out in an export", async () => {
    const handle = await engine.open();
    await migrate(handle, [...migrationFiles(), ...migrationFiles(folder)]);
    await importSheet(handle, await csv("name,brand,Rack\nBin,SULO,A 12\nMop,SULO,\n"));
    const { products } = await readCatalogue(handle.db);
    expect(products).toMatchObject([{ shelf: "A 12" }, { shelf: null }]);

    const source = await openCatalogue(handle);
    expect(source.current().byId.get("sulo-bin")).toMatchObject({ name: "Bin", shelf: "A 12" });
    await source.close();

    const { plan } = await importSheet(handle, await csv("name,brand,shelf\nBin,SULO,B 7\n"));
    expect(plan.changed[0]?.differences).toEqual([{ column: "shelf", from: "A 12", to: "B 7" }]);
    for (const format of ["csv", "xlsx", "json"] as const) {
      const bytes = await exportBytes(await readCatalogue(handle.db), format);
      const sheet = await readSheetBytes(`a.${format}`, bytes);
      const column = sheet.header.indexOf("shelf");
      expect(sheet.rows.map(({ cells }) => cells[column])).toEqual(["B 7", ""]);
      expect((await importSheet(handle, sheet)).plan).toMatchObject({ unchanged: 2, changed: [], bad: [] });
    }
  });
});
