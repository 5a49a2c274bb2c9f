import { splitCategory } from "../../domain/catalogue/category.ts";
import { visibleLength } from "../../domain/plain-text.ts";
import { CellError, FileError } from "../errors.ts";
import {
  type Cells,
  columnMeant,
  columnNamed,
  type FileColumn,
  normalizeHeader,
  NOT_IMPORTED,
} from "../columns.ts";
import { ENTITIES, kindOf } from "../entities/entities.ts";
import type { CellChange, ImportNote, KindName } from "../../domain/catalogue/import-faults.ts";
import type { BadRow, ReadRow } from "../entities/entity.ts";
import { checkWidth, type Sheet, type SheetRow, unquoteFormula } from "../files/table.ts";

/** What a sheet holds: its kind, its rows by column, and what is wrong with them. */
export type ReadRows = {
  kind: KindName;
  columns: readonly string[];
  rows: ReadRow[];
  bad: BadRow[];
  /** Bad rows as far as they could be read, so that their products don't count as absent. */
  partly: ReadRow[];
  /** What stands in the cells of bad rows, by row and column. */
  given: ReadonlyMap<number, Cells>;
  /** What was read otherwise than it stands in the file. */
  notes: ImportNote[];
};

type Place = { column: FileColumn; index: number };

/** What a spreadsheet shows where it could not calculate, and where a column is too narrow. */
const ERROR_TEXT = /^#(?:N\/A|NV|[\p{Lu}\d/_]+[!?]|#+)$/u;

/** Reads every row of a sheet. Throws {@link FileError} when the header says nothing of use or no row follows. */
export function readRows(sheet: Sheet): ReadRows {
  const kind = kindOf(sheet) ?? refuseHeader(sheet.header);
  const { places, unknown } = placesOf(kind, sheet.header);
  if (sheet.rows.length === 0) throw new FileError({ code: "noRows" });
  const rows: ReadRow[] = [];
  const partly: ReadRow[] = [];
  const bad: BadRow[] = [];
  const given = new Map<number, Cells>();
  const changes = new Map<CellChange, ImportNote & { code: "cellsChanged" }>();
  for (const row of sheet.rows) {
    const read = readRow(sheet, places, row, (change, column) => {
      const known = changes.get(change);
      if (known) known.count += 1;
      else changes.set(change, { code: "cellsChanged", change, count: 1, row: row.row, column });
    });
    (read.bad.length === 0 ? rows : partly).push({ row: row.row, cells: read.cells });
    bad.push(...read.bad);
    if (read.bad.length > 0) given.set(row.row, read.given);
  }
  const absent = ENTITIES[kind].columns.filter((each) => places.every(({ column }) => column !== each));
  const notes = [
    ...sheet.notes,
    ...unknown.map((column) => ({
      code: "unknownColumn" as const,
      column,
      meant: columnMeant(absent, column)?.name ?? null,
    })),
    ...changes.values(),
  ];
  return { kind, columns: places.map(({ column }) => column.name), rows, bad, partly, given, notes };
}

function refuseHeader(header: readonly string[]): never {
  const found = header.map((text) => text.trim().slice(0, 40)).filter((text) => text !== "");
  throw new FileError({ code: "unknownColumns", found: found.slice(0, 8) });
}

function placesOf(kind: KindName, header: readonly string[]): { places: Place[]; unknown: string[] } {
  const places: Place[] = [];
  const unknown: string[] = [];
  const ignored = NOT_IMPORTED.map(normalizeHeader);
  header.forEach((text, index) => {
    const column = columnNamed(ENTITIES[kind].columns, text);
    const twin = places.find((place) => place.column === column);
    if (column && twin) {
      const first = (header[twin.index] ?? "").trim();
      throw new FileError({ code: "sameColumn", first, second: text.trim(), column: column.name });
    }
    if (column) places.push({ column, index });
    else if (text.trim() !== "" && !ignored.includes(normalizeHeader(text))) unknown.push(text.trim());
  });
  return { places, unknown };
}

function readRow(
  sheet: Sheet,
  places: readonly Place[],
  row: SheetRow,
  changed: (change: CellChange, column: string) => void,
): { cells: Cells; bad: BadRow[]; given: Cells } {
  const cells: Record<string, string> = {};
  const given: Record<string, string> = {};
  const bad: BadRow[] = [];
  const attempt = (column: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      bad.push({ row: row.row, column, fault: error.fault });
    }
  };
  attempt("", () => checkWidth(sheet, row));
  for (const { column, index } of places) {
    attempt(column.name, () => {
      const cell = row.cells[index] ?? "";
      if (typeof cell !== "string") throw cell;
      given[column.name] = cell.trim();
      if (ERROR_TEXT.test(cell.trim())) throw new CellError({ code: "spreadsheetError", shown: cell.trim() });
      cells[column.name] = column.read(sheet.quotesFormulas ? unquoteFormula(cell) : cell, {
        decimalComma: sheet.decimalComma,
        onChange: (change) => changed(change, column.name),
      });
    });
  }
  attempt("category", () => {
    Object.assign(cells, placementCells(cells));
  });
  return { cells, bad, given };
}

/**
 * Reads texts as they were typed into fields, by the names of their columns, as a row of a file is read; columns that the
 * kind doesn't have are left out.
 */
export function readCells(
  columns: readonly FileColumn[],
  typed: Cells,
): { cells: Cells; bad: Omit<BadRow, "row">[] } {
  const places = columns
    .filter(({ name }) => name in typed)
    .map((column, index): Place => ({ column, index }));
  const row = { row: 1, cells: places.map(({ column }) => typed[column.name] ?? "") };
  const sheet = {
    header: places.map(({ column }) => column.name),
    rows: [row],
    decimalComma: false,
    quotesFormulas: false,
    notes: [],
  };
  const { cells, bad } = readRow(sheet, places, row, () => undefined);
  return { cells, bad: bad.map(({ column, fault }) => ({ column, fault })) };
}

const ARROW = /»|>>|&gt;&gt;|&raquo;/;

/** Splits a category at its arrow; an empty one is General (R14.2). A part in which nothing can be seen is empty. */
function placementCells(cells: Cells): Cells {
  const given = cells["category"];
  if (given === undefined) return {};
  const { category, subcategory } = splitCategory(given);
  if (category === "") return { category: "General" };
  if (visibleLength(category) === 0 || category.search(ARROW) === 0) {
    throw new CellError({ code: "noCategory" });
  }
  if (subcategory === null || visibleLength(subcategory) === 0) return { category };
  if (ARROW.test(subcategory)) throw new CellError({ code: "manyArrows" });
  const told = cells["subcategory"] ?? "";
  if (told !== "" && told !== subcategory) {
    throw new CellError({ code: "twoSubcategories", category: subcategory, column: told });
  }
  return { category, subcategory };
}
