import { bumpCatalogueVersion } from "../../database/catalogue/catalogue.ts";
import { readTreeTables } from "../../database/catalogue/catalogue-changes.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { transact } from "../../database/errors.ts";
import type { Database } from "../../database/schema.ts";
import type { EditConflict } from "../../domain/office/product-draft.ts";
import type { Cells } from "../columns.ts";
import type { GroupFault } from "./group-records.ts";
import { type CatalogueRecords, readCatalogue, readTree } from "../records.ts";

/** How a change of a brand or category ended. Only `changed` and `removed` have changed anything. */
export type GroupChange =
  | { outcome: "changed"; id: string; changed: number }
  | { outcome: "removed" }
  | { outcome: "faulty"; faults: readonly GroupFault[] }
  /** Somebody else changed the same texts, or the order, meanwhile. */
  | { outcome: "conflicting"; conflicts: readonly EditConflict[]; cells: Cells }
  | { outcome: "reordered" }
  /** Products or subcategories refer to it. */
  | { outcome: "used"; products: number; subcategories: number }
  | { outcome: "unchanged" }
  | { outcome: "missing" };

/** Who changes it, and when. */
export type Changer = { staff: { id: string; name: string }; now: string };

/** Ends the transaction that nothing may come of. */
export class NotChangedError extends Error {
  override readonly name = "NotChangedError";
  readonly refusal: GroupChange;

  constructor(refusal: GroupChange) {
    super(refusal.outcome);
    this.refusal = refusal;
  }
}

/**
 * Takes the catalogue's version, which holds off all others that change it, and undoes everything after a refusal. The
 * products are read only where they are asked for: ten thousand take half a second.
 */
export async function inOneStep(
  handle: DatabaseHandle,
  withProducts: boolean,
  work: (trx: Database, records: CatalogueRecords) => Promise<GroupChange>,
): Promise<GroupChange> {
  try {
    return await transact(handle, async (trx) => {
      await bumpCatalogueVersion(trx, handle.engine);
      return work(trx, await (withProducts ? readCatalogue(trx) : readGroups(trx)));
    });
  } catch (error) {
    if (error instanceof NotChangedError) return error.refusal;
    throw error;
  }
}

/** Brands and categories without the products. */
export async function readGroups(db: Database): Promise<CatalogueRecords> {
  const { brands, categories, synonyms } = readTree(await readTreeTables(db));
  return { version: 0, products: [], brands, categories, synonyms };
}
