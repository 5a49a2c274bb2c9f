import type { Database } from "./schema.ts";

/** Notes that a backup was taken at this instant (ISO 8601). */
export async function noteBackup(db: Database, at: string): Promise<void> {
  await db
    .insertInto("last_backup")
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
}

/** When the last backup was taken (ISO 8601); null when none ever was. */
export async function lastBackup(db: Database): Promise<string | null> {
  const row = await db.selectFrom("last_backup").select("at").executeTakeFirst();
  return row?.at ?? null;
}
