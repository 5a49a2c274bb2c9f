import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { type DatabaseHandle, openDatabase } from "../database/connect.ts";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import { importSheet } from "./import/import.ts";
import { readSheetBytes } from "./files/read-file.ts";
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

/** A way to a database on which a word of every query is changed to one that it doesn't know, of the same length. */
async function misunderstood(url: string, word: string, instead: string) {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    client.on("data", (bytes) =>
      database.write(Buffer.from(bytes.toString("latin1").replaceAll(word, instead), "latin1")),
    );
    database.pipe(client);
    client.on("close", () => database.destroy());
    for (const socket of [client, database]) socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    proxied: proxied.href,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

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

  test("shows a change by another connection within a second", async () => {
    const handle = await engine.open();
    const other = await openDatabase(handle.target);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const source = await openCatalogue(handle);
    await add(other, "One");
    vi.advanceTimersByTime(1000);
    await expect.poll(() => source.current().products).toHaveLength(1);
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

  if (engine.name === "PostgreSQL")
    test("shows a change where the engine neither tells of it nor lets us listen", async () => {
      const handle = await engine.open();
      if (handle.target.engine !== "postgres") throw new Error("It is PostgreSQL");
      await sql`CREATE SCHEMA lacking`.execute(handle.db);
      await sql`CREATE FUNCTION lacking.pg_notify(text, text) RETURNS void LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'unknown function' USING ERRCODE = '42883'; END $$`.execute(handle.db);
      const { proxied, close } = await misunderstood(handle.target.url, "LISTEN", "LISTEM");
      const lacking = new URL(proxied);
      lacking.searchParams.set("options", "-c search_path=lacking,pg_catalog,public");
      const other = await openDatabase({ engine: "postgres", url: lacking.href });
      const errors: unknown[] = [];
      const source = await openCatalogue(other, { pollEvery: 20, onError: (error) => errors.push(error) });
      const changed = nextOf(source);
      await add(other, "Polled");
      expect((await changed).products.map(({ name }) => name)).toEqual(["Polled"]);
      expect(errors).toEqual([]);
      await source.close();
      await other.close();
      await close();
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
