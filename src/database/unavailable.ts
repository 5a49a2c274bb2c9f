import * as v from "valibot";

/** The database can't take the work now: full, locked, unreachable. Trying again later may help. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super("The database can't take this at the moment", { cause });
    this.name = "StorageUnavailable";
  }
}

/** Primary result codes of SQLite: BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN, PROTOCOL. */
const SQLITE_TROUBLE = new Set([5, 6, 7, 8, 10, 13, 14, 15]);

/**
 * PostgreSQL's classes for a lost connection (08), no resources (53), interference of an operator (57) and
 * a failing system (58), and the single codes for deadlock, serialisation and lock time-out.
 */
const POSTGRES_TROUBLE = /^(?:08|53|57|58)[0-9A-Z]{3}$|^(?:40001|40P01|55P03|25006)$/;

const NETWORK_TROUBLE = /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT$)/;

/** `pg` gives these no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed)/;

const engineError = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  errcode: v.optional(v.number()),
});

/** Whether an error of either engine says "not now" rather than "never". */
export function isStorageTrouble(error: unknown): boolean {
  const parsed = v.safeParse(engineError, error);
  if (!parsed.success) return false;
  const { message, code, errcode } = parsed.output;
  // Extended result codes of SQLite keep the primary one in their lowest byte.
  if (errcode !== undefined) return SQLITE_TROUBLE.has(errcode & 0xff);
  if (code !== undefined && (POSTGRES_TROUBLE.test(code) || NETWORK_TROUBLE.test(code))) return true;
  return LOST_CONNECTION.test(message);
}

/** Runs work on the database; throws {@link StorageUnavailable} for trouble that may pass, else what it threw. */
export async function withStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isStorageTrouble(error) ? new StorageUnavailable(error) : error;
  }
}
