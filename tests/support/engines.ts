import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, describe } from "vitest";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "../../src/database/connect.ts";
import { migrate, migrationFiles } from "../../src/database/migrate.ts";

/** What a test gets from an engine. Whatever it opened is closed and thrown away after the test file. */
export type Engine = {
  name: "SQLite" | "PostgreSQL";
  /** A migrated database of its own, new with every call. */
  open(): Promise<DatabaseHandle>;
  /** A new and still empty database; open and migrate it, or hand it to a process. */
  target(): Promise<DatabaseTarget>;
};

const TEMPLATE_LOCK = 7_204_119;

/** Describes the body twice: on SQLite and on PostgreSQL, the latter skipped loudly without TEST_POSTGRES_URL. */
export function onBothEngines(name: string, body: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => {
    const folder = mkdtempSync(join(tmpdir(), "catalogue-test-"));
    const target = (): Promise<DatabaseTarget> =>
      Promise.resolve({ engine: "sqlite", file: join(folder, `${randomUUID()}.sqlite`) });
    body(engineOver("SQLite", target, target, () => Promise.resolve(rmSync(folder, { recursive: true }))));
  });

  const url = process.env["TEST_POSTGRES_URL"];
  if (url === undefined) {
    console.warn(`NOT TESTED ON POSTGRESQL: ${name} (TEST_POSTGRES_URL is not set)`);
    describe.skip(`${name} (PostgreSQL)`, () =>
      body({ name: "PostgreSQL", open: neverRun, target: neverRun }));
    return;
  }
  describe(`${name} (PostgreSQL)`, () => {
    const names: string[] = [];
    const create = async (template: string): Promise<DatabaseTarget> => {
      const database = `test_${randomUUID().replaceAll("-", "")}`;
      await maintain(url, (client) => client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`));
      names.push(database);
      return { engine: "postgres", url: urlOf(url, database) };
    };
    const drop = () =>
      maintain(url, async (client) => {
        for (const database of names) await client.query(`DROP DATABASE ${database} WITH (FORCE)`);
      });
    const migrated = async () => create(await migratedTemplate(url));
    body(engineOver("PostgreSQL", migrated, () => create("template0"), drop));
  });
}

function engineOver(
  name: Engine["name"],
  migrated: () => Promise<DatabaseTarget>,
  empty: () => Promise<DatabaseTarget>,
  discard: () => Promise<unknown>,
): Engine {
  const handles: DatabaseHandle[] = [];
  afterAll(async () => {
    await Promise.all(handles.map((handle) => handle.close()));
    await discard();
  });
  return {
    name,
    target: empty,
    async open() {
      const handle = await openDatabase(await migrated());
      handles.push(handle);
      await migrate(handle);
      return handle;
    },
  };
}

function neverRun(): Promise<never> {
  return Promise.reject(new Error("A skipped test ran."));
}

async function maintain<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The template is named after the migrations that it went through, so a new migration makes a new one. */
async function migratedTemplate(url: string): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(migrationFiles())).digest("hex").slice(0, 16);
  const template = `template_${hash}`;
  return maintain(url, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`);
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
    if (found.rowCount) return template;
    await client.query(`DROP DATABASE IF EXISTS ${template}_new WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${template}_new TEMPLATE template0`);
    const handle = await openDatabase({ engine: "postgres", url: urlOf(url, `${template}_new`) });
    try {
      await migrate(handle);
    } finally {
      await handle.close();
    }
    await client.query(`ALTER DATABASE ${template}_new RENAME TO ${template}`);
    return template;
  });
}

function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
