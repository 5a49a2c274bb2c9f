import { bumpCatalogueVersion } from "../../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { transact } from "../../database/errors.ts";
import { addVersions, readVersion } from "../../database/catalogue/entity-versions.ts";
import { dropDraft, readDraft } from "../../database/catalogue/product-drafts.ts";
import { appendToRecord } from "../../database/record.ts";
import type { Database } from "../../database/schema.ts";
import {
  differencesBetween,
  differingColumns,
  type VersionCause,
} from "../../domain/office/entity-version.ts";
import {
  conflictsWith,
  type EditConflict,
  type ProductDraft,
  realEdits,
  wantedTexts,
} from "../../domain/office/product-draft.ts";
import { type Cells, PRODUCT_COLUMNS } from "../columns.ts";
import type { DocumentFault } from "../cells/document-cells.ts";
import {
  checkProduct,
  type ProductContext,
  type ProductFault,
  readProductContext,
  writeProduct,
} from "./product-change.ts";

/** How a publication ended. Only a published one has changed anything. */
export type Publication =
  | { outcome: "published"; id: string; changed: number }
  | { outcome: "faulty"; faults: readonly ProductFault[] }
  /** Somebody published other texts for the same columns meanwhile. */
  | { outcome: "conflicting"; conflicts: readonly EditConflict[] }
  /** Somebody kept another draft meanwhile. */
  | { outcome: "overtaken"; draft: ProductDraft | null }
  | { outcome: "unchanged" }
  | { outcome: "missing" };

type Refusal = Exclude<Publication, { outcome: "published" }>;

/** Who publishes, and when. */
type Publisher = {
  staff: { id: string; name: string };
  now: string;
  documentFault?: DocumentFault | undefined;
};

/** Ends the transaction that nothing may come of. */
class NotPublishedError extends Error {
  override readonly name = "NotPublishedError";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.outcome);
    this.refusal = refusal;
  }
}

const COLUMNS: ReadonlySet<string> = new Set(PRODUCT_COLUMNS.map(({ name }) => name));

/** Puts the draft of a product on the site, as it was kept at this version of it. */
export async function publishDraft(
  handle: DatabaseHandle,
  { id, version }: { id: string; version: number },
  publisher: Publisher,
): Promise<Publication> {
  return inOneStep(handle, async (trx) => {
    const draft = await readDraft(trx, id);
    if (draft?.version !== version) throw new NotPublishedError({ outcome: "overtaken", draft });
    const context = await contextOf(trx, draft.isNew ? null : id);
    const edits = realEdits(draft.edits);
    const conflicts = draft.isNew ? [] : conflictsWith(context.cells, edits);
    if (conflicts.length > 0) throw new NotPublishedError({ outcome: "conflicting", conflicts });
    const texts = wantedTexts(edits);
    const published = await publish(trx, context, texts, { ...publisher, cause: "published" });
    // Somebody may have kept another one since it was read.
    if (!(await dropDraft(trx, id, version))) {
      throw new NotPublishedError({ outcome: "overtaken", draft: await readDraft(trx, id) });
    }
    return published;
  });
}

/** Changes these columns of a product at once, whatever its draft is: withdraws it, or puts it back on the site. */
export async function publishTexts(
  handle: DatabaseHandle,
  { id, texts, cause }: { id: string; texts: Cells; cause: VersionCause },
  publisher: Publisher,
): Promise<Publication> {
  return inOneStep(handle, async (trx) =>
    publish(trx, await contextOf(trx, id), texts, { ...publisher, cause }),
  );
}

/** Makes the texts of a product those of an earlier version; whether it is on the site stays as it is. */
export async function restoreVersion(
  handle: DatabaseHandle,
  { id, version }: { id: string; version: number },
  publisher: Publisher,
): Promise<Publication> {
  return inOneStep(handle, async (trx) => {
    const context = await contextOf(trx, id);
    const found = await readVersion(trx, { kind: "product", id }, version);
    if (!found) throw new NotPublishedError({ outcome: "missing" });
    const columns = differingColumns(context.cells, found.snapshot).filter(
      (column) => column !== "active" && COLUMNS.has(column),
    );
    const texts = Object.fromEntries(columns.map((column) => [column, found.snapshot[column] ?? ""]));
    return publish(trx, context, texts, { ...publisher, cause: "restored" });
  });
}

/** Takes the catalogue's version, which holds off all others that change it, and undoes everything after a refusal. */
async function inOneStep(
  handle: DatabaseHandle,
  work: (trx: Database) => Promise<Publication>,
): Promise<Publication> {
  try {
    return await transact(handle, async (trx) => {
      await bumpCatalogueVersion(trx, handle.engine);
      return work(trx);
    });
  } catch (error) {
    if (error instanceof NotPublishedError) return error.refusal;
    throw error;
  }
}

async function contextOf(trx: Database, id: string | null): Promise<ProductContext> {
  const context = await readProductContext(trx, id);
  if (!context) throw new NotPublishedError({ outcome: "missing" });
  return context;
}

async function publish(
  trx: Database,
  context: ProductContext,
  texts: Cells,
  { staff, now, documentFault, cause }: Publisher & { cause: VersionCause },
): Promise<Publication> {
  const { product, cells: stored } = context;
  const { cells, faults } = checkProduct(context, texts, documentFault);
  if (faults.length > 0) throw new NotPublishedError({ outcome: "faulty", faults });
  const before = product ? stored : {};
  const changed = differingColumns(before, cells);
  if (changed.length === 0) throw new NotPublishedError({ outcome: "unchanged" });
  const { written, followed } = await writeProduct(trx, context, cells, now);
  const { id } = written;
  const change = {
    id,
    before: product && { snapshot: stored, at: product.updatedAt },
    after: written.cells,
  };
  await addVersions(trx, "product", [change], { at: now, staff, cause });
  await addVersions(trx, "product", followed, { at: now, staff, cause: "followed" });
  for (const each of [{ ...change, cause }, ...followed.map((one) => ({ ...one, cause: "followed" }))]) {
    await appendToRecord(trx, {
      at: now,
      actor: staff,
      action: `product.${each.cause}`,
      entity: { kind: "product", id: each.id, label: each.after["name"] ?? each.id },
      ...differencesBetween(each.before?.snapshot ?? {}, each.after),
    });
  }
  return { outcome: "published", id, changed: changed.length };
}
