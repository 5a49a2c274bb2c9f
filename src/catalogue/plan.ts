import type { CatalogueRows } from "../database/catalogue-rows.ts";
import { type Cells, COLUMNS } from "./columns.ts";
import { matchRows } from "./match.ts";
import type { BadRow, ReadRow, ReadRows } from "./read-rows.ts";
import { speller } from "./spelling.ts";
import { identityOf, namePairOf, type StoredRow, storedRows } from "./stored.ts";

/** One cell that a file changes. */
export type Difference = { column: string; from: string; to: string };

/** What importing a file would do, worked out without touching anything. */
export type Plan = {
  kind: ReadRows["kind"];
  added: { row: number; cells: Cells }[];
  changed: { row: number; stored: StoredRow; cells: Cells; differences: Difference[] }[];
  unchanged: number;
  /** How many products or brands are active, and how many of them the file's own rows switch off. */
  active: number;
  switchedOff: number;
  /** Active products, or brands and categories, that the file doesn't have. */
  missing: StoredRow[];
  bad: BadRow[];
  notes: string[];
};

/** Compares a file with what is stored. */
export function planImport(file: ReadRows, rows: CatalogueRows): Plan {
  const { kind } = file;
  const stored = storedRows(kind, rows);
  const { pairs, bad } = matchRows(file, stored);
  const spelling = speller(kind, rows, file);
  const plan: Plan = {
    kind,
    added: [],
    changed: [],
    unchanged: 0,
    active: stored.filter(({ active }) => active).length,
    switchedOff: 0,
    missing: [],
    bad: [...file.bad, ...bad],
    notes: [],
  };
  for (const { row, stored: match } of pairs) {
    const fault = match ? spelling.fault(row) : (faultOfNew(row) ?? spelling.fault(row));
    if (fault) plan.bad.push(fault);
    else if (match) compare(plan, row.row, match, spelling.spell(row.cells, match));
    else plan.added.push({ row: row.row, cells: spelling.spell(row.cells, null) });
  }
  plan.bad.sort((a, b) => a.row - b.row);
  plan.switchedOff = plan.changed.filter(
    ({ stored: old, cells }) => old.active && cells["active"] === "no",
  ).length;
  plan.missing = missingFrom(file, plan, stored, new Set(pairs.map((pair) => pair.stored)));
  plan.notes = [
    ...file.notes,
    ...spelling.notes(plan.added.map(({ cells }) => cells).concat(plan.changed.map(({ cells }) => cells))),
  ];
  return plan;
}

/** A new product has to say who made it and what it is called. */
function faultOfNew({ row, cells }: ReadRow): BadRow | null {
  const lacking = ["name", "brand"].filter((column) => !(column in cells));
  if (!("article number" in cells) || lacking.length === 0) return null;
  return {
    row,
    column: "article number",
    reason: `No product has this article number, and a new one needs ${lacking.join(" and ")}.`,
  };
}

function compare(plan: Plan, row: number, stored: StoredRow, cells: Cells): void {
  const differences = COLUMNS[plan.kind].flatMap(({ name }) => {
    const from = stored.cells[name] ?? "";
    const to = cells[name] ?? "";
    return from === to ? [] : [{ column: name, from, to }];
  });
  if (differences.length === 0) plan.unchanged += 1;
  else plan.changed.push({ row, stored, cells, differences });
}

function missingFrom(
  { kind, rows, partly }: ReadRows,
  plan: Plan,
  stored: StoredRow[],
  present: ReadonlySet<StoredRow | null>,
): StoredRow[] {
  // A bad row still says that its product is there; switching that off would punish a typing mistake.
  const bad = new Set(plan.bad.map(({ row }) => row));
  const mentioned = new Set(
    [...partly, ...rows.filter(({ row }) => bad.has(row))].flatMap(({ cells }) => [
      identityOf(kind, cells),
      namePairOf(kind, cells),
    ]),
  );
  const isMentioned = (key: string | null) => key !== null && mentioned.has(key);
  return stored.filter(
    (entry) =>
      entry.active &&
      !present.has(entry) &&
      !isMentioned(identityOf(kind, entry.cells)) &&
      !isMentioned(namePairOf(kind, entry.cells)),
  );
}

/** Whether so much would be switched off that it is rather a mistake: more than a tenth of what is active. */
export function emptiesCatalogue(plan: Plan, withdrawn: number): boolean {
  return plan.switchedOff + withdrawn > plan.active / 10;
}

/** Whether some bad row doesn't even say which product it is, so that "missing" can't be told for sure. */
export function hasNameless(file: ReadRows): boolean {
  return file.partly.some(({ cells }) => identityOf(file.kind, cells) === null);
}
