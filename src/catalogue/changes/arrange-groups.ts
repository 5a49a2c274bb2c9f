import { removeRows } from "../../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { countByBrand, countByCategory } from "../../database/catalogue/group-members.ts";
import { appendToRecord } from "../../database/record.ts";
import type { Database } from "../../database/schema.ts";
import { differencesBetween } from "../../domain/office/entity-version.ts";
import type { GroupKind } from "../../domain/office/groups.ts";
import { type Changer, type GroupChange, inOneStep, NotChangedError } from "./group-transaction.ts";
import { recordsOf, storedGroup, writeOrder } from "./group-records.ts";
import type { CatalogueRecords } from "../records.ts";

/** Gives all that stand beside each other a new order; refused where it is no longer the one that was seen. */
export async function orderGroups(
  handle: DatabaseHandle,
  kind: GroupKind,
  { before, after }: { before: readonly string[]; after: readonly string[] },
  { staff, now }: Changer,
): Promise<GroupChange> {
  return inOneStep(handle, false, async (trx, records) => {
    const all = recordsOf(kind, records);
    const first = all.find(({ id }) => id === before[0]);
    if (!first) throw new NotChangedError({ outcome: "missing" });
    const parentOf = (each: object) => ("parentKey" in each ? each.parentKey : null);
    const beside = all.filter((each) => parentOf(each) === parentOf(first));
    const isSeen = beside.map(({ id }) => id).join("\n") === before.join("\n");
    const isSame = before.toSorted().join("\n") === after.toSorted().join("\n");
    if (!isSeen || !isSame) throw new NotChangedError({ outcome: "reordered" });
    await writeOrder(trx, kind, records, after);
    const names = (ids: readonly string[]) =>
      ids.map((id) => beside.find((each) => each.id === id)?.name ?? id).join(", ");
    await appendToRecord(trx, {
      at: now,
      actor: staff,
      action: `${kind}.ordered`,
      entity: { kind, id: "", label: names(after.slice(0, 3)) },
      before: { order: names(before) },
      after: { order: names(after) },
    });
    return { outcome: "changed", id: "", changed: 1 };
  });
}

/** Removes a brand or category that nothing refers to. */
export async function removeGroup(
  handle: DatabaseHandle,
  { kind, id }: { kind: GroupKind; id: string },
  { staff, now }: Changer,
): Promise<GroupChange> {
  return inOneStep(handle, false, async (trx, records) => {
    const stored = storedGroup(kind, records, id);
    if (!stored) throw new NotChangedError({ outcome: "missing" });
    const used = await usesOf(trx, records, { kind, id });
    if (used.products + used.subcategories > 0) throw new NotChangedError({ outcome: "used", ...used });
    await removeRows(trx, kind === "brand" ? "brands" : "categories", [id]);
    await appendToRecord(trx, {
      at: now,
      actor: staff,
      action: `${kind}.removed`,
      entity: { kind, id, label: stored.cells["name"] ?? "" },
      ...differencesBetween(stored.cells, {}),
    });
    return { outcome: "removed" };
  });
}

/** How many products, withdrawn ones among them, and subcategories refer to it. */
async function usesOf(
  trx: Database,
  { categories }: CatalogueRecords,
  { kind, id }: { kind: GroupKind; id: string },
): Promise<{ products: number; subcategories: number }> {
  const sum = ({ active, withdrawn }: { active: number; withdrawn: number }) => active + withdrawn;
  if (kind === "brand") return { products: sum((await countByBrand(trx))(id)), subcategories: 0 };
  const category = categories.find((each) => each.id === id);
  if (!category) return { products: 0, subcategories: 0 };
  const { parentKey, key } = category;
  return {
    products: sum((await countByCategory(trx))(parentKey, key)),
    subcategories: parentKey === null ? categories.filter((each) => each.parentKey === key).length : 0,
  };
}
