import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { putRows, readTables } from "./catalogue/catalogue.ts";
import { openDatabase } from "./connect.ts";
import { NoDatabaseError, openExisting } from "./existing.ts";
import { migrate, migrationFiles } from "./migrate.ts";

onBothEngines("opening what exists", (engine) => {
  test("a database without a catalogue is refused", async () => {
    const target = await engine.target();
    for (const access of ["read", "write"] as const) {
      await expect(openExisting(target, access)).rejects.toThrow(NoDatabaseError);
    }
    if (target.engine === "sqlite") expect(existsSync(target.file)).toBe(false);
  });

  test("an older one is brought up to date for writing only", async () => {
    const handle = await openDatabase(await engine.target());
    await migrate(handle, migrationFiles().slice(0, 1));
    await expect(openExisting(handle.target, "read")).rejects.toThrow("older");
    await (await openExisting(handle.target, "write")).close();
    const reader = await openExisting(handle.target, "read");
    expect((await readTables(reader.db)).products).toEqual([]);
    await reader.close();
    await handle.close();
  });
});

test("reading a file leaves nothing behind and can't change it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "existing-"));
  const target = { engine: "sqlite", file: join(folder, "a.sqlite") } as const;
  const handle = await openDatabase(target);
  await migrate(handle);
  await handle.close();
  const before = readFileSync(target.file);
  const reader = await openExisting(target, "read");
  const brand = { id: "x", name: "X", name_key: "x", position: 1 };
  await expect(putRows(reader.db, "brands", [brand])).rejects.toThrow(/readonly/);
  await reader.close();
  expect(readdirSync(folder)).toEqual(["a.sqlite"]);
  expect(readFileSync(target.file).equals(before)).toBe(true);
  writeFileSync(join(folder, "b.sqlite"), "");
  await expect(openExisting({ engine: "sqlite", file: join(folder, "b.sqlite") }, "read")).rejects.toThrow(
    NoDatabaseError,
  );
  rmSync(folder, { recursive: true });
});
