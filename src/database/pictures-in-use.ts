import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** Every column that may name uploaded pictures, what is shown to visitors before what staff may bring back. */
const NAMED_IN = [
  ["products", "image_url"],
  ["products", "pictures"],
  ["brands", "logo_url"],
  ["categories", "banner_url"],
  ["product_drafts", "cells"],
  ["entity_versions", "snapshot"],
] as const;

/** The uploaded pictures that products, brands, categories, drafts or their versions name, by what stands before the ending. */
export async function uploadedPicturesInUse(db: Database): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const [table, column] of NAMED_IN) {
    const { rows } = await sql<{ text: string }>`
      SELECT ${sql.ref(column)} AS text FROM ${sql.table(table)} WHERE ${sql.ref(column)} LIKE '%uploaded/%'`.execute(
      db,
    );
    for (const { text } of rows)
      for (const [name] of text.matchAll(/uploaded\/[0-9a-f]{16}/g)) names.add(name);
  }
  return names;
}
