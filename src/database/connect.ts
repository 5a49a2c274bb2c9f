import { Kysely, PostgresDialect } from "kysely";
import { openPool } from "./postgres.ts";
import type { Database, Tables } from "./schema.ts";
import { sqliteFile } from "./sqlite.ts";
import { QUERY_TIMEOUT } from "./errors.ts";

/** Where the data is: in a file of our own, or on a PostgreSQL server. */
export type DatabaseTarget = { engine: "sqlite"; file: string } | { engine: "postgres"; url: string };

/** An open database. `close` may be called twice. */
export type DatabaseHandle = {
  db: Database;
  engine: "sqlite" | "postgres";
  target: DatabaseTarget;
  close(): Promise<void>;
};

/**
 * Opens the database; on SQLite a missing folder or file is created. PostgreSQL is contacted by the first query
 * only, so where the server is down that fails and not this. No query takes longer than `limit` ms, the wait for
 * a lock included.
 */
export async function openDatabase(target: DatabaseTarget, limit = QUERY_TIMEOUT): Promise<DatabaseHandle> {
  const db = new Kysely<Tables>({
    dialect:
      target.engine === "sqlite"
        ? sqliteFile(target.file, limit)
        : new PostgresDialect({ pool: openPool(target.url, limit) }),
  });
  // Kysely closes the database only when a query came first; otherwise file and pool would stay open.
  if (target.engine === "sqlite") await db.selectNoFrom((eb) => eb.lit(1).as("one")).execute();
  let closed: Promise<void> | null = null;
  return { db, engine: target.engine, target, close: () => (closed ??= db.destroy()) };
}
