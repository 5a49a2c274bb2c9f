import type { BadRow, Entity, ReadRow, StoredRow } from "../entities/entity.ts";
import type { NameResolver } from "../entities/name-resolver.ts";

/** Which stored row each row of a file means; null for a new one. */
type Matches = { pairs: { row: ReadRow; stored: StoredRow | null }[]; bad: BadRow[] };

/**
 * Finds the stored row of each file row: by its identity, else by its other one. A row with an article number may
 * take over a product of the same brand and name that has none yet; a file without that column knows products by
 * brand and name alone.
 */
export function matchRows(
  entity: Entity,
  given: readonly ReadRow[],
  stored: readonly StoredRow[],
  names: NameResolver,
): Matches {
  const bad: BadRow[] = [];
  const firstWith = new Map<string, number>();
  const identities = new Map<ReadRow, string>();
  for (const row of given) {
    const identity = entity.identity(row.cells, names);
    const first = identity === null ? undefined : firstWith.get(identity);
    if (identity === null) {
      bad.push({ row: row.row, column: "article number", fault: { code: "nameless" } });
    } else if (first === undefined) {
      firstWith.set(identity, row.row);
      identities.set(row, identity);
    } else {
      const column = identity.startsWith("article:") ? "article number" : "name";
      bad.push({ row: row.row, column, fault: { code: "duplicate", row: first } });
    }
  }

  const byIdentity = new Map(stored.map((entry) => [entity.identity(entry.cells, names), entry]));
  const exact = new Map([...identities].map(([row, identity]) => [row, byIdentity.get(identity) ?? null]));
  const claimed = new Set(exact.values());
  const byName = Map.groupBy(
    stored.filter((entry) => !claimed.has(entry)),
    (entry) => entity.otherIdentity(entry.cells, names),
  );

  const pairs: Matches["pairs"] = [];
  for (const [row, found] of exact) {
    const other = found ? null : entity.otherIdentity(row.cells, names);
    const hasNumber = (row.cells["article number"] ?? "") !== "";
    const free = other === null ? [] : (byName.get(other) ?? []).filter((entry) => !claimed.has(entry));
    const adoptable = hasNumber ? free.filter((entry) => entry.cells["article number"] === "") : free;
    if (adoptable.length > 1) {
      bad.push({
        row: row.row,
        column: "name",
        fault: { code: "ambiguousName", products: adoptable.length },
      });
      continue;
    }
    const match = found ?? adoptable[0] ?? null;
    if (match) claimed.add(match);
    pairs.push({ row, stored: match });
  }
  return { pairs, bad };
}
