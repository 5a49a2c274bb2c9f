import { addVersions } from "../../database/catalogue/entity-versions.ts";
import { appendToRecord } from "../../database/record.ts";
import type { Database } from "../../database/schema.ts";
import type { EntityKind } from "../../domain/office/entity-version.ts";
import type { KindName } from "../../domain/catalogue/import-faults.ts";
import type { Cells } from "../columns.ts";
import type { WrittenRow } from "../entities/entity.ts";
import type { CatalogueRecords } from "../records.ts";

const KINDS: Readonly<Record<KindName, EntityKind>> = {
  products: "product",
  brands: "brand",
  categories: "category",
  synonyms: "synonym",
};

/**
 * Keeps what an import wrote: a version of each thing, so that it can be restored, and one line of the record for the
 * file. A line for each of a hundred thousand rows would leave nobody a record to read.
 */
export async function keepHistory(
  trx: Database,
  written: readonly WrittenRow[],
  {
    kind,
    before,
    records,
    file,
    staff,
    now,
  }: {
    kind: KindName;
    /** The cells of what was stored already, by its id. */
    before: ReadonlyMap<string, Cells>;
    records: CatalogueRecords;
    file: string;
    staff: { id: string; name: string } | null;
    now: string;
  },
): Promise<void> {
  const versioned = KINDS[kind];
  const since = new Map(
    versioned === "product" ? records.products.map(({ id, updatedAt }) => [id, updatedAt]) : [],
  );
  const changes = written.map(({ id, cells }) => {
    const snapshot = before.get(id);
    return { id, before: snapshot ? { snapshot, at: since.get(id) ?? now } : null, after: cells };
  });
  await addVersions(trx, versioned, changes, { at: now, staff, cause: "imported", file });
  await appendToRecord(trx, {
    at: now,
    actor: staff ?? { id: null, name: "" },
    action: `${kind}.imported`,
    entity: { kind: versioned, id: "", label: file },
    before: {},
    after: { added: written.length - before.size, changed: before.size },
  });
}
