import {
  dropDraft,
  keepDraft,
  type KeptDraft,
  readDraft,
} from "../../../database/catalogue/product-drafts.ts";
import { appendToRecord } from "../../../database/record.ts";
import type { Database } from "../../../database/schema.ts";
import { type CellEdits, type ProductDraft, wantedTexts } from "../../../domain/office/product-draft.ts";

type Actor = { id: string; name: string };

/** The two sides of edits, as the record keeps them. */
const sidesOf = (edits: CellEdits) => ({
  before: Object.fromEntries(Object.entries(edits).map(([column, { from }]) => [column, from])),
  after: wantedTexts(edits),
});

/** It is called what the site calls it, or what the draft does that begins it; "" while that has neither name nor number. */
const entityOf = (id: string, edits: CellEdits, name: string) => ({
  kind: "product",
  id,
  label: name || edits["name"]?.to.trim() || edits["article number"]?.to.trim() || "",
});

/**
 * Keeps a draft; null when somebody else has kept another one meanwhile. The record tells that one was begun; it is kept
 * every second while somebody types, and what came of it is told by its publication. A draft of a published product that
 * changes nothing stays, as somebody else may be about to go on with it.
 */
export async function storeDraft(
  trx: Database,
  { name, ...draft }: KeptDraft & { name: string },
): Promise<ProductDraft | null> {
  const kept = await keepDraft(trx, draft);
  if (kept && draft.over === 0) {
    await appendToRecord(trx, {
      at: draft.at,
      actor: draft.staff,
      action: draft.isNew ? "product.begun" : "product.drafted",
      entity: entityOf(draft.id, draft.edits, name),
      ...sidesOf(draft.edits),
    });
  }
  return kept;
}

/** Throws a draft away as it was kept at this version; whether it was there. The record has what was in it. */
export async function discardDraft(
  trx: Database,
  { id, name, version, staff, at }: { id: string; name: string; version: number; staff: Actor; at: string },
): Promise<boolean> {
  const draft = await readDraft(trx, id);
  if (draft?.version !== version || !(await dropDraft(trx, id, version))) return false;
  const { before, after } = sidesOf(draft.edits);
  await appendToRecord(trx, {
    at,
    actor: staff,
    action: "product.discarded",
    entity: entityOf(id, draft.edits, name),
    before: after,
    after: before,
  });
  return true;
}
