import { Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Database, Tables } from "./schema.ts";
import { sqliteFile } from "./sqlite-file.ts";

/** Where the data lie: a file of our own, or a PostgreSQL server. */
export type DatabaseTarget = { engine: "sqlite"; file: string } | { engine: "postgres"; url: string };

/** An open database. `close` may be called twice. */
export type DatabaseHandle = {
  db: Database;
  engine: "sqlite" | "postgres";
  target: DatabaseTarget;
  close(): Promise<void>;
};

/** The type of `count(*)` and `bigint` columns on PostgreSQL. */
const INT8 = 20;

/**
 * Opens the database; on SQLite the folder and file are made when they are missing. PostgreSQL is reached
 * for with the first query only, so that a start with the server away fails there and not here.
 */
export async function openDatabase(target: DatabaseTarget): Promise<DatabaseHandle> {
  const db = new Kysely<Tables>({
    dialect:
      target.engine === "sqlite"
        ? sqliteFile(target.file)
        : new PostgresDialect({ pool: openPool(target.url) }),
  });
  // Kysely closes the database only when a query came first; otherwise file and pool would stay open.
  if (target.engine === "sqlite") await db.selectNoFrom((eb) => eb.lit(1).as("one")).execute();
  let closed: Promise<void> | null = null;
  return { db, engine: target.engine, target, close: () => (closed ??= db.destroy()) };
}

function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : types.getTypeParser(oid, format ?? "text"),
    },
  });
  // The pool drops a broken idle connection by itself; without a listener the process would end.
  pool.on("error", () => undefined);
  // The same for a connection that breaks in the middle of a transaction; the query itself rejects.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
