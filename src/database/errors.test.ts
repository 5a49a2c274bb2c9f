import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { catalogueVersion } from "./catalogue/catalogue.ts";
import { openDatabase } from "./connect.ts";
import { onBothEngines } from "../../tests/support/engines.ts";
import {
  DatabaseReplacedError,
  DatabaseTimeoutError,
  DatabaseUnavailableError,
  transact,
  translateErrors,
  unavailableReason,
} from "./errors.ts";

const failure = (fields: object, message = "failed") => Object.assign(new Error(message), fields);

test.each([
  ["full", "a full disk", failure({ code: "ERR_SQLITE_ERROR", errcode: 13 })],
  ["locked", "a busy file", failure({ code: "ERR_SQLITE_ERROR", errcode: 5 })],
  ["locked", "a busy snapshot", failure({ code: "ERR_SQLITE_ERROR", errcode: 517 })],
  ["unreachable", "a failing write", failure({ code: "ERR_SQLITE_ERROR", errcode: 778 })],
  ["read-only", "a file without write permission", failure({ code: "ERR_SQLITE_ERROR", errcode: 8 })],
  ["damaged", "a damaged page", failure({ code: "ERR_SQLITE_ERROR", errcode: 11 })],
  ["damaged", "a damaged index", failure({ code: "ERR_SQLITE_ERROR", errcode: 779 })],
  ["damaged", "a file of something else", failure({ code: "ERR_SQLITE_ERROR", errcode: 26 })],
  ["unreachable", "a refused connection", failure({ code: "ECONNREFUSED" })],
  ["unreachable", "a server that shuts down", failure({ code: "57P01" })],
  ["refused", "another password than ours", failure({ code: "28P01" })],
  ["refused", "a server without our database", failure({ code: "3D000" })],
  ["unreachable", "a certificate that has expired", failure({ code: "CERT_HAS_EXPIRED" })],
  ["unreachable", "a certificate of nobody known", failure({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" })],
  ["unreachable", "a server without TLS", failure({}, "The server does not support SSL connections")],
  ["read-only", "a user who may only read", failure({ code: "42501" })],
  ["incomplete", "a database without our tables", failure({ code: "42P01" })],
  ["replaced", "a file that was put in the place of ours", new DatabaseReplacedError()],
  ["full", "a server without room", failure({ code: "53100" })],
  ["locked", "a deadlock", failure({ code: "40P01" })],
  ["locked", "a table that others have locked", failure({ code: "55P03" })],
  ["silent", "a statement that ran too long", failure({ code: "57014" })],
  ["silent", "a server that says nothing", new DatabaseTimeoutError()],
  ["damaged", "damaged data on PostgreSQL", failure({ code: "XX001" })],
  ["unreachable", "a connection that ended", failure({}, "Connection terminated unexpectedly")],
  ["unreachable", "a pool that waited in vain", failure({}, "timeout exceeded when trying to connect")],
])("%s: %s", (reason, _, error) => {
  expect(unavailableReason(error)).toBe(reason);
  expect(new DatabaseUnavailableError(error).reason).toBe(reason);
});

test.each([
  ["a broken rule of a table", failure({ code: "ERR_SQLITE_ERROR", errcode: 2067 })],
  ["a wrong statement", failure({ code: "42601" })],
  ["a duplicate", failure({ code: "23505" })],
  ["a mistake of ours", new TypeError("x is not a function")],
  ["no error at all", undefined],
])("%s does not make the database unavailable", (_, error) => {
  expect(unavailableReason(error)).toBe(null);
});

test("a file that another process keeps locked is unavailable, and works again afterwards", async () => {
  const folder = mkdtempSync(join(tmpdir(), "unavailable-"));
  const file = join(folder, "busy.sqlite");
  const handle = await openDatabase({ engine: "sqlite", file }, 20);
  const other = new DatabaseSync(file);
  try {
    await sql`CREATE TABLE note (text text)`.execute(handle.db);
    other.exec("BEGIN IMMEDIATE");
    const write = () => translateErrors(() => sql`INSERT INTO note VALUES ('a')`.execute(handle.db));
    await expect(write()).rejects.toThrow(DatabaseUnavailableError);
    other.exec("ROLLBACK");
    await write();
  } finally {
    other.close();
    await handle.close();
    rmSync(folder, { recursive: true });
  }
});

test("a PostgreSQL server that isn't there is unavailable", async () => {
  const handle = await openDatabase({ engine: "postgres", url: "postgres://nobody@127.0.0.1:1/none" });
  const ask = () => translateErrors(() => sql`SELECT 1`.execute(handle.db));
  await expect(ask()).rejects.toThrow(DatabaseUnavailableError);
  await handle.close();
});

const postgres = process.env["TEST_POSTGRES_URL"];

test.skipIf(postgres === undefined)(
  "a PostgreSQL server that drops us in a transaction is unavailable",
  async () => {
    const handle = await openDatabase({ engine: "postgres", url: postgres ?? "" });
    const work = () =>
      translateErrors(() =>
        handle.db
          .transaction()
          .execute((trx) => sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx)),
      );
    await expect(work()).rejects.toThrow(DatabaseUnavailableError);
    await translateErrors(() => sql`SELECT 1`.execute(handle.db));
    await handle.close();
  },
);

test.skipIf(postgres === undefined)(
  "a connection that began while PostgreSQL could only be read is not asked again",
  async () => {
    const handle = await openDatabase({ engine: "postgres", url: postgres ?? "" });
    const write = () =>
      translateErrors(() => sql`CREATE TEMPORARY TABLE note (text text)`.execute(handle.db));
    // As of a database whose `default_transaction_read_only` is on while its disk is full.
    await sql`SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY`.execute(handle.db);
    await expect(write()).rejects.toMatchObject({ reason: "read-only" });
    await write();
    await handle.close();
  },
);

onBothEngines("a transaction that somebody waits for", (engine) => {
  test("is given up after its limit, and then never committed", async () => {
    const handle = await engine.open();
    let goOn = () => {};
    let ended = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const over = new Promise<void>((resolve) => (ended = resolve));
    const late = transact(
      handle,
      async (db) => {
        await db.updateTable("catalogue_version").set({ version: 99 }).execute();
        await held;
        ended();
      },
      20,
    );
    await expect(late).rejects.toMatchObject({ name: "DatabaseUnavailableError", reason: "silent" });
    goOn();
    await over;
    // The next transaction begins after that one has ended.
    await transact(handle, (db) => db.updateTable("catalogue_version").set({ id: 1 }).execute());
    expect(await catalogueVersion(handle.db)).toBe(1);
  });
});

test.skipIf(postgres === undefined)(
  "a query that PostgreSQL does not answer ends, and the next one is answered",
  async () => {
    const handle = await openDatabase({ engine: "postgres", url: postgres ?? "" }, 200);
    const other = await openDatabase({ engine: "postgres", url: postgres ?? "" });
    try {
      const slow = translateErrors(() => sql`SELECT pg_sleep(60)`.execute(handle.db));
      await expect(slow).rejects.toMatchObject({ reason: "silent" });
      await other.db.transaction().execute(async (trx) => {
        await sql`SELECT pg_advisory_xact_lock(42)`.execute(trx);
        const waiting = translateErrors(() => sql`SELECT pg_advisory_lock(42)`.execute(handle.db));
        await expect(waiting).rejects.toMatchObject({ reason: "locked" });
      });
      await sql`SELECT 1`.execute(handle.db);
    } finally {
      await handle.close();
      await other.close();
    }
  },
);
