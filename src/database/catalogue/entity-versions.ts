import * as v from "valibot";
import {
  differingColumns,
  type EntityKind,
  type EntityVersion,
  type Snapshot,
  VERSION_CAUSES,
  type VersionCause,
} from "../../domain/office/entity-version.ts";
import type { Database } from "../schema.ts";

type Entity = { kind: EntityKind; id: string };

const COLUMNS = ["version", "at", "staff_id", "staff_name", "cause", "file", "snapshot"] as const;

const storedRow = v.object({
  version: v.number(),
  at: v.string(),
  staff_id: v.nullable(v.string()),
  staff_name: v.string(),
  cause: v.picklist(VERSION_CAUSES),
  file: v.string(),
  snapshot: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
});

const read = (stored: object): EntityVersion => {
  const { version, at, staff_id, staff_name, cause, file, snapshot } = v.parse(storedRow, stored);
  return {
    version,
    at,
    staff: staff_id === null ? null : { id: staff_id, name: staff_name },
    cause,
    file,
    snapshot,
  };
};

const versionsOf = (db: Database, { kind, id }: Entity) =>
  db.selectFrom("entity_versions").select(COLUMNS).where("kind", "=", kind).where("entity_id", "=", id);

/** All versions, the newest first. */
export async function readVersions(db: Database, entity: Entity): Promise<EntityVersion[]> {
  return (await versionsOf(db, entity).orderBy("version", "desc").execute()).map(read);
}

/** One version, or null where there is none of this number. */
export async function readVersion(
  db: Database,
  entity: Entity,
  version: number,
): Promise<EntityVersion | null> {
  const found = await versionsOf(db, entity).where("version", "=", version).executeTakeFirst();
  return found ? read(found) : null;
}

/** The last changes of everything of a kind, the newest first, each with what it was of. */
export async function lastVersions(
  db: Database,
  kind: EntityKind,
  most: number,
): Promise<({ id: string } & EntityVersion)[]> {
  const rows = await db
    .selectFrom("entity_versions")
    .select(["entity_id", ...COLUMNS])
    .where("kind", "=", kind)
    .orderBy("at", "desc")
    .orderBy("version", "desc")
    .limit(most)
    .execute();
  return rows.map(({ entity_id, ...stored }) => ({ id: entity_id, ...read(stored) }));
}

/** The newest version of everything of a kind, removed things among them, by id. */
export async function newestOfKind(
  db: Database,
  kind: EntityKind,
): Promise<ReadonlyMap<string, EntityVersion>> {
  const rows = await db
    .selectFrom("entity_versions")
    .select(["entity_id", ...COLUMNS])
    .where("kind", "=", kind)
    .orderBy("version")
    .execute();
  return new Map(rows.map(({ entity_id, ...stored }) => [entity_id, read(stored)]));
}

/** What was stored before (null for something new), since when, and what is written now. */
export type Change = { id: string; before: { snapshot: Snapshot; at: string } | null; after: Snapshot };

/** Who or what wrote versions, and when. */
type Cause = {
  at: string;
  staff: { id: string; name: string } | null;
  cause: VersionCause;
  /** The name of the file that is imported. */
  file?: string;
};

/** Entities whose versions one statement reads or writes: far fewer values than the 32,766 that SQLite takes. */
const AT_ONCE = 500;

/**
 * Adds a version of each of these inside the transaction that writes them. What was stored before becomes a version too
 * where the newest one is not like it: as nothing was changed yet, or by what keeps no versions, such as a brand's
 * new name in its products.
 */
export async function addVersions(
  trx: Database,
  kind: EntityKind,
  changes: readonly Change[],
  { at, staff, cause, file = "" }: Cause,
): Promise<void> {
  const of = { at, staff_id: staff?.id ?? null, staff_name: staff?.name ?? "", cause, file };
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    const batch = changes.slice(from, from + AT_ONCE);
    const newest = await newestVersions(
      trx,
      kind,
      batch.map(({ id }) => id),
    );
    const rows = batch.flatMap(({ id, before, after }) => {
      const known = newest.get(id);
      const entity = { kind, entity_id: id };
      const version = known?.version ?? 0;
      const row = { ...entity, ...of, version: version + 1, snapshot: JSON.stringify(after) };
      if (!before || (known && differingColumns(known.snapshot, before.snapshot).length === 0)) return [row];
      const earlier = {
        ...entity,
        version: version + 1,
        at: before.at,
        staff_id: null,
        staff_name: "",
        cause: "before",
        file: "",
        snapshot: JSON.stringify(before.snapshot),
      };
      return [earlier, { ...row, version: version + 2 }];
    });
    await trx.insertInto("entity_versions").values(rows).execute();
  }
}

async function newestVersions(
  db: Database,
  kind: EntityKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EntityVersion>> {
  const rows = await db
    .selectFrom("entity_versions")
    .innerJoin(
      (query) =>
        query
          .selectFrom("entity_versions")
          .select("entity_id as id")
          .select((select) => select.fn.max("version").as("newest"))
          .where("kind", "=", kind)
          .where("entity_id", "in", ids)
          .groupBy("entity_id")
          .as("last"),
      (join) => join.onRef("last.id", "=", "entity_id").onRef("last.newest", "=", "version"),
    )
    .select(["entity_id", ...COLUMNS])
    .where("kind", "=", kind)
    .execute();
  return new Map(rows.map(({ entity_id, ...stored }) => [entity_id, read(stored)]));
}
