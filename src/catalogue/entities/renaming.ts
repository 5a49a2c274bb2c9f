import type { ImportNote } from "../../domain/catalogue/import-faults.ts";
import type { Cells } from "../columns.ts";
import type { BadRow, StoredRow } from "./entity.ts";
import type { NameList } from "./name-resolver.ts";

/** A row that has the key of something stored, and another name for it. */
type Renaming = { key: string; to: string };

export function renamingOf(list: NameList, { key = "", name = "" }: Cells): Renaming | null {
  const stored = list.withKey(key);
  return stored === null || name === "" || stored.name === name ? null : { key, to: name };
}

/** Why something can't be called so, or null. */
export function renamingFault(list: NameList, { key, to }: Renaming): Omit<BadRow, "row"> | null {
  const taken = list.takenBy(to, key);
  if (taken === null) return null;
  return { column: "name", fault: { code: "nameTaken", taken, given: to } };
}

/** Registers the new names of what these rows rename. */
export function introduceNames(rows: readonly { cells: Cells }[], listOf: (cells: Cells) => NameList): void {
  for (const { cells } of rows) {
    const list = listOf(cells);
    const renaming = renamingOf(list, cells);
    if (renaming && !renamingFault(list, renaming)) list.alias(renaming.to, renaming.key);
  }
}

/** The names that a file changes. */
export function renamingNotes(
  code: "brandRenamed" | "categoryRenamed",
  written: readonly { cells: Cells; stored: StoredRow | null }[],
): ImportNote[] {
  return written.flatMap(({ cells, stored }) => {
    const from = stored?.cells["name"];
    const to = cells["name"];
    if (from === undefined || from === to) return [];
    return [{ code, from, to: to ?? "" }];
  });
}

/** The changed record, which remembers the name that it had. */
export function withFormerName<Item extends { name: string; formerNames: readonly string[] }>(
  before: Item,
  after: Item,
): Item {
  if (before.name === after.name) return after;
  const others = before.formerNames.filter((name) => ![before.name, after.name].includes(name));
  return { ...after, formerNames: [...others, before.name] };
}
