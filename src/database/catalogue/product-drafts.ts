import { randomInt } from "node:crypto";
import * as v from "valibot";
import type { CellEdits, ProductDraft } from "../../domain/office/product-draft.ts";
import type { Database, Tables } from "../schema.ts";

const cellsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ from: v.string(), to: v.string() })),
);

const read = (row: Tables["product_drafts"]): ProductDraft => ({
  id: row.id,
  isNew: row.is_new === 1,
  begunFrom: row.begun_from,
  version: row.version,
  edits: v.parse(cellsSchema, row.cells),
  staff: { id: row.staff_id, name: row.staff_name },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The draft of a product, or the product that is a draft so far; null without one. */
export async function readDraft(db: Database, id: string): Promise<ProductDraft | null> {
  const row = await db.selectFrom("product_drafts").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? read(row) : null;
}

/** Drafts of these products. */
export async function readDrafts(db: Database, ids: readonly string[]): Promise<ProductDraft[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("product_drafts").selectAll().where("id", "in", ids).execute();
  return rows.map(read);
}

/** The products that are drafts so far, what was changed last first. */
export async function readNewDrafts(db: Database): Promise<ProductDraft[]> {
  const rows = await db
    .selectFrom("product_drafts")
    .selectAll()
    .where("is_new", "=", 1)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(read);
}

/**
 * The version of a draft begins anywhere below this: whoever saw one that was thrown away doesn't mistake the next one
 * for it.
 */
const FIRST_VERSIONS = 1_000_000_000;

/** How a draft is kept: over the version that it was made of, 0 where there was none. */
export type KeptDraft = {
  id: string;
  isNew: boolean;
  begunFrom: number;
  over: number;
  edits: CellEdits;
  staff: { id: string; name: string };
  at: string;
};

/** Keeps a draft; null when somebody else has kept another one meanwhile. */
export async function keepDraft(db: Database, draft: KeptDraft): Promise<ProductDraft | null> {
  const { id, isNew, begunFrom, over, edits, staff, at } = draft;
  const changes = {
    begun_from: begunFrom,
    version: over === 0 ? randomInt(1, FIRST_VERSIONS) : over + 1,
    cells: JSON.stringify(edits),
    staff_id: staff.id,
    staff_name: staff.name,
    updated_at: at,
  };
  const row =
    over === 0
      ? await db
          .insertInto("product_drafts")
          .values({ id, is_new: isNew ? 1 : 0, created_at: at, ...changes })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returningAll()
          .executeTakeFirst()
      : await db
          .updateTable("product_drafts")
          .set(changes)
          .where("id", "=", id)
          .where("version", "=", over)
          .returningAll()
          .executeTakeFirst();
  return row ? read(row) : null;
}

/** Throws a draft away; with `version` only that one. Whether there was one. */
export async function dropDraft(db: Database, id: string, version?: number): Promise<boolean> {
  let query = db.deleteFrom("product_drafts").where("id", "=", id);
  if (version !== undefined) query = query.where("version", "=", version);
  return (await query.returning("id").execute()).length > 0;
}
