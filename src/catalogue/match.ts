import type { BadRow, ReadRow, ReadRows } from "./read-rows.ts";
import { identityOf, namePairOf, type StoredRow } from "./stored.ts";

/** Which stored row each row of a file means; null for a new one. */
export type Matches = { pairs: { row: ReadRow; stored: StoredRow | null }[]; bad: BadRow[] };

/**
 * Finds the stored row of each file row: by article number, else by brand and name. A row with an article
 * number may take over a product of the same brand and name that has none yet; a file without that column
 * knows products by brand and name alone.
 */
export function matchRows(file: ReadRows, stored: readonly StoredRow[]): Matches {
  const { kind } = file;
  const bad: BadRow[] = [];
  const firstWith = new Map<string, number>();
  const rows = file.rows.filter((row) => {
    const identity = identityOf(kind, row.cells);
    if (identity === null) {
      bad.push({
        row: row.row,
        column: "article number",
        reason: "It has neither article number nor brand and name.",
      });
      return false;
    }
    const first = firstWith.get(identity);
    firstWith.set(identity, first ?? row.row);
    if (first === undefined) return true;
    const column = identity.startsWith("article:") ? "article number" : "name";
    bad.push({ row: row.row, column, reason: `It stands in row ${first} already.` });
    return false;
  });

  const byIdentity = new Map(stored.map((entry) => [identityOf(kind, entry.cells), entry]));
  const exact = new Map(rows.map((row) => [row, byIdentity.get(identityOf(kind, row.cells)) ?? null]));
  const claimed = new Set(exact.values());
  const byName = Map.groupBy(
    stored.filter((entry) => !claimed.has(entry)),
    (entry) => namePairOf(kind, entry.cells),
  );

  const pairs: Matches["pairs"] = [];
  for (const row of rows) {
    const pair = namePairOf(kind, row.cells);
    const found = exact.get(row) ?? null;
    const hasNumber = (row.cells["article number"] ?? "") !== "";
    const free =
      found || pair === null ? [] : (byName.get(pair) ?? []).filter((entry) => !claimed.has(entry));
    const adoptable = hasNumber ? free.filter((entry) => entry.cells["article number"] === "") : free;
    if (adoptable.length > 1) {
      bad.push({
        row: row.row,
        column: "name",
        reason: `${adoptable.length} products have this brand and name; give the article number.`,
      });
      continue;
    }
    const match = found ?? adoptable[0] ?? null;
    if (match) claimed.add(match);
    pairs.push({ row, stored: match });
  }
  return { pairs, bad };
}
