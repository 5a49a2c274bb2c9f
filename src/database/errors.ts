import * as v from "valibot";
import type { DatabaseHandle } from "./connect.ts";
import type { Database } from "./schema.ts";

/** How long a query of a request may take (ms). */
export const QUERY_TIMEOUT = 5000;

/** How long a query may take (ms) in work that no request waits for: migrations, the sample catalogue, imports. */
export const LONG_QUERY_TIMEOUT = 10 * 60_000;

/**
 * How long a statement may wait for a lock, and how long it may run, within a limit: a little less, so that the
 * database itself reports the reason before we stop waiting.
 */
export function timeoutsWithin(limit: number): { lock: number; statement: number } {
  return { lock: Math.round(limit * 0.8), statement: Math.round(limit * 0.9) };
}

/** The database did not answer in time. */
export class DatabaseTimeoutError extends Error {
  override readonly name = "DatabaseTimeoutError";
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database did not answer in time");
  }
}

/** The file that was opened is no longer the one under its name: what is written to it would be lost. */
export class DatabaseReplacedError extends Error {
  override readonly name = "DatabaseReplacedError";

  constructor() {
    super("The database file was moved, deleted or replaced");
  }
}

/** What the work resolves with; rejects with {@link DatabaseTimeoutError} once `limit` ms are over, after calling `onLate`. */
export async function within<Result>(
  limit: number,
  work: Promise<Result>,
  onLate: () => void = () => undefined,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new DatabaseTimeoutError());
    }, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why a database refuses work that was not wrong. */
type UnavailableReason =
  | "damaged"
  | "full"
  | "read-only"
  | "locked"
  | "silent"
  | "refused"
  | "unreachable"
  | "incomplete"
  | "replaced";

/** The end of a sentence that begins with "the database". */
export const REASON_TEXT: Record<UnavailableReason, string> = {
  damaged: "is damaged",
  full: "has no room left on its disk",
  "read-only": "may not be written",
  locked: "is locked by other work",
  silent: "does not answer in time",
  refused: "doesn't take user, password or name of DATABASE_URL",
  unreachable: "can't be reached or fails",
  incomplete: "lacks tables of the site: restore a backup, or start the site again where it was made anew",
  replaced: "is no longer the file that the site has open: stop the site, put the file back, and start it",
};

/** The database can't take the work now. Unless it is damaged, trying again later may help. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
  readonly reason: UnavailableReason;

  constructor(cause: unknown) {
    const reason = unavailableReason(cause) ?? "unreachable";
    super(`The database ${REASON_TEXT[reason]}`, { cause });
    this.reason = reason;
  }
}

/** Primary result codes of SQLite. */
const SQLITE_REASONS = new Map<number, UnavailableReason>([
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

/**
 * Single SQLSTATE codes: deadlock, serialisation, time-outs, disk full, read-only, damaged data or index, no right to
 * write, no such table.
 */
const POSTGRES_REASONS = new Map<string, UnavailableReason>([
  ["40001", "locked"],
  ["40P01", "locked"],
  ["55P03", "locked"],
  ["57014", "silent"],
  ["53100", "full"],
  ["25006", "read-only"],
  ["XX001", "damaged"],
  ["XX002", "damaged"],
  ["42501", "read-only"],
  ["42P01", "incomplete"],
]);

/**
 * PostgreSQL's classes for a lost connection (08), no resources (53), interference of an operator (57) and
 * a failing system (58).
 */
const POSTGRES_AWAY = /^(?:08|53|57|58)[0-9A-Z]{3}$/;

/** Those for a user whom it doesn't let in (28) and a database that it doesn't have (3D). */
const POSTGRES_REFUSES = /^(?:28|3D)[0-9A-Z]{3}$/;

/** A certificate that has expired or can't be trusted is among them. */
const NETWORK_ERROR =
  /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT$|CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** `pg` gives these no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|The server does not support SSL)/;

const engineError = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  errcode: v.optional(v.number()),
});

/** Why the database is unavailable, by an error of either engine; null where the same work would fail again. */
export function unavailableReason(error: unknown): UnavailableReason | null {
  if (error instanceof DatabaseTimeoutError) return "silent";
  if (error instanceof DatabaseReplacedError) return "replaced";
  const parsed = v.safeParse(engineError, error);
  if (!parsed.success) return null;
  const { message, code, errcode } = parsed.output;
  // Extended result codes of SQLite keep the primary one in their lowest byte.
  if (errcode !== undefined) return SQLITE_REASONS.get(errcode & 0xff) ?? null;
  if (code !== undefined) {
    const known = POSTGRES_REASONS.get(code);
    if (known) return known;
    if (POSTGRES_REFUSES.test(code)) return "refused";
    if (POSTGRES_AWAY.test(code) || NETWORK_ERROR.test(code)) return "unreachable";
  }
  return LOST_CONNECTION.test(message) ? "unreachable" : null;
}

/** Whether the engine doesn't know what it was asked: a feature, a function or words (classes 0A and 42). */
export function isUnsupported(error: unknown): boolean {
  const parsed = v.safeParse(engineError, error);
  return parsed.success && /^(?:0A|42)[0-9A-Z]{3}$/.test(parsed.output.code ?? "");
}

export function isTransientError(error: unknown): boolean {
  return unavailableReason(error) !== null;
}

/** Runs work on the database; throws {@link DatabaseUnavailableError} for an error that may pass, else what it threw. */
export async function translateErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isTransientError(error) ? new DatabaseUnavailableError(error) : error;
  }
}

/**
 * Runs a transaction that somebody waits for. Throws {@link DatabaseUnavailableError} after `limit` ms at the latest;
 * what has not been committed by then never will be.
 */
export async function transact<Result>(
  handle: Pick<DatabaseHandle, "db">,
  work: (db: Database) => Promise<Result>,
  limit = QUERY_TIMEOUT,
): Promise<Result> {
  let late = false;
  const run = async () =>
    handle.db.transaction().execute(async (db) => {
      const result = await work(db);
      if (late) throw new DatabaseTimeoutError();
      return result;
    });
  return translateErrors(() => within(limit, run(), () => (late = true)));
}
