import { PRODUCT_COLUMNS } from "../../../catalogue/columns.ts";
import { readDraftContext } from "../../../catalogue/changes/draft-context.ts";
import { checkProduct, NEW_PRODUCT, type ProductFault } from "../../../catalogue/changes/product-change.ts";
import type { Content } from "../../../content/load.ts";
import { readVersions } from "../../../database/catalogue/entity-versions.ts";
import { readDraft } from "../../../database/catalogue/product-drafts.ts";
import type { Database } from "../../../database/schema.ts";
import { sentenceOf } from "../../../domain/catalogue/import-faults.ts";
import { nearestPrice } from "../../../domain/office/nearest-price.ts";
import {
  conflictsWith,
  type ProductDraft,
  realEdits,
  wantedTexts,
  withEdits,
} from "../../../domain/office/product-draft.ts";
import type { ProductState } from "../../../domain/office/product-list.ts";
import { filesNamed, fileStates } from "./document-states.ts";
import type { OfficeServices } from "../office.ts";

type Words = Content["office"]["product"];

/** What is wrong with a draft: a sentence by column. */
export function faultSentences(
  faults: readonly ProductFault[],
  words: Words,
  typed: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const { column, fault } of faults) {
    const given = typed[column] ?? "";
    const meant = column === "price" ? nearestPrice(given) : null;
    sentences[column] ??= meant === null ? sentenceOf(words.faults, fault) : words.priceMeant(given, meant);
  }
  return sentences;
}

/** A draft as the editor knows it. */
export function draftView({ version, edits, updatedAt, staff }: ProductDraft) {
  return { version, edits, updatedAt, staff };
}

/** A product with its draft, as the editor opens it; null where there is neither. */
export async function openProduct(
  db: Database,
  id: string,
  { catalogue, documentFiles }: Pick<OfficeServices, "catalogue" | "documentFiles">,
  words: Words,
) {
  const draft = await readDraft(db, id);
  const edits = realEdits(draft?.edits ?? {});
  const texts = wantedTexts(edits);
  const context = await readDraftContext(db, draft?.isNew ? null : id, texts);
  if (!context) return null;
  const { product, cells, changedIn } = context;
  const named = filesNamed(cells["documents"], texts["documents"]);
  await documentFiles.lookFor(named);
  const { faults } = checkProduct(context, texts, documentFiles.fault);
  const versions = await readVersions(db, { kind: "product", id });
  const state: ProductState = product === null ? "draft" : product.isActive ? "active" : "withdrawn";
  const replacement = catalogue.current().replacements.get(id) ?? null;
  return {
    id,
    state,
    columns: PRODUCT_COLUMNS.map(({ name }) => name),
    published: product ? cells : NEW_PRODUCT,
    changedIn,
    updatedAt: product?.updatedAt ?? null,
    draft: draft && draftView(draft),
    // An empty new product is not yet wrong: nobody has typed anything.
    faults: Object.keys(edits).length === 0 ? {} : faultSentences(faults, words, withEdits(cells, edits)),
    files: fileStates(named, documentFiles, words),
    conflicts: product ? conflictsWith(cells, edits) : [],
    versions: versions.length,
    replacement,
  };
}
