import { existsSync } from "node:fs";
import { sql } from "kysely";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "./connect.ts";
import { migrate, migrationFiles } from "./migrate.ts";
import { LONG_QUERY_TIMEOUT } from "./errors.ts";

/** Why a command can't work on a database: there is no file, no catalogue in it, or one of an older version. */
type NoDatabaseReason = "missing" | "unused" | "older";

/** There is no database that a command could work on. Its words are in content; the message is for logs. */
export class NoDatabaseError extends Error {
  override readonly name = "NoDatabaseError";
  readonly reason: NoDatabaseReason;
  readonly target: DatabaseTarget;

  constructor(reason: NoDatabaseReason, target: DatabaseTarget) {
    super(reason);
    this.reason = reason;
    this.target = target;
  }
}

/**
 * Opens a database that is there already, and never makes one. For "read" it refuses every change of it, for
 * "write" it is brought up to date, for "any version" neither. Throws {@link NoDatabaseError}.
 */
export async function openExisting(
  target: DatabaseTarget,
  access: "read" | "write" | "any version",
): Promise<DatabaseHandle> {
  if (target.engine === "sqlite" && !existsSync(target.file)) {
    throw new NoDatabaseError("missing", target);
  }
  const handle = await openDatabase(target, LONG_QUERY_TIMEOUT);
  try {
    const applied = await appliedMigrations(handle);
    if (applied.size === 0) throw new NoDatabaseError("unused", target);
    if (access === "write") {
      await migrate(handle);
    } else if (access === "read") {
      if (!migrationFiles().every(({ name }) => applied.has(name))) {
        throw new NoDatabaseError("older", target);
      }
      if (target.engine === "sqlite") await sql`PRAGMA query_only = 1`.execute(handle.db);
    }
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function appliedMigrations({ db, engine }: DatabaseHandle): Promise<Set<string>> {
  const ledger =
    engine === "sqlite"
      ? sql<{ name: string }>`SELECT name FROM sqlite_master WHERE name = 'migrations'`
      : sql<{ name: string }>`SELECT 'migrations' AS name WHERE to_regclass('migrations') IS NOT NULL`;
  if ((await ledger.execute(db)).rows.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
