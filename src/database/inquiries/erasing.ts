import { sql } from "kysely";
import type { DatabaseHandle } from "../connect.ts";
import { OF_INQUIRY } from "./inquiries.ts";
import type { Database } from "../schema.ts";

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

/** What somebody wrote or said to the other side. */
const CONTACTS = ["call", "whatsapp", "wrote-back"];

/** Which inquiries are past their time (instants in ISO 8601): nobody wrote or called since `quietSince`. */
type PastTime = { until: string; quietSince: string };

/** Inquiries from before `until` that became no contract, and in which both sides have been quiet since. */
function pastTime(db: Database, { until, quietSince }: PastTime) {
  const contacts = db
    .selectFrom("inquiry_events")
    .select("inquiry_id")
    .where("kind", "in", CONTACTS)
    .where("at", ">=", quietSince);
  const replies = db.selectFrom("inquiry_replies").select("inquiry_id").where("created_at", ">=", quietSince);
  return db
    .selectFrom("inquiries")
    .where("created_at", "<", until)
    .where("status", "<>", "won")
    .where("id", "not in", contacts)
    .where("id", "not in", replies);
}

/** When the oldest inquiry that is past its time came (ISO 8601), or null when there is none. */
export async function oldestPastTime(db: Database, quietSince: string): Promise<string | null> {
  const row = await pastTime(db, { until: quietSince, quietSince })
    .select((select) => select.fn.min("created_at").as("created_at"))
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Deletes inquiries that are past their time with all that belongs to them; how many. Belongs into a transaction. */
export async function deletePastTime(db: Database, which: PastTime): Promise<number> {
  const ids = (await pastTime(db, which).select("id").execute()).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    for (const table of OF_INQUIRY) await db.deleteFrom(table).where("inquiry_id", "in", some).execute();
    await db.deleteFrom("inquiries").where("id", "in", some).execute();
  }
  return ids.length;
}

/** A statement takes a limited number of values. */
const AT_ONCE = 500;
