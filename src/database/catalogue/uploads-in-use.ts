import { sql } from "kysely";
import type { Database } from "../schema.ts";

/** Every column that may name uploaded files, what is shown to visitors before what staff may bring back. */
const NAMED_IN = [
  ["products", "image_url"],
  ["products", "pictures"],
  ["products", "documents"],
  ["brands", "logo_url"],
  ["categories", "banner_url"],
  ["product_drafts", "cells"],
  ["entity_versions", "snapshot"],
] as const;

/** The name of an uploaded file in a text, with the hash of its content, which may stand behind a title. */
const NAME = /uploaded\/(?:[\p{L}\p{M}\p{N}-]+\.)?([0-9a-f]{16})/gu;

/** The hashes of the uploaded pictures and documents that products, brands, categories, drafts or their versions name. */
export async function uploadsInUse(db: Database): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  for (const [table, column] of NAMED_IN) {
    const { rows } = await sql<{ text: string }>`
      SELECT ${sql.ref(column)} AS text FROM ${sql.table(table)} WHERE ${sql.ref(column)} LIKE '%uploaded/%'`.execute(
      db,
    );
    for (const { text } of rows) for (const [, hash = ""] of text.matchAll(NAME)) hashes.add(hash);
  }
  return hashes;
}
