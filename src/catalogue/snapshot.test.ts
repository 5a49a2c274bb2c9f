import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { type DatabaseHandle, openDatabase } from "../database/connect.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import { importSheet } from "./import.ts";
import { readSheetBytes } from "./read-file.ts";
import { seedWhenEmpty } from "./seed.ts";
import { type CatalogueSource, openCatalogue } from "./snapshot.ts";

const run = promisify(execFile);
const SAMPLE = join(import.meta.dirname, "../../catalogue");

const add = async (handle: DatabaseHandle, name: string) =>
  importSheet(handle, await readSheetBytes("a.csv", new TextEncoder().encode(`name,brand\n${name},X\n`)));
const nextOf = (source: CatalogueSource) =>
  new Promise<Catalogue>((resolve) => {
    const stop = source.onChange((catalogue) => {
      stop();
      resolve(catalogue);
    });
  });

onBothEngines("the snapshot", (engine) => {
  test("shows another connection's change, on PostgreSQL without asking for it", async () => {
    const handle = await engine.open();
    const other = await openDatabase(handle.target);
    // SQLite has no notifications, so there the version is polled.
    const source = await openCatalogue(handle, { pollEvery: engine.name === "SQLite" ? 20 : 3_600_000 });
    const changed = nextOf(source);
    await add(other, "One");
    const catalogue = await changed;
    expect(catalogue.products.map(({ id }) => id)).toEqual(["x-one"]);
    expect(source.current()).toBe(catalogue);
    expect(Object.isFrozen(catalogue)).toBe(true);
    await source.close();
    await other.close();
  });

  test("refreshes on demand, and once for all who ask at the same time", async () => {
    const handle = await engine.open();
    const source = await openCatalogue(handle, { pollEvery: 3_600_000 });
    const before = source.current();
    await source.refresh();
    expect(source.current()).toBe(before);
    const seen: number[] = [];
    source.onChange(({ version }) => seen.push(version));
    await add(handle, "One");
    await Promise.all([source.refresh(), source.refresh(), source.refresh(), source.refresh()]);
    expect(source.current().products).toHaveLength(1);
    expect(seen).toEqual([source.current().version]);
    await source.close();
  });

  test("stays while the database is away, and says so once", async () => {
    const handle = await engine.open();
    const own = await openDatabase(handle.target);
    await add(handle, "One");
    const errors: unknown[] = [];
    let heard: () => void = () => undefined;
    const away = new Promise<void>((resolve) => (heard = resolve));
    const source = await openCatalogue(own, {
      pollEvery: 20,
      onError: (error) => {
        errors.push(error);
        heard();
      },
    });
    await own.close();
    await away;
    await expect(source.refresh()).rejects.toThrow();
    await expect(source.refresh()).rejects.toThrow();
    expect(source.current().products).toHaveLength(1);
    expect(errors).toHaveLength(1);
    await source.close();
  });

  // SQLite has no connection to cut.
  if (engine.name === "PostgreSQL")
    test("listens again after its connection was cut", async () => {
      const handle = await engine.open();
      const source = await openCatalogue(handle, { pollEvery: 50 });
      await source.refresh();
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(handle.db);
      const changed = nextOf(source);
      await add(handle, "Two");
      expect((await changed).products).toHaveLength(1);
      await source.close();
    });

  test("the sample is loaded once, also by two processes at once", async () => {
    const handle = await engine.open();
    const script = `
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, "../database/connect.ts"))};
      import { seedWhenEmpty } from ${JSON.stringify(join(import.meta.dirname, "seed.ts"))};
      const handle = await openDatabase(${JSON.stringify(handle.target)});
      console.log(await seedWhenEmpty(handle, ${JSON.stringify(SAMPLE)}));
      await handle.close();`;
    const start = () => run(process.execPath, ["--input-type=module", "--eval", script]);
    const loaded = await Promise.all([start(), start()]);
    expect(loaded.map(({ stdout }) => Number(stdout)).toSorted((a, b) => a - b)).toEqual([0, 382]);
    expect(await seedWhenEmpty(handle, SAMPLE)).toBe(0);
  });
});
