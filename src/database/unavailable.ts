import * as v from "valibot";
import type { DatabaseHandle } from "./connect.ts";
import type { Database } from "./schema.ts";
import { NoAnswer, TIME_LIMIT, within } from "./time-limit.ts";

/** What can be the matter with a database that refuses work which was not wrong. */
export type Trouble = "damaged" | "full" | "read-only" | "locked" | "silent" | "unreachable";

/** The end of a sentence that begins with "the database". */
export const TROUBLE_WORDS: Record<Trouble, string> = {
  damaged: "is damaged",
  full: "has no room left on its disk",
  "read-only": "may not be written",
  locked: "is locked by other work",
  silent: "does not answer in time",
  unreachable: "can't be reached or fails",
};

/** The database can't take the work now. Unless it is damaged, trying again later may help. */
export class StorageUnavailable extends Error {
  readonly trouble: Trouble;

  constructor(cause: unknown) {
    const trouble = storageTrouble(cause) ?? "unreachable";
    super(`The database ${TROUBLE_WORDS[trouble]}`, { cause });
    this.name = "StorageUnavailable";
    this.trouble = trouble;
  }
}

/** Primary result codes of SQLite. */
const SQLITE_TROUBLE = new Map<number, Trouble>([
  [5, "locked"], // BUSY
  [6, "locked"], // LOCKED
  [7, "unreachable"], // NOMEM
  [8, "read-only"], // READONLY
  [10, "unreachable"], // IOERR
  [11, "damaged"], // CORRUPT
  [13, "full"], // FULL
  [14, "unreachable"], // CANTOPEN
  [15, "unreachable"], // PROTOCOL
  [26, "damaged"], // NOTADB
]);

/** Single SQLSTATE codes: deadlock, serialisation, time-outs, disk full, read-only, damaged data or index. */
const POSTGRES_TROUBLE = new Map<string, Trouble>([
  ["40001", "locked"],
  ["40P01", "locked"],
  ["55P03", "locked"],
  ["57014", "silent"],
  ["53100", "full"],
  ["25006", "read-only"],
  ["XX001", "damaged"],
  ["XX002", "damaged"],
]);

/**
 * PostgreSQL's classes for a lost connection (08), no resources (53), interference of an operator (57) and
 * a failing system (58).
 */
const POSTGRES_AWAY = /^(?:08|53|57|58)[0-9A-Z]{3}$/;

const NETWORK_TROUBLE = /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT$)/;

/** `pg` gives these no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed)/;

const engineError = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  errcode: v.optional(v.number()),
});

/** What an error of either engine says is the matter, or null when it says "never" rather than "not now". */
export function storageTrouble(error: unknown): Trouble | null {
  if (error instanceof NoAnswer) return "silent";
  const parsed = v.safeParse(engineError, error);
  if (!parsed.success) return null;
  const { message, code, errcode } = parsed.output;
  // Extended result codes of SQLite keep the primary one in their lowest byte.
  if (errcode !== undefined) return SQLITE_TROUBLE.get(errcode & 0xff) ?? null;
  if (code !== undefined) {
    const known = POSTGRES_TROUBLE.get(code);
    if (known) return known;
    if (POSTGRES_AWAY.test(code) || NETWORK_TROUBLE.test(code)) return "unreachable";
  }
  return LOST_CONNECTION.test(message) ? "unreachable" : null;
}

/** Whether {@link storageTrouble} knows the error. */
export function isStorageTrouble(error: unknown): boolean {
  return storageTrouble(error) !== null;
}

/** Runs work on the database; throws {@link StorageUnavailable} for trouble that may pass, else what it threw. */
export async function withStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isStorageTrouble(error) ? new StorageUnavailable(error) : error;
  }
}

/**
 * Runs a transaction that somebody waits for. Throws {@link StorageUnavailable} after `limit` ms at the latest;
 * what has not been committed by then never will be.
 */
export async function transact<Result>(
  handle: Pick<DatabaseHandle, "db">,
  work: (db: Database) => Promise<Result>,
  limit = TIME_LIMIT,
): Promise<Result> {
  let late = false;
  const run = async () =>
    handle.db.transaction().execute(async (db) => {
      const result = await work(db);
      if (late) throw new NoAnswer();
      return result;
    });
  return withStorage(() => within(limit, run(), () => (late = true)));
}
