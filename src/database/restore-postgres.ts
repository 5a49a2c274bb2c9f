import { sql } from "kysely";
import { BackupFailed } from "./backup.ts";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "./connect.ts";
import { openRestored } from "./open-restored.ts";
import { runPostgresProgram } from "./postgres-programs.ts";
import type { Restored } from "./restore.ts";
import type { Database } from "./schema.ts";
import { LONG_WORK } from "./time-limit.ts";

/** {@link restoreBackup} on PostgreSQL: the tables from before stay in a schema of their own. */
export async function restoreServer(
  target: DatabaseTarget & { engine: "postgres" },
  file: string,
  { replace, stamp }: { replace: boolean; stamp: string },
): Promise<Restored> {
  const handle = await openDatabase(target, LONG_WORK);
  try {
    const others = await sql`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`.execute(
      handle.db,
    );
    if (others.rows.length > 0)
      throw new BackupFailed("the site or another program uses the database; stop it first");
    const tables = await tablesOf(handle.db);
    if (tables.length > 0 && !replace) {
      throw new BackupFailed("there are tables in the database already; --force replaces them");
    }
    const replaced = tables.length > 0 ? `replaced_${stamp}` : null;
    if (replaced !== null) await moveTables(handle, tables, { create: replaced });
    try {
      const how = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
      await runPostgresProgram("pg_restore", target.url, [...how, file]);
      return { mails: await openRestored(target), replaced };
    } catch (error) {
      if (replaced !== null) await moveBack(handle, replaced);
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
