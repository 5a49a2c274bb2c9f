import type { ImportNote } from "../../domain/catalogue/import-faults.ts";
import { CellError, FileError } from "../errors.ts";

/** A cell as text, or why it can't be read. */
export type Cell = string | CellError;

/** One row of a file. `row` is its number as the spreadsheet shows it, the header being row 1. */
export type SheetRow = { row: number; cells: readonly Cell[] };

/** A file as a table of text, before anybody looks at what the columns mean. */
export type Sheet = {
  header: readonly string[];
  /** Columns that say nothing but what the file holds: no row has them, and they empty no cell. */
  voidColumns?: readonly string[];
  rows: readonly SheetRow[];
  /** Whether `12,50` means twelve and a half, as in files separated by semicolons. */
  decimalComma: boolean;
  /** Whether an apostrophe before a formula sign was put there by an export and is taken off again. */
  quotesFormulas: boolean;
  /** What whoever imports the file should know about how it was read. */
  notes: readonly ImportNote[];
};

/** The size of the largest table that is read; a catalogue of 100,000 products fits. */
export const MOST_ROWS = 200_000;
export const MOST_COLUMNS = 500;
export const MOST_CELLS = 5_000_000;

const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Text that begins with apostrophes
 * and such a sign gets one more, so that {@link unquoteFormula} gives back exactly what was there.
 */
export function quoteFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes off the apostrophe that {@link quoteFormula} put on. */
export function unquoteFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** What a cell's reading gives: its text, or the {@link CellError} that it throws. */
export function cellOf(read: () => string): Cell {
  try {
    return read();
  } catch (error) {
    if (error instanceof CellError) return error;
    throw error;
  }
}

/** Whether there is nothing in a cell. */
export function isBlank(cell: Cell): boolean {
  return typeof cell === "string" && cell.trim() === "";
}

/** Throws {@link CellError} for a row that is shorter or longer than the header, as its cells are then shifted. */
export function checkWidth({ header }: Sheet, { cells }: SheetRow): void {
  const wanted = header.length;
  const given = cells.length;
  if (given < wanted) throw new CellError({ code: "rowTooShort", given, wanted });
  if (!cells.slice(wanted).every(isBlank)) throw new CellError({ code: "rowTooLong", given, wanted });
}

/**
 * Makes a sheet of raw rows, the first being the header; rows without any text vanish, numbers stay.
 * Throws {@link FileError} for a header that is too wide or can't be read.
 */
export function sheetOf(
  rows: readonly SheetRow[],
  options: { decimalComma: boolean; notes: readonly ImportNote[] },
): Sheet {
  const [first, ...rest] = rows;
  const header = (first?.cells ?? []).map((cell) => {
    if (typeof cell === "string") return cell;
    throw new FileError({ code: "unreadableHeader", row: first?.row ?? 1, fault: cell.fault });
  });
  if (header.length > MOST_COLUMNS) throw new FileError({ code: "tooManyColumns", most: MOST_COLUMNS });
  return {
    header,
    rows: rest.filter(({ cells }) => !cells.every(isBlank)),
    decimalComma: options.decimalComma,
    quotesFormulas: true,
    notes: options.notes,
  };
}
