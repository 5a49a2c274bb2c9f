import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { openDatabase } from "./connect.ts";
import { migrate, migrationFiles } from "./migrate.ts";

const run = promisify(execFile);

onBothEngines("migrations", (engine) => {
  test("run once each and are remembered", async () => {
    const handle = await engine.open();
    await migrate(handle);
    const { rows } = await sql<{ name: string }>`SELECT name FROM migrations ORDER BY name`.execute(
      handle.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(migrationFiles().map(({ name }) => name));
    const version = await handle.db.selectFrom("catalogue_version").selectAll().execute();
    expect(version).toEqual([{ id: 1, version: 1 }]);
  });

  test("are safe when several processes start at once", async () => {
    const target = await engine.target();
    const script = `
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, "connect.ts"))};
      import { migrate } from ${JSON.stringify(join(import.meta.dirname, "migrate.ts"))};
      const handle = await openDatabase(${JSON.stringify(target)});
      await migrate(handle);
      await handle.close();`;
    const start = () => run(process.execPath, ["--input-type=module", "--eval", script]);
    await Promise.all([start(), start(), start()]);
    const handle = await openDatabase(target);
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM migrations`.execute(handle.db);
    await handle.close();
    expect(rows).toEqual([{ n: migrationFiles().length }]);
  });

  test("refuse to go on when a landed one was changed", async () => {
    const handle = await engine.open();
    const [first, ...rest] = migrationFiles();
    expect(first).toBeDefined();
    const changed = { ...first, name: first?.name ?? "", script: "", sha256: "other" };
    await expect(migrate(handle, [changed, ...rest])).rejects.toThrow(/0001-catalogue.sql was changed/);
  });

  test("refuse a database that a newer version has migrated, by the name of what it did", async () => {
    const handle = await engine.open();
    const insert = sql`INSERT INTO migrations (name, sha256, applied_at) VALUES ('0099-future.sql', 'x', '')`;
    await insert.execute(handle.db);
    await expect(migrate(handle)).rejects.toThrow(/newer version .*0099-future\.sql/);
  });

  test("leave nothing behind when one of them fails", async () => {
    const handle = await engine.open();
    const files = [
      ...migrationFiles(),
      {
        name: "9998-good.sql",
        script: "CREATE TABLE half (id text); CREATE TABLE done (id text);",
        sha256: "a",
      },
      { name: "9999-bad.sql", script: "CREATE TABEL oops (id text);", sha256: "b" },
    ];
    await expect(migrate(handle, files)).rejects.toThrow();
    await expect(sql`SELECT * FROM half`.execute(handle.db)).rejects.toThrow();
    await migrate(handle);
  });
});
