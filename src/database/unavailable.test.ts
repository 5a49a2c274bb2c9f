import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "./connect.ts";
import { StorageUnavailable, isStorageTrouble, withStorage } from "./unavailable.ts";

const failure = (fields: object, message = "failed") => Object.assign(new Error(message), fields);

test.each([
  ["a full disk", failure({ code: "ERR_SQLITE_ERROR", errcode: 13 })],
  ["a busy file", failure({ code: "ERR_SQLITE_ERROR", errcode: 5 })],
  ["a busy snapshot", failure({ code: "ERR_SQLITE_ERROR", errcode: 517 })],
  ["a failing write", failure({ code: "ERR_SQLITE_ERROR", errcode: 778 })],
  ["a refused connection", failure({ code: "ECONNREFUSED" })],
  ["a server that shuts down", failure({ code: "57P01" })],
  ["a server without room", failure({ code: "53100" })],
  ["a deadlock", failure({ code: "40P01" })],
  ["a connection that ended", failure({}, "Connection terminated unexpectedly")],
  ["a pool that waited in vain", failure({}, "timeout exceeded when trying to connect")],
])("%s may pass", (_, error) => {
  expect(isStorageTrouble(error)).toBe(true);
});

test.each([
  ["a broken rule of a table", failure({ code: "ERR_SQLITE_ERROR", errcode: 2067 })],
  ["a wrong statement", failure({ code: "42601" })],
  ["a duplicate", failure({ code: "23505" })],
  ["a mistake of ours", new TypeError("x is not a function")],
  ["no error at all", undefined],
])("%s doesn't", (_, error) => {
  expect(isStorageTrouble(error)).toBe(false);
});

test("a file that another process keeps locked is unavailable, and works again afterwards", async () => {
  const folder = mkdtempSync(join(tmpdir(), "unavailable-"));
  const file = join(folder, "busy.sqlite");
  const handle = await openDatabase({ engine: "sqlite", file });
  const other = new DatabaseSync(file);
  try {
    await sql`PRAGMA busy_timeout = 20`.execute(handle.db);
    await sql`CREATE TABLE note (text text)`.execute(handle.db);
    other.exec("BEGIN IMMEDIATE");
    const write = () => withStorage(() => sql`INSERT INTO note VALUES ('a')`.execute(handle.db));
    await expect(write()).rejects.toThrow(StorageUnavailable);
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
  const ask = () => withStorage(() => sql`SELECT 1`.execute(handle.db));
  await expect(ask()).rejects.toThrow(StorageUnavailable);
  await handle.close();
});

const postgres = process.env["TEST_POSTGRES_URL"];

test.skipIf(postgres === undefined)(
  "a PostgreSQL server that drops us in a transaction is unavailable",
  async () => {
    const handle = await openDatabase({ engine: "postgres", url: postgres ?? "" });
    const work = () =>
      withStorage(() =>
        handle.db
          .transaction()
          .execute((trx) => sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx)),
      );
    await expect(work()).rejects.toThrow(StorageUnavailable);
    await withStorage(() => sql`SELECT 1`.execute(handle.db));
    await handle.close();
  },
);
