import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery, type Kysely, sql } from "kysely";
import { type DatabaseHandle, openDatabase } from "./connect.ts";
import { LONG_QUERY_TIMEOUT } from "./errors.ts";
import { fillKeys } from "./migrations/0008-keys.ts";
import { openFile } from "./sqlite.ts";

/** A migration file: its name gives the order, its hash tells whether somebody changed it after it landed. */
type Migration = { name: string; script: string; sha256: string };

const FOLDER = join(import.meta.dirname, "migrations");
/** One row, which the process that migrates holds: no engine lacks locks of rows, as some lack advisory ones. */
const TURN = [
  "CREATE TABLE IF NOT EXISTS migration_turn (id integer PRIMARY KEY)",
  "INSERT INTO migration_turn (id) VALUES (1) ON CONFLICT (id) DO NOTHING",
] as const;
/** How long the start waits for another process that migrates the same file, in milliseconds. */
const SQLITE_WAIT = 30_000;
const LEDGER = `CREATE TABLE IF NOT EXISTS migrations (
  name text PRIMARY KEY,
  sha256 text NOT NULL,
  applied_at text NOT NULL
)`;

/** What SQL alone can't do, right after the script of that name. */
const STEPS: ReadonlyMap<string, (query: Runner["query"]) => Promise<void>> = new Map([
  ["0008-keys.sql", fillKeys],
]);

/** The migration files of a folder, in the order of their names. */
export function migrationFiles(folder = FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.toSorted().map((name) => {
    const script = readFileSync(join(folder, name), "utf8");
    return { name, script, sha256: createHash("sha256").update(script).digest("hex") };
  });
}

/** The database has been through migrations that this version of the code doesn't have, or has otherwise. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/**
 * Runs every migration that the database has not seen, once each, in order and all or none, under a lock that
 * a second starting process waits for. Throws {@link MigrationError} when one that has landed was changed,
 * or when a newer version of the code has migrated the database.
 */
export async function migrate(
  { target }: Pick<DatabaseHandle, "target">,
  files: Migration[] = migrationFiles(),
): Promise<void> {
  // On connections of their own: only `exec` takes a script of several statements on SQLite, and a long
  // migration, or the wait for another process's, must not end at the time limit of ordinary queries.
  if (target.engine === "sqlite") return migrateFile(target.file, files);
  const own = await openDatabase(target, LONG_QUERY_TIMEOUT);
  try {
    await migrateServer(own.db, files);
  } finally {
    await own.close();
  }
}

async function migrateFile(file: string, files: Migration[]): Promise<void> {
  const raw = openFile(file, SQLITE_WAIT);
  try {
    raw.exec("BEGIN IMMEDIATE");
    await runAll(files, {
      script: async (statements) => raw.exec(statements),
      // SQLite numbers its parameters with a question mark.
      query: async (statement, ...parameters) =>
        raw.prepare(statement.replaceAll("$", "?")).all(...parameters),
    });
    raw.exec("COMMIT");
  } finally {
    raw.close();
  }
}

async function migrateServer<T>(db: Kysely<T>, files: Migration[]): Promise<void> {
  for (const statement of TURN) {
    // Of two processes that make the table at once, PostgreSQL refuses one; the second time it is there.
    await sql
      .raw(statement)
      .execute(db)
      .catch(() => sql.raw(statement).execute(db));
  }
  await db.transaction().execute(async (trx) => {
    await sql`SELECT id FROM migration_turn WHERE id = 1 FOR UPDATE`.execute(trx);
    await runAll(files, {
      script: async (statements) => void (await sql.raw(statements).execute(trx)),
      query: async (statement, ...parameters) => {
        const query = CompiledQuery.raw(statement, parameters);
        return (await trx.executeQuery<Record<string, unknown>>(query)).rows;
      },
    });
  });
}

/** Runs statements of either engine on one connection, inside one transaction. */
type Runner = {
  script(statements: string): Promise<void>;
  /** `$1`, `$2` … are the parameters. */
  query(statement: string, ...parameters: (string | null)[]): Promise<Record<string, unknown>[]>;
};

async function runAll(files: Migration[], { script, query }: Runner): Promise<void> {
  await script(LEDGER);
  const rows = await query("SELECT name, sha256 FROM migrations");
  const known = new Map(rows.map((row) => [String(row["name"]), String(row["sha256"])]));
  for (const { name, script: statements, sha256 } of outstanding(known, files)) {
    await script(statements);
    await STEPS.get(name)?.(query);
    const now = new Date().toISOString();
    await query("INSERT INTO migrations (name, sha256, applied_at) VALUES ($1, $2, $3)", name, sha256, now);
  }
}

function outstanding(known: ReadonlyMap<string, string>, files: readonly Migration[]): Migration[] {
  const changed = files.find(({ name, sha256 }) => known.has(name) && known.get(name) !== sha256);
  if (changed) {
    throw new MigrationError(
      `Migration ${changed.name} was changed after it landed; undo that and write a new one instead.`,
    );
  }
  const names = new Set(files.map(({ name }) => name));
  const newer = [...known.keys()].toSorted().findLast((name) => !names.has(name));
  if (newer !== undefined) {
    throw new MigrationError(
      `A newer version has migrated this database (${newer}); start that version, or restore a backup from before it.`,
    );
  }
  return files.filter(({ name }) => !known.has(name));
}
