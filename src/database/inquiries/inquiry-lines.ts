import type { Selectable } from "kysely";
import { listsBy } from "../../domain/catalogue/keys.ts";
import type { RequestedLine } from "../../domain/quote/quote-lines.ts";
import type { Database, Tables } from "../schema.ts";

/** Stores the lines of an inquiry in their order. Belongs into the transaction that stores the inquiry. */
export async function insertLines(
  db: Database,
  inquiryId: string,
  lines: readonly RequestedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ product, text, quantity, note }, position) => ({
    inquiry_id: inquiryId,
    position,
    product_id: product?.id ?? null,
    article_number: product?.articleNumber ?? null,
    product_name: product?.name ?? null,
    text,
    quantity,
    note,
  }));
  await db.insertInto("inquiry_lines").values(rows).execute();
}

/** The lines of these inquiries in their order, by the inquiry's id. */
export async function linesOf(
  db: Database,
  inquiryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RequestedLine[]>> {
  const rows = await db
    .selectFrom("inquiry_lines")
    .selectAll()
    .where("inquiry_id", "in", inquiryIds)
    .orderBy("position")
    .execute();
  const lists = listsBy(rows, ({ inquiry_id }) => inquiry_id);
  return new Map([...lists].map(([id, own]) => [id, own.map(lineFrom)]));
}

function lineFrom(row: Selectable<Tables["inquiry_lines"]>): RequestedLine {
  const { product_id: id, article_number: articleNumber, product_name: name, text, quantity, note } = row;
  return { product: id === null ? null : { id, articleNumber, name: name ?? "" }, text, quantity, note };
}
