import type { DatabaseHandle } from "./connect.ts";
import { withStorage } from "./unavailable.ts";

class Undone extends Error {}

/** Takes the write lock, changes nothing and lets go. Throws `StorageUnavailable` when nothing can be stored now. */
export async function requireWritable(handle: DatabaseHandle): Promise<void> {
  await withStorage(() =>
    handle.db.transaction().execute(async (db) => {
      await db
        .updateTable("catalogue_version")
        .set((row) => ({ version: row.ref("version") }))
        .where("id", "=", 1)
        .execute();
      throw new Undone();
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
