import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";

/** How long a statement waits for another process to finish writing, in milliseconds. */
const BUSY_TIMEOUT = 5000;
/** How long a transaction waits before it asks for the lock again, in milliseconds. */
const BUSY_PAUSE = 5;
const SQLITE_BUSY = 5;

/** Kysely's dialect over a SQLite file; see {@link openFile}. */
export function sqliteFile(file: string): SqliteDialect {
  const config: SqliteDialectConfig = { database: adapt(openFile(file)) };
  const dialect = new SqliteDialect(config);
  dialect.createDriver = () => new PatientDriver(config);
  return dialect;
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
