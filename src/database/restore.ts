import {
  copyFileSync,
  existsSync,
  linkSync,
  openSync,
  closeSync,
  readSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { BackupError, requireSound, runPostgresProgram, syncToDisk } from "./backup.ts";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "./connect.ts";
import { failRepliesOfMails, failWaitingMails } from "./failed-mails.ts";
import { migrate, MigrationError } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { isSoleServer } from "./server-lock.ts";
import { LONG_QUERY_TIMEOUT } from "./errors.ts";

/** What a restore has done: how many waiting mails it set aside, and where the data from before are now. */
type Restored = { mails: number; replaced: string | null };

/**
 * Puts a backup in place of the database, and brings it up to date. Refuses while the site runs, and to replace a
 * database unless `replace`; that one stays beside the new one, under the name that is returned. Mails that
 * waited in the backup count as failed. Throws {@link BackupError} and changes nothing, or says what it did.
 */
export async function restoreBackup(
  target: DatabaseTarget,
  file: string,
  options: { replace: boolean; stamp: string },
): Promise<Restored> {
  if (kindOf(file) !== target.engine) {
    throw new BackupError(
      `it is no backup of a ${target.engine === "sqlite" ? "SQLite" : "PostgreSQL"} database; look at DATABASE_URL`,
    );
  }
  return target.engine === "sqlite"
    ? restoreFile(target, file, options)
    : restoreServer(target, file, options);
}

async function restoreFile(
  target: DatabaseTarget & { engine: "sqlite" },
  file: string,
  { replace, stamp }: { replace: boolean; stamp: string },
): Promise<Restored> {
  if (!existsSync(dirname(target.file))) {
    throw new BackupError(`there is no folder ${dirname(target.file)}; make it first`);
  }
  if (!isSoleServer(target)) throw new BackupError("the site is running; stop it first");
  const exists = existsSync(target.file);
  if (exists && !replace) throw new BackupError(`${target.file} is there already; --force replaces it`);

  const part = `${target.file}.restoring`;
  const clear = () => ["", "-wal", "-shm"].forEach((end) => rmSync(part + end, { force: true }));
  clear();
  try {
    copyFileSync(file, part);
    await requireSound(part);
    const mails = await openRestored({ engine: "sqlite", file: part });
    await requireSound(part);
    await syncToDisk(part);
    const replaced = exists ? `${dirname(target.file)}/replaced-${stamp}.sqlite` : null;
    if (replaced !== null) keepBefore(target.file, replaced);
    // A log that stays behind would be taken for the new file's.
    for (const end of ["-wal", "-shm"]) rmSync(target.file + end, { force: true });
    renameSync(part, target.file);
    return { mails, replaced };
  } finally {
    clear();
  }
}

/** Gives a database a second name, and leaves it whole under its own: the command may be killed before the new one has that. */
function keepBefore(file: string, kept: string): void {
  const before = new DatabaseSync(file);
  try {
    // What its log holds goes into the file itself.
    before.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // It is damaged, and kept with its log.
  } finally {
    before.close();
  }
  for (const end of ["", "-wal"].filter((each) => existsSync(file + each))) {
    try {
      linkSync(file + end, kept + end);
    } catch {
      // Not every disk has links.
      copyFileSync(file + end, kept + end);
    }
  }
}

/** Of which database a file is a backup, by its first bytes. */
function kindOf(file: string): DatabaseTarget["engine"] | null {
  const first = Buffer.alloc(16);
  const opened = openSync(file, "r");
  try {
    readSync(opened, first);
  } finally {
    closeSync(opened);
  }
  if (first.toString("latin1").startsWith("SQLite format 3\0")) return "sqlite";
  return first.toString("latin1").startsWith("PGDMP") ? "postgres" : null;
}

/** Why mails that waited in a backup don't go out by themselves. */
const RESTORED = "waited when the backup was taken, and may have been sent since";

/**
 * Makes restored data ready for the site: mails that waited count as failed, and the tables are brought up to
 * date. Returns how many mails there were. Throws {@link BackupError} where the data are not the site's.
 */
async function openRestored(target: DatabaseTarget): Promise<number> {
  const handle = await openDatabase(target, LONG_QUERY_TIMEOUT);
  try {
    // First, because it changes nothing that a migration could.
    const mails = await failWaitingMails(handle.db, RESTORED);
    await migrate(handle);
    await failRepliesOfMails(handle.db, new Date().toISOString());
    return mails;
  } catch (error) {
    if (error instanceof MigrationError) throw new BackupError(error.message.replace(/\.$/, ""));
    throw new BackupError("it is no backup of this site", { cause: error });
  } finally {
    await handle.close();
  }
}

/** What the schema is called in which the tables from before are while a restore goes on. */
const UNFINISHED = "restoring_";

/** Throws where a restore was killed in its middle: what the tables hold is not what was there, nor all of the backup. */
export async function requireNoUnfinishedRestore({ db, engine }: DatabaseHandle): Promise<void> {
  if (engine === "postgres" && (await unfinished(db)) !== null) {
    throw new Error("a restore of the database was not finished; run it again");
  }
}

async function unfinished(db: Database): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE ${`${UNFINISHED}%`}`.execute(db);
  return rows.find(({ name }) => name.startsWith(UNFINISHED))?.name ?? null;
}

/** {@link restoreBackup} on PostgreSQL: the tables from before stay in a schema of their own. */
async function restoreServer(
  target: DatabaseTarget & { engine: "postgres" },
  file: string,
  { replace, stamp }: { replace: boolean; stamp: string },
): Promise<Restored> {
  const handle = await openDatabase(target, LONG_QUERY_TIMEOUT);
  try {
    const others = await sql`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`.execute(
      handle.db,
    );
    if (others.rows.length > 0)
      throw new BackupError("the site or another program uses the database; stop it first");
    const killed = await unfinished(handle.db);
    if (killed !== null) await moveBack(handle, killed);
    const tables = await tablesOf(handle.db);
    if (tables.length > 0 && !replace) {
      throw new BackupError("there are tables in the database already; --force replaces them");
    }
    const aside = UNFINISHED + stamp;
    await moveTables(handle, tables, { create: aside });
    try {
      const how = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
      // What else a database has, such as extensions of its superuser, is not the site's to make.
      const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(handle.db);
      const own = rows.map(({ schema }) => `--schema=${schema}`);
      await runPostgresProgram("pg_restore", target.url, [...how, ...own, file]);
      if ((await tablesOf(handle.db)).length === 0) {
        throw new BackupError("it has no tables for the schema of this database");
      }
      const mails = await openRestored(target);
      if (tables.length === 0) {
        await sql`DROP SCHEMA ${sql.id(aside)}`.execute(handle.db);
        return { mails, replaced: null };
      }
      const replaced = `replaced_${stamp}`;
      await sql`ALTER SCHEMA ${sql.id(aside)} RENAME TO ${sql.id(replaced)}`.execute(handle.db);
      return { mails, replaced };
    } catch (error) {
      await moveBack(handle, aside);
      throw error;
    }
  } finally {
    await handle.close();
  }
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Moves tables into a schema that is made for them, with indexes and rows, or all or none. */
async function moveTables({ db }: DatabaseHandle, tables: string[], to: { create: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`CREATE SCHEMA ${sql.id(to.create)}`.execute(trx);
    for (const table of tables) {
      await sql`ALTER TABLE ${sql.table(table)} SET SCHEMA ${sql.id(to.create)}`.execute(trx);
    }
  });
}

/** Undoes {@link moveTables}, in place of whatever a failed restore has left. */
async function moveBack(handle: DatabaseHandle, schema: string): Promise<void> {
  await handle.db.transaction().execute(async (trx) => {
    for (const table of await tablesOf(trx)) await sql`DROP TABLE ${sql.table(table)} CASCADE`.execute(trx);
    const { rows } = await sql<{ name: string; home: string }>`
      SELECT tablename AS name, current_schema() AS home FROM pg_tables WHERE schemaname = ${schema}`.execute(
      trx,
    );
    for (const { name, home } of rows) {
      await sql`ALTER TABLE ${sql.id(schema, name)} SET SCHEMA ${sql.id(home)}`.execute(trx);
    }
    await sql`DROP SCHEMA ${sql.id(schema)}`.execute(trx);
  });
}
