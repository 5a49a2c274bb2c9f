import type { Cells } from "../columns.ts";
import { type DocumentFault, newDocumentFault } from "../cells/document-cells.ts";
import { ENTITIES } from "../entities/entities.ts";
import type { ImportNote, KindName } from "../../domain/catalogue/import-faults.ts";
import { type BadRow, labelOf, type StoredRow } from "../entities/entity.ts";
import { matchRows } from "./match.ts";
import { nameResolver } from "../entities/name-resolver.ts";
import type { ReadRows } from "./read-rows.ts";
import type { CatalogueRecords } from "../records.ts";

/** One cell that a file changes. */
type Difference = { column: string; from: string; to: string };

/** A row that is not taken over, as whoever put it into the file knows it: its product, and what its cell holds. */
type BadRowOfFile = BadRow & { label: string; given: string };

/** What importing a file would do, worked out without touching anything. */
export type Plan = {
  kind: KindName;
  /** The version of the catalogue that the file was compared with. */
  version: number;
  added: { row: number; cells: Cells }[];
  changed: { row: number; stored: StoredRow; cells: Cells; differences: Difference[] }[];
  unchanged: number;
  /** How many products or brands are active, and how many of them the file's own rows deactivate. */
  active: number;
  switchedOff: number;
  /** Active products, brands or categories that the file doesn't have. */
  absent: StoredRow[];
  /** Whether some bad row doesn't even say what it is about, so that nobody can tell what is absent. */
  hasNameless: boolean;
  bad: BadRowOfFile[];
  notes: ImportNote[];
};

/** Compares a file with what is stored; `documentFault` tells what is wrong with the file of a new document. */
export function planImport(file: ReadRows, records: CatalogueRecords, documentFault?: DocumentFault): Plan {
  const { kind } = file;
  const entity = ENTITIES[kind];
  const stored = entity.stored(records);
  const names = nameResolver(records);
  entity.introduce(file.rows, names);
  const byIdentity = new Map(stored.map(({ cells }) => [entity.identity(cells, names) ?? "", cells]));
  const { pairs, bad } = matchRows(entity, file.rows, stored, names);
  const plan: Plan = {
    kind,
    version: records.version,
    added: [],
    changed: [],
    unchanged: 0,
    active: stored.filter(({ active }) => active).length,
    switchedOff: 0,
    absent: [],
    hasNameless: file.partly.some(({ cells }) => entity.identity(cells, names) === null),
    bad: [],
    notes: [],
  };
  const found: BadRow[] = [...file.bad, ...bad];
  for (const { row, stored: match } of pairs) {
    const fault = entity.fault(row, match, names) ?? newDocumentFault(row.cells, match?.cells, documentFault);
    if (fault) {
      found.push({ row: row.row, ...fault });
      continue;
    }
    const cells = entity.complete(row.cells, match, names);
    if (!match) {
      plan.added.push({ row: row.row, cells });
      continue;
    }
    const differences = differencesOf(plan.kind, match.cells, cells);
    if (differences.length === 0) plan.unchanged += 1;
    else plan.changed.push({ row: row.row, stored: match, cells, differences });
  }
  plan.bad = describedRows(
    found.toSorted((a, b) => a.row - b.row),
    file,
    (cells) => byIdentity.get(entity.identity(cells, names) ?? ""),
  );
  plan.switchedOff = plan.changed.filter(
    ({ stored: old, cells }) => old.active && cells["active"] === "no",
  ).length;

  // A bad row still says that its product is there; deactivating that would punish a typing mistake.
  const badRows = new Set(plan.bad.map(({ row }) => row));
  const identitiesOf = (cells: Cells) => [entity.identity(cells, names), entity.otherIdentity(cells, names)];
  const mentioned = new Set(
    [...file.partly, ...file.rows.filter(({ row }) => badRows.has(row))].flatMap(({ cells }) =>
      identitiesOf(cells),
    ),
  );
  const present = new Set(pairs.map((pair) => pair.stored));
  plan.absent = stored.filter(
    (entry) =>
      entry.active &&
      !present.has(entry) &&
      !(mentioned.size > 0 && identitiesOf(entry.cells).some((key) => key !== null && mentioned.has(key))),
  );
  plan.notes = [
    ...file.notes,
    ...emptiedNotes(plan.changed),
    ...entity.notes([...plan.added.map(({ cells }) => ({ cells, stored: null })), ...plan.changed], records),
  ];
  return plan;
}

/** `storedAs` finds what is stored of the product, brand and so on that cells name. */
function describedRows(
  bad: readonly BadRow[],
  { rows, partly, given }: ReadRows,
  storedAs: (cells: Cells) => Cells | undefined,
): BadRowOfFile[] {
  const cellsOf = new Map([...rows, ...partly].map(({ row, cells }) => [row, cells]));
  return bad.map((each) => {
    const cells = cellsOf.get(each.row) ?? {};
    const cell = given.get(each.row)?.[each.column] ?? cells[each.column] ?? "";
    return { ...each, label: labelOf(storedAs(cells) ?? cells), given: cell };
  });
}

function differencesOf(kind: KindName, before: Cells, after: Cells): Difference[] {
  return ENTITIES[kind].columns.flatMap(({ name }) => {
    const from = before[name] ?? "";
    const to = after[name] ?? "";
    return from === to ? [] : [{ column: name, from, to }];
  });
}

/** By column, how many cells the file empties: one that was left empty by mistake is rarely alone. */
function emptiedNotes(changed: Plan["changed"]): ImportNote[] {
  const emptied = changed.flatMap(({ differences }) => differences.filter(({ to }) => to === ""));
  return [...Map.groupBy(emptied, ({ column }) => column)].map(([column, { length: count }]) => ({
    code: "cellsEmptied",
    column,
    count,
  }));
}

/** How many rows of a file are new, changed and so on; a bad one counts once, whatever is wrong with it. */
export function countsOf({ kind, added, changed, unchanged, bad }: Plan) {
  const badRows = new Set(bad.map(({ row }) => row)).size;
  return { kind, added: added.length, changed: changed.length, unchanged, bad: badRows };
}

/** Whether so much would be deactivated that it is rather a mistake: more than a tenth of what is active. */
export function emptiesCatalogue(plan: Plan, deactivated: number): boolean {
  return plan.switchedOff + deactivated > plan.active / 10;
}

/** How many rows a plan writes. */
export function writesOf(plan: Plan, deactivate: boolean): number {
  return plan.added.length + plan.changed.length + (deactivate ? plan.absent.length : 0);
}
