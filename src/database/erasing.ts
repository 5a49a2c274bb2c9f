import { sql } from "kysely";
import type { DatabaseHandle } from "./connect.ts";
import { OF_INQUIRY } from "./inquiries.ts";
import type { Database } from "./schema.ts";

/** Stores that a server runs on this day (UTC, such as 2026-11-21). */
export async function saveServerDay(db: Database, day: string): Promise<void> {
  await db
    .insertInto("server_days")
    .values({ day, erased: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** On how many days from `first` to `last`, both included, a server has run. */
export async function countServerDays(db: Database, first: string, last: string): Promise<number> {
  const row = await db
    .selectFrom("server_days")
    .select((select) => select.fn.countAll<number>().as("days"))
    .where("day", ">=", first)
    .where("day", "<=", last)
    .executeTakeFirstOrThrow();
  return Number(row.days);
}

/** Takes this day's one turn to erase; false when it is taken. Belongs into the transaction that erases. */
export async function takeErasingTurn(db: Database, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("server_days")
    .set({ erased: 1 })
    .where("day", "=", day)
    .where("erased", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Empties SQLite's write-ahead log into the file, so that the words of deleted rows are not left in it either.
 * Does nothing while another process reads; PostgreSQL recycles its own.
 */
export async function emptyWriteAheadLog({ db, engine }: DatabaseHandle): Promise<void> {
  if (engine === "sqlite") await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}

/**
 * Writes SQLite's file anew, without deleted rows: `secure_delete` overwrites a row, but not the copies of it that
 * stay behind where a page was split. Takes a second for 150 MB, and all queries wait meanwhile.
 */
export async function rewriteFile(handle: DatabaseHandle): Promise<void> {
  if (handle.engine !== "sqlite") return;
  await sql`VACUUM`.execute(handle.db);
  await emptyWriteAheadLog(handle);
}

/** When the oldest inquiry came (ISO 8601), or null when there is none. */
export async function oldestInquiry(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom("inquiries")
    .select((select) => select.fn.min("created_at").as("created_at"))
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Deletes inquiries from before `until` (ISO 8601) with all that belongs to them; how many. Belongs into a transaction. */
export async function deleteInquiriesBefore(db: Database, until: string): Promise<number> {
  const old = db.selectFrom("inquiries").select("id").where("created_at", "<", until);
  for (const table of OF_INQUIRY) await db.deleteFrom(table).where("inquiry_id", "in", old).execute();
  const { numDeletedRows } = await db
    .deleteFrom("inquiries")
    .where("created_at", "<", until)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
