import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { DatabaseHandle } from "./connect.ts";
import type { Database } from "./schema.ts";

/** What was counted for a key since its count began, and when it begins anew (ISO 8601). */
type PostCount = { key: string; posts: number; endsAt: string };

/** A text as it may stand in a key: whoever reads the database alone can't tell it from the hash. */
export function hashOf({ target }: Pick<DatabaseHandle, "target">, text: string): string {
  const secret = target.engine === "postgres" ? target.url : target.file;
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/**
 * Adds one post to each key, in one statement whatever other processes add meanwhile. A count whose time is over
 * begins anew, and lasts until `endsAt`.
 */
export async function countPosts(
  db: Database,
  keys: readonly string[],
  { now, endsAt }: { now: string; endsAt: string },
): Promise<PostCount[]> {
  // One that ends later than a count that begins now was begun while the clock was wrong.
  const isOver = sql`post_counts.ends_at <= ${now} OR post_counts.ends_at > excluded.ends_at`;
  // In the same order everywhere, so that no two statements wait for each other.
  const rows = keys.toSorted().map((key) => ({ key, posts: 1, ends_at: endsAt }));
  const counted = await db
    .insertInto("post_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        posts: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE post_counts.posts + 1 END`,
        ends_at: sql<string>`CASE WHEN ${isOver} THEN excluded.ends_at ELSE post_counts.ends_at END`,
      }),
    )
    .returningAll()
    .execute();
  return counted.map(({ key, posts, ends_at }) => ({ key, posts, endsAt: ends_at }));
}

/** Holds off every other transaction that calls it for this key, until this one ends; `endsAt` is when it can be forgotten. */
export async function holdKey(db: Database, key: string, endsAt: string): Promise<void> {
  await db
    .insertInto("post_counts")
    .values({ key, posts: 0, ends_at: endsAt })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ ends_at: endsAt }))
    .execute();
}

/** Deletes the counts whose time is over. */
export async function deleteOldCounts(db: Database, now: string): Promise<void> {
  await db.deleteFrom("post_counts").where("ends_at", "<=", now).execute();
}

/** Forgets what was counted for a key. */
export async function forgetCount(db: Database, key: string): Promise<void> {
  await db.deleteFrom("post_counts").where("key", "=", key).execute();
}

/** Takes one post of a key back. */
export async function takeBackPost(db: Database, key: string): Promise<void> {
  await db
    .updateTable("post_counts")
    .set({ posts: sql<number>`posts - 1` })
    .where("key", "=", key)
    .where("posts", ">", 0)
    .execute();
}
