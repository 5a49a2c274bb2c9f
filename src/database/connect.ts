import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { Pool, types } from "pg";
import type { Database, Tables } from "./schema.ts";

/** Where the data lie: a file of our own, or a PostgreSQL server. */
export type DatabaseTarget = { engine: "sqlite"; file: string } | { engine: "postgres"; url: string };

/** An open database. `close` may be called twice. */
export type DatabaseHandle = {
  db: Database;
  engine: "sqlite" | "postgres";
  target: DatabaseTarget;
  close(): Promise<void>;
};

/** How long a statement waits for another process to finish writing, in milliseconds. */
const BUSY_TIMEOUT = 5000;
const BUSY_PAUSE = 5;
const SQLITE_BUSY = 5;
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
        ? patientDialect(adapt(openFile(target.file)))
        : new PostgresDialect({ pool: openPool(target.url) }),
  });
  // Kysely closes the database only when a query came first; otherwise file and pool would stay open.
  if (target.engine === "sqlite") await db.selectNoFrom((eb) => eb.lit(1).as("one")).execute();
  let closed: Promise<void> | null = null;
  return { db, engine: target.engine, target, close: () => (closed ??= db.destroy()) };
}

/** Opens a SQLite file as the whole house uses it: WAL, every commit synced to disk, foreign keys checked. */
export function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  // Changing the mode needs the file alone, so it is only asked for once in the file's life.
  if (raw.prepare("PRAGMA journal_mode").get()?.["journal_mode"] !== "wal") {
    raw.exec("PRAGMA journal_mode = WAL");
  }
  raw.exec("PRAGMA synchronous = FULL");
  return raw;
}

const NOTHING_TO_DO: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** Begins every transaction by taking the write lock, and gives the process time while it waits for it. */
class PatientDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself waits by standing still, and the pages of a web server with it, for as long as an import
    // writes. A transaction that takes the lock only with its first write fails when another wrote before that.
    const deadline = performance.now() + BUSY_TIMEOUT;
    await connection.executeQuery(CompiledQuery.raw("PRAGMA busy_timeout = 0"));
    try {
      while (!(await hasBegun(connection, performance.now() > deadline))) await wait(BUSY_PAUSE);
    } finally {
      await connection.executeQuery(CompiledQuery.raw(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`));
    }
  }
}

async function hasBegun(connection: DatabaseConnection, isLastTry: boolean): Promise<boolean> {
  try {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    return true;
  } catch (error) {
    const isBusy = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
    if (isBusy && !isLastTry) return false;
    throw error;
  }
}

function patientDialect(database: SqliteDatabase): SqliteDialect {
  const config: SqliteDialectConfig = { database };
  const dialect = new SqliteDialect(config);
  dialect.createDriver = () => new PatientDriver(config);
  return dialect;
}

function adapt(raw: DatabaseSync): SqliteDatabase {
  return {
    close: () => raw.close(),
    prepare(sql) {
      // A full disk or a failing write ends the transaction by itself; rolling back what is gone would throw
      // and hide the reason.
      if (sql === "rollback" && !raw.isTransaction) return NOTHING_TO_DO;
      const statement = raw.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
    },
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
    return value;
  }
  throw new TypeError(`A ${typeof value} cannot be stored; map it in its table module.`);
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
