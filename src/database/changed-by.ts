import type { EntityKind } from "../domain/office/entity-version.ts";
import type { Database } from "./schema.ts";

/** Who changed each of these last in the office, by its id; without those that nobody there has changed. */
export async function lastChangedBy(
  db: Database,
  kind: EntityKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("entity_versions")
    .select(["entity_id", "staff_name"])
    .where("kind", "=", kind)
    .where("entity_id", "in", ids)
    .orderBy("version")
    .execute();
  // The last of each wins; an import has no name.
  const last = new Map(rows.map(({ entity_id, staff_name }) => [entity_id, staff_name]));
  return new Map([...last].filter(([, name]) => name !== ""));
}
