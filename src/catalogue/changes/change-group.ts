import type { DatabaseHandle } from "../../database/connect.ts";
import { addVersions, readVersion } from "../../database/catalogue/entity-versions.ts";
import { appendToRecord } from "../../database/record.ts";
import type { Database } from "../../database/schema.ts";
import { differencesBetween, differingColumns } from "../../domain/office/entity-version.ts";
import { type GroupKind, mayChange } from "../../domain/office/groups.ts";
import { type CellEdits, conflictsWith, realEdits } from "../../domain/office/product-draft.ts";
import type { Cells } from "../columns.ts";
import { type Changer, type GroupChange, inOneStep, NotChangedError } from "./group-transaction.ts";
import { checkGroup, storedGroup, writeGroup } from "./group-records.ts";
import type { CatalogueRecords } from "../records.ts";

/** What is changed: a kind, and which one; null for a new one. */
type Target = { kind: GroupKind; id: string | null };

/** Changes these texts of a brand or category, or makes a new one of them, by the rules of the importer. */
export async function changeGroup(
  handle: DatabaseHandle,
  target: Target,
  edits: CellEdits,
  changer: Changer,
): Promise<GroupChange> {
  return inOneStep(handle, mayLinkProducts(target, edits), async (trx, records) => {
    const wanted = Object.entries(realEdits(edits)).filter(
      ([column]) => target.id === null || mayChange(target.kind, column),
    );
    const stored = target.id === null ? null : storedGroup(target.kind, records, target.id);
    const conflicts = stored ? conflictsWith(stored.cells, Object.fromEntries(wanted)) : [];
    if (stored && conflicts.length > 0) {
      throw new NotChangedError({ outcome: "conflicting", conflicts, cells: stored.cells });
    }
    const texts = Object.fromEntries(wanted.map(([column, { to }]) => [column, to]));
    return write(trx, records, target, texts, { ...changer, cause: "published" });
  });
}

/** Makes the texts of a brand or category those of an earlier version; what others refer to stays. */
export async function restoreGroup(
  handle: DatabaseHandle,
  { kind, id, version }: { kind: GroupKind; id: string; version: number },
  changer: Changer,
): Promise<GroupChange> {
  return inOneStep(handle, kind === "category", async (trx, records) => {
    const found = await readVersion(trx, { kind, id }, version);
    const stored = storedGroup(kind, records, id);
    if (!found || !stored) throw new NotChangedError({ outcome: "missing" });
    const columns = differingColumns(stored.cells, found.snapshot).filter((column) =>
      mayChange(kind, column),
    );
    const texts = Object.fromEntries(columns.map((column) => [column, found.snapshot[column] ?? ""]));
    return write(trx, records, { kind, id }, texts, { ...changer, cause: "restored" });
  });
}

/** Whether products that name what the tree did not have may belong to it afterwards: to a new category or a new name. */
function mayLinkProducts({ kind, id }: Target, edits: CellEdits): boolean {
  return kind === "category" && (id === null || "name" in edits);
}

async function write(
  trx: Database,
  records: CatalogueRecords,
  { kind, id }: Target,
  texts: Cells,
  { staff, now, cause }: Changer & { cause: "published" | "restored" },
): Promise<GroupChange> {
  const stored = id === null ? null : storedGroup(kind, records, id);
  if (id !== null && !stored) throw new NotChangedError({ outcome: "missing" });
  const { cells, faults } = checkGroup(kind, records, stored, texts);
  if (faults.length > 0) throw new NotChangedError({ outcome: "faulty", faults });
  if (stored && differingColumns(stored.cells, cells).length === 0) {
    throw new NotChangedError({ outcome: "unchanged" });
  }
  const written = await writeGroup(trx, kind, records, { stored, cells, now });
  const before = stored?.cells ?? {};
  const change = { id: written.id, before: stored && { snapshot: before, at: now }, after: written.cells };
  await addVersions(trx, kind, [change], { at: now, staff, cause });
  await appendToRecord(trx, {
    at: now,
    actor: staff,
    action: `${kind}.${stored ? cause : "made"}`,
    entity: { kind, id: written.id, label: written.cells["name"] ?? "" },
    ...differencesBetween(before, written.cells),
  });
  return { outcome: "changed", id: written.id, changed: differingColumns(before, written.cells).length };
}
