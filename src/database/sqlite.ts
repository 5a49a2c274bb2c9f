import { statSync } from "node:fs";
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
import { DatabaseReplacedError, timeoutsWithin, unavailableReason } from "./errors.ts";
import { makeFolder } from "./make-folder.ts";

/** A function of ours in SQL: the text in lower case, in all alphabets. */
export const LOWER_ALL_LETTERS = "lower_all_letters";

/** How long a statement waits before it asks for the lock again, in milliseconds. */
const BUSY_PAUSE = 5;
/** What the write-ahead log keeps of its room after much was written at once, such as an import; in bytes. */
const LOG_SIZE = 4 * 1024 * 1024;
/** How long opening waits for another process that is opening the same new file, in milliseconds. */
const OPENING_TIMEOUT = 5000;

/** Kysely's dialect over a SQLite file; see {@link openFile}. A statement waits up to `limit` ms for a lock. */
export function sqliteFile(file: string, limit: number): SqliteDialect {
  // SQLite itself waits by standing still, and the pages of a web server with it, so the driver waits instead.
  const config: SqliteDialectConfig = { database: adapt(openFile(file, 0)) };
  const dialect = new SqliteDialect(config);
  const opened = identityOf(file);
  dialect.createDriver = () =>
    new BusyRetryDriver(config, timeoutsWithin(limit).lock, () => identityOf(file) === opened);
  return dialect;
}

/** Which file has this name, as the system counts them; null where there is none. */
function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

/**
 * Opens a SQLite file: WAL, every commit synced to disk, foreign keys checked, deleted rows overwritten with
 * zeros. A statement waits `timeout` ms for another process to finish writing, and blocks this one meanwhile.
 */
export function openFile(file: string, timeout: number): DatabaseSync {
  makeFolder(dirname(file));
  const raw = new DatabaseSync(file, { timeout: OPENING_TIMEOUT, enableForeignKeyConstraints: true });
  useWriteAheadLog(raw);
  raw.exec("PRAGMA synchronous = FULL");
  raw.exec("PRAGMA secure_delete = ON");
  raw.exec(`PRAGMA journal_size_limit = ${LOG_SIZE}`);
  raw.exec(`PRAGMA busy_timeout = ${timeout}`);
  // SQLite's own lower() knows the letters A to Z alone. No index is made of this, or other programs could not write.
  raw.function(LOWER_ALL_LETTERS, { deterministic: true }, (text) =>
    typeof text === "string" ? text.toLowerCase() : text,
  );
  return raw;
}

/**
 * Changing the mode needs the file alone, so it is only asked for once in the file's life. Of two processes that
 * ask at once SQLite refuses one without letting it wait, as each holds what the other needs.
 */
function useWriteAheadLog(raw: DatabaseSync): void {
  const deadline = performance.now() + OPENING_TIMEOUT;
  for (;;) {
    try {
      if (raw.prepare("PRAGMA journal_mode").get()?.["journal_mode"] === "wal") return;
      raw.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (unavailableReason(error) !== "locked" || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE);
    }
  }
}

const NOTHING_TO_DO: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** Retries statements that find the file locked, and takes the write lock at the beginning of a transaction. */
class BusyRetryDriver extends SqliteDriver {
  /** How long a statement waits for the lock (ms). */
  readonly #timeout: number;
  /** Whether the file is still the one that was opened. */
  readonly #isInPlace: () => boolean;

  constructor(config: SqliteDialectConfig, timeout: number, isInPlace: () => boolean) {
    super(config);
    this.#timeout = timeout;
    this.#isInPlace = isInPlace;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#retry(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /**
   * A transaction that takes the lock only with its first write fails when another process wrote before that. SQLite
   * itself would write on into a file that was deleted or replaced, and nobody would have it after the next start.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#isInPlace()) throw new DatabaseReplacedError();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async #retry<Result>(run: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + this.#timeout;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (unavailableReason(error) !== "locked" || performance.now() > deadline) throw error;
        await wait(BUSY_PAUSE);
      }
    }
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
