import { sql } from "kysely";
import type { Database } from "../schema.ts";

/** How often a search found nothing, whether other products were shown in its place, and the last day (UTC, such as 2026-11-21). */
export type EmptySearch = { text: string; times: number; near: boolean; lastDay: string };

/** So many are kept: those that were counted most, and of those that were counted alike the latest. */
const MOST_KEPT = 2000;

/** Adds counts to those that are stored, whatever other processes add meanwhile; each text once. */
export async function addEmptySearches(db: Database, searches: readonly EmptySearch[]): Promise<void> {
  // In the same order everywhere, so that no two statements wait for each other.
  const rows = searches
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ text, times, near, lastDay }) => ({ text, times, near: near ? 1 : 0, last_day: lastDay }));
  await db
    .insertInto("empty_searches")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("text").doUpdateSet({
        times: sql<number>`empty_searches.times + excluded.times`,
        near: sql<number>`excluded.near`,
        last_day: sql<string>`excluded.last_day`,
      }),
    )
    .execute();
}

/** Deletes what is more than is kept. */
export async function trimEmptySearches(db: Database, most = MOST_KEPT): Promise<void> {
  const kept = mostFirst(db).select("text").limit(most);
  await db.deleteFrom("empty_searches").where("text", "not in", kept).execute();
}

/** All of them, those that were counted most first. */
export async function readEmptySearches(db: Database): Promise<EmptySearch[]> {
  const rows = await mostFirst(db).selectAll().execute();
  return rows.map(({ text, times, near, last_day }) => ({
    text,
    times,
    near: near === 1,
    lastDay: last_day,
  }));
}

const mostFirst = (db: Database) =>
  db.selectFrom("empty_searches").orderBy("times", "desc").orderBy("last_day", "desc").orderBy("text");

/** Deletes those that nobody searched for since this day. */
export async function deleteEmptySearchesBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom("empty_searches").where("last_day", "<", day).execute();
}
