import type { Database } from "../../database/schema.ts";
import type { GroupKind } from "../../domain/office/groups.ts";
import { brandEntity } from "../entities/brand-entity.ts";
import { categoryEntity } from "../entities/category-entity.ts";
import type { BrandRecord, CategoryRecord, Cells } from "../columns.ts";
import type { BadRow, Entity, StoredRow, WrittenRow } from "../entities/entity.ts";
import { nameResolver } from "../entities/name-resolver.ts";
import { readCells } from "../import/read-rows.ts";
import { BRANDS, type CatalogueRecords, CATEGORIES, cellsOf, putRecords } from "../records.ts";

/** What is wrong with a column of a brand or category; "" for the whole of it. */
export type GroupFault = Omit<BadRow, "row">;

type GroupRecords = Pick<CatalogueRecords, "brands" | "categories">;

const ENTITIES: Readonly<Record<GroupKind, Entity>> = { brand: brandEntity, category: categoryEntity };

/** What a new one begins with. */
export const NEW_GROUP: Readonly<Record<GroupKind, Cells>> = {
  brand: cellsOf(BRANDS, BRANDS.blank()),
  category: cellsOf(CATEGORIES, CATEGORIES.blank()),
};

export function recordsOf(kind: GroupKind, records: GroupRecords): readonly (BrandRecord | CategoryRecord)[] {
  return kind === "brand" ? records.brands : records.categories;
}

export function storedGroup(kind: GroupKind, records: CatalogueRecords, id: string): StoredRow | null {
  return ENTITIES[kind].stored(records).find((each) => each.id === id) ?? null;
}

/**
 * Reads changed texts as a row of a file is read, and finds what is wrong with them. Without faults `cells` are all texts of
 * the brand or category as they would be stored.
 */
export function checkGroup(
  kind: GroupKind,
  records: CatalogueRecords,
  stored: StoredRow | null,
  texts: Cells,
): { cells: Cells; faults: GroupFault[] } {
  const entity = ENTITIES[kind];
  const { cells, bad } = readCells(entity.columns, { ...(stored?.cells ?? NEW_GROUP[kind]), ...texts });
  if (bad.length > 0) return { cells, faults: bad };
  const names = nameResolver(records);
  const row = { row: 1, cells };
  entity.introduce([row], names);
  const fault = entity.fault(row, stored, names) ?? (stored === null ? takenBy(kind, records, cells) : null);
  if (fault) return { cells, faults: [fault] };
  return { cells: entity.complete(cells, stored, names), faults: [] };
}

/** The fault of a new one whose name something has already, or null. */
function takenBy(kind: GroupKind, records: CatalogueRecords, cells: Cells): GroupFault | null {
  const names = nameResolver(records);
  const { name: given = "", parent = "" } = cells;
  const list = kind === "brand" ? names.brands : parent === "" ? names.tree : names.subcategoriesOf(parent);
  const taken = list.find(given)?.name;
  return taken === undefined ? null : { column: "name", fault: { code: "nameTaken", taken, given } };
}

/** Writes one with these texts, as {@link checkGroup} gave them, and answers it as it is stored; the caller holds the catalogue's version. */
export async function writeGroup(
  trx: Database,
  kind: GroupKind,
  records: CatalogueRecords,
  { stored, cells, now }: { stored: StoredRow | null; cells: Cells; now: string },
): Promise<WrittenRow> {
  const changes = stored
    ? { added: [], changed: [{ id: stored.id, cells }] }
    : { added: [cells], changed: [] };
  const [written] = await ENTITIES[kind].write(trx, changes, records, { now });
  if (!written) throw new Error(`The ${kind} was not written`);
  return written;
}

/** Gives these, all that stand beside each other, their places in this order. */
export async function writeOrder(
  trx: Database,
  kind: GroupKind,
  records: GroupRecords,
  ids: readonly string[],
): Promise<void> {
  if (kind === "brand") await putRecords(trx, BRANDS, placed(records.brands, ids));
  else await putRecords(trx, CATEGORIES, placed(records.categories, ids));
}

/** The records of these ids in their order, with the places that they have together. */
function placed<Item extends { id: string; position: number }>(
  all: readonly Item[],
  ids: readonly string[],
): Item[] {
  const chosen = all.filter(({ id }) => ids.includes(id));
  const places = chosen.map(({ position }) => position).toSorted((a, b) => a - b);
  return ids.flatMap((id, at) => {
    const item = chosen.find((each) => each.id === id);
    return item ? [{ ...item, position: places[at] ?? item.position }] : [];
  });
}
