import { countByBrand, countByCategory, type MemberCounts } from "../../database/catalogue/group-members.ts";
import type { Database } from "../../database/schema.ts";
import { type GroupKind, NEW_ID } from "../../domain/office/groups.ts";
import type { BrandRecord, CategoryRecord, Cells } from "../columns.ts";
import { readGroups } from "./group-transaction.ts";
import { NEW_GROUP, storedGroup } from "./group-records.ts";
import { type CatalogueRecords } from "../records.ts";

/** A brand or category as a row of the office's list. */
type GroupRow = MemberCounts & {
  id: string;
  key: string;
  name: string;
  /** Null for brands, and for categories at the top. */
  parentKey: string | null;
  /** The maker's spelling of a brand, where it differs. */
  displayName: string | null;
  /** Its logo, or the banner of a category. */
  picture: string | null;
  /** "" without one. */
  text: string;
  isActive: boolean;
};

/** All of a kind in their order, categories each before those below it, with how many products they have. */
export async function groupList(db: Database, kind: GroupKind): Promise<{ rows: GroupRow[] }> {
  const records = await readGroups(db);
  if (kind === "brand") {
    const count = await countByBrand(db);
    return { rows: records.brands.map((brand) => brandRow(brand, count(brand.id))) };
  }
  const count = await countByCategory(db);
  const rows = inTreeOrder(records).map((category) =>
    categoryRow(category, count(category.parentKey, category.key)),
  );
  return { rows };
}

function inTreeOrder({ categories }: Pick<CatalogueRecords, "categories">): CategoryRecord[] {
  const tops = categories.filter(({ parentKey }) => parentKey === null);
  return tops.flatMap((top) => [top, ...categories.filter(({ parentKey }) => parentKey === top.key)]);
}

function brandRow(
  { id, name, displayName, logoUrl, description, isActive }: BrandRecord,
  counts: MemberCounts,
): GroupRow {
  const text = description ?? "";
  return { id, key: id, name, parentKey: null, displayName, picture: logoUrl, text, isActive, ...counts };
}

function categoryRow(
  { id, key, name, parentKey, bannerUrl, description }: CategoryRecord,
  counts: MemberCounts,
): GroupRow {
  return {
    id,
    key,
    name,
    parentKey,
    displayName: null,
    picture: bannerUrl,
    text: description,
    isActive: true,
    ...counts,
  };
}

/** One with all its texts by column, and what it is by; `new` is one that is not stored yet. Null where there is none. */
export async function groupPage(
  db: Database,
  kind: GroupKind,
  id: string,
): Promise<{ row: GroupRow | null; cells: Cells; tops: string[] } | null> {
  const records = await readGroups(db);
  const tops = records.categories.filter(({ parentKey }) => parentKey === null).map(({ name }) => name);
  if (id === NEW_ID) return { row: null, cells: NEW_GROUP[kind], tops };
  const stored = storedGroup(kind, records, id);
  const { rows } = await groupList(db, kind);
  const row = rows.find((each) => each.id === id);
  return stored && row ? { row, cells: stored.cells, tops } : null;
}
