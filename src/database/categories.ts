import type { CategoryEntry } from "../domain/category.ts";
import type { Database } from "./schema.ts";

/** An entry of the category tree with its id and its place among the others. */
export type CategoryRecord = CategoryEntry & { id: string; position: number };

const ROWS_AT_ONCE = 1000;

/** The entries of the category tree in their order. */
export async function allCategories(db: Database): Promise<CategoryRecord[]> {
  return db
    .selectFrom("categories")
    .select(["id", "name", "description", "parent", "position"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Writes entries, new or changed, told apart by their id. The caller bumps the catalogue's version. */
export async function putCategories(db: Database, records: readonly CategoryRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto("categories")
      .values(records.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          name: eb.ref("excluded.name"),
          parent: eb.ref("excluded.parent"),
          description: eb.ref("excluded.description"),
          position: eb.ref("excluded.position"),
        })),
      )
      .execute();
  }
}

/** Deletes entries by their ids. The caller bumps the catalogue's version. */
export async function removeCategories(db: Database, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    await db
      .deleteFrom("categories")
      .where("id", "in", ids.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}
