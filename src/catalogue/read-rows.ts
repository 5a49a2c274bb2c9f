import { splitCategory } from "../domain/category.ts";
import { CellError, FileError } from "./errors.ts";
import { type Cells, columnNamed, type FileColumn, normalizeHeader, NOT_IMPORTED } from "./columns.ts";
import { ENTITIES, kindOf } from "./entities.ts";
import type { BadRow, KindName, ReadRow } from "./entity.ts";
import { checkWidth, type Sheet, type SheetRow, unquoteFormula } from "./files/table.ts";

/** A sheet understood: what kind it is, its rows by column, and what is wrong with it. */
export type ReadRows = {
  kind: KindName;
  columns: readonly string[];
  rows: ReadRow[];
  bad: BadRow[];
  /** Bad rows as far as they could be read, so that nobody takes their products for missing. */
  partly: ReadRow[];
  /** What was read otherwise than it stands in the file, as sentences. */
  notes: string[];
};

type Place = { column: FileColumn; index: number };

/** What a spreadsheet shows where it could not calculate, and where a column is too narrow. */
const ERROR_TEXT = /^#(?:N\/A|NV|[\p{Lu}\d/_]+[!?]|#+)$/u;

/** Reads every row of a sheet. Throws {@link FileError} when the header says nothing of use or no row follows. */
export function readRows(sheet: Sheet): ReadRows {
  const kind = kindOf(sheet.header) ?? refuseHeader(sheet.header);
  const { places, unknown } = placesOf(kind, sheet.header);
  if (sheet.rows.length === 0) throw new FileError("This file names its columns and has no rows below them.");
  const rows: ReadRow[] = [];
  const partly: ReadRow[] = [];
  const bad: BadRow[] = [];
  const changes = new Map<string, { count: number; first: string }>();
  for (const row of sheet.rows) {
    const read = readRow(sheet, places, row, (change, column) => {
      const known = changes.get(change);
      if (known) known.count += 1;
      else changes.set(change, { count: 1, first: `row ${row.row}, column ${column}` });
    });
    (read.bad.length === 0 ? rows : partly).push({ row: row.row, cells: read.cells });
    bad.push(...read.bad);
  }
  const notes = [
    ...sheet.notes,
    ...unknown.map((column) => `The column “${column}” is not known and was left out.`),
    ...[...changes].map(([change, { count, first }]) =>
      count === 1 ? `${change} in ${first}.` : `${change} in ${count} cells, first in ${first}.`,
    ),
  ];
  return { kind, columns: places.map(({ column }) => column.name), rows, bad, partly, notes };
}

function refuseHeader(header: readonly string[]): never {
  const found = header.filter((text) => text.trim() !== "").slice(0, 8);
  throw new FileError(
    `The first row must name the columns: products need “article number” or “name” and “brand”, brands “name” ` +
      `and “website” or “logo”, categories “name” and “parent”; found was ${found.length > 0 ? found.map((text) => `“${text.trim().slice(0, 40)}”`).join(", ") : "nothing"}.`,
  );
}

function placesOf(kind: KindName, header: readonly string[]): { places: Place[]; unknown: string[] } {
  const places: Place[] = [];
  const unknown: string[] = [];
  const ignored = NOT_IMPORTED.map(normalizeHeader);
  header.forEach((text, index) => {
    const column = columnNamed(ENTITIES[kind].columns, text);
    const twin = places.find((place) => place.column === column);
    if (column && twin) {
      throw new FileError(
        `The columns “${(header[twin.index] ?? "").trim()}” and “${text.trim()}” both mean “${column.name}”; remove one.`,
      );
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
  changed: (change: string, column: string) => void,
): { cells: Cells; bad: BadRow[] } {
  const cells: Record<string, string> = {};
  const bad: BadRow[] = [];
  const attempt = (column: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      bad.push({ row: row.row, column, reason: error.message });
    }
  };
  attempt("", () => checkWidth(sheet, row));
  for (const { column, index } of places) {
    attempt(column.name, () => {
      const cell = row.cells[index] ?? "";
      if (typeof cell !== "string") throw cell;
      if (ERROR_TEXT.test(cell.trim()))
        throw new CellError(`The spreadsheet shows the error ${cell.trim()} here.`);
      cells[column.name] = column.read(sheet.quotesFormulas ? unquoteFormula(cell) : cell, {
        decimalComma: sheet.decimalComma,
        remark: (change) => changed(change, column.name),
      });
    });
  }
  attempt("category", () => {
    Object.assign(cells, placementCells(cells));
  });
  return { cells, bad };
}

/** Splits a category at its arrow; an empty one is General (R14.2). */
function placementCells(cells: Cells): Cells {
  const given = cells["category"];
  if (given === undefined) return {};
  const { category, subcategory } = splitCategory(given);
  if (category === "") return { category: "General" };
  if (/^(?:»|>>|&gt;&gt;|&raquo;)/.test(category))
    throw new CellError("There is no category before the arrow.");
  if (subcategory === null) return { category };
  if (/»|>>|&gt;&gt;|&raquo;/.test(subcategory))
    throw new CellError("Only one arrow may stand in a category.");
  const told = cells["subcategory"] ?? "";
  if (told !== "" && told !== subcategory) {
    throw new CellError(`It names the subcategory “${subcategory}”, the column subcategory “${told}”.`);
  }
  return { category, subcategory };
}
