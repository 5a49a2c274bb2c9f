import type { ImportNote } from "../../domain/catalogue/import-faults.ts";
import { CellError, FileError } from "../errors.ts";
import {
  type Cell,
  cellOf,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
  type Sheet,
  sheetOf,
  type SheetRow,
} from "./table.ts";
import { type NumberFormat, numberText } from "./number-format.ts";
import { Archive, damaged } from "./unpack.ts";
import { readWorkbook, type Workbook } from "./workbook.ts";
import { xmlReader } from "./xml.ts";

/** All text of a sheet, in characters: one shared text can stand in any number of cells. */
const LARGEST_TEXT = 100_000_000;

/** The rows of any sheet in Excel, the empty ones below its cells among them. */
const ROWS_OF_EXCEL = 1_048_576;

/** The first visible sheet of an Excel workbook, the first row with anything being its header. Throws {@link FileError}. */
export function readXlsx(bytes: Uint8Array): Sheet {
  const { rows, notes } = readXlsxRows(bytes);
  return sheetOf(rows, { decimalComma: false, notes });
}

/** The rows with anything in them, of a workbook whose parts may unpack to so much. Throws {@link FileError}. */
export function readXlsxRows(
  bytes: Uint8Array,
  mostUnpacked?: number,
): { rows: SheetRow[]; notes: ImportNote[] } {
  const archive = new Archive(bytes, mostUnpacked);
  const workbook = readWorkbook(archive);
  const cells = new SheetCells(workbook);
  if (archive.read(new Map([[workbook.sheet, cells.reader]])).size === 0) throw damaged();
  return { rows: cells.rows(), notes: [...workbook.notes, ...cells.notes()] };
}

type OpenCell = {
  at: string;
  column: number;
  type: string;
  style: number;
  value: string | null;
  isFormula: boolean;
};
type Area = { top: number; left: number; bottom: number; right: number; corner: string };

/** Gathers the cells of a sheet as its XML is read. Empty cells cost nothing, wherever they stand. */
class SheetCells {
  readonly #workbook: Workbook;
  readonly #rows = new Map<number, Cell[]>();
  readonly #merged: Area[] = [];
  readonly #words = new Set<string>();
  #hiddenRows = 0;
  #isHidden = false;
  #row = 0;
  #column = 0;
  #cell: OpenCell | null = null;
  #takesText = false;
  #phonetic = false;
  #count = 0;
  #length = 0;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  readonly reader = xmlReader({
    open: (name, attributes) => this.#open(name, attributes),
    text: (piece) => {
      if (this.#cell && this.#takesText) this.#cell.value = (this.#cell.value ?? "") + piece;
    },
    close: (name) => this.#close(name),
  });

  /** The rows that hold anything, with what merging hides as bad cells. */
  rows(): SheetRow[] {
    const last = [...this.#rows.keys()].at(-1) ?? 0;
    for (const { top, left, bottom, right, corner } of this.#merged) {
      const hidden = new CellError({ code: "merged", corner });
      for (let row = top; row <= Math.min(bottom, last); row += 1) {
        this.#add(1);
        const cells = this.#rows.get(row);
        if (!cells) continue;
        for (let column = left; column <= Math.min(right, MOST_COLUMNS - 1); column += 1) {
          this.#add(1);
          if (row !== top || column !== left) cells[column] = hidden;
        }
      }
    }
    const [header] = this.#rows.values();
    return [...this.#rows].map(([row, cells]) => {
      const length = Math.max(cells.length, header?.length ?? 0);
      this.#add(length - cells.length);
      return { row, cells: Array.from({ length }, (_, column) => cells[column] ?? "") };
    });
  }

  notes(): ImportNote[] {
    const count = this.#hiddenRows;
    return [
      ...(count > 0 ? [{ code: "hiddenRows" as const, count }] : []),
      ...[...this.#words].map((words) => ({ code: "formatWords" as const, words })),
    ];
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "row") {
      const row = Number(attributes["r"] ?? this.#row + 1);
      if (!Number.isInteger(row) || row <= this.#row) throw damaged();
      if (row > ROWS_OF_EXCEL) throw new FileError({ code: "tooManyRows", most: MOST_ROWS });
      this.#row = row;
      this.#column = -1;
      this.#isHidden = /^(?:1|true)$/.test(attributes["hidden"] ?? "");
    } else if (name === "c") {
      const at = attributes["r"] ?? `${letters(this.#column + 1)}${this.#row}`;
      this.#column = columnOf(at);
      const type = attributes["t"] ?? "n";
      const style = Number(attributes["s"] ?? 0);
      this.#cell = { at, column: this.#column, type, style, value: null, isFormula: false };
    } else if (name === "f" && this.#cell) this.#cell.isFormula = true;
    else if (name === "v" && this.#cell) {
      this.#takesText = true;
      this.#cell.value = "";
    } else if (name === "rPh") this.#phonetic = true;
    else if (name === "t") this.#takesText = !this.#phonetic;
    else if (name === "mergeCell") this.#merged.push(areaOf(attributes["ref"] ?? ""));
  }

  #close(name: string): void {
    if (name === "v" || name === "t") this.#takesText = false;
    else if (name === "rPh") this.#phonetic = false;
    else if (name === "c" && this.#cell) {
      this.#take(this.#cell);
      this.#cell = null;
    }
  }

  #take(cell: OpenCell): void {
    if (cell.value === null && !cell.isFormula) return;
    if (cell.column >= MOST_COLUMNS || this.#row > MOST_ROWS) {
      throw new FileError({ code: "cellOutside", cell: cell.at, rows: MOST_ROWS, columns: MOST_COLUMNS });
    }
    const content = cellOf(() => this.#content(cell));
    if (content === "") return;
    let cells = this.#rows.get(this.#row);
    if (!cells) {
      this.#rows.set(this.#row, (cells = []));
      if (this.#isHidden) this.#hiddenRows += 1;
    }
    // The empty cells before it will take room too.
    this.#add(Math.max(1, cell.column + 1 - cells.length), typeof content === "string" ? content.length : 0);
    cells[cell.column] = content;
  }

  #content({ type, style, value, isFormula }: OpenCell): string {
    if (type === "s") {
      const text = this.#workbook.strings[Number(value)];
      if (text === undefined) throw damaged();
      return unescaped(text);
    }
    if (isFormula && (value === null || (value === "" && type !== "str"))) {
      throw new CellError({ code: "noResult" });
    }
    const text = value ?? "";
    if (type === "str" || type === "inlineStr") return unescaped(text);
    if (type === "b") return text === "1" ? "true" : "false";
    if (type === "e") throw new CellError({ code: "spreadsheetError", shown: text });
    if (type === "d") throw new CellError({ code: "date" });
    if (text === "") return "";
    return this.#number(text, this.#workbook.formats[style]);
  }

  #number(text: string, format: NumberFormat = { shows: "number", pattern: "", words: "" }): string {
    if (format.words !== "") this.#words.add(format.words);
    return numberText(text, format);
  }

  #add(count: number, length = 0): void {
    this.#count += count;
    this.#length += length;
    if (this.#count > MOST_CELLS || this.#length > LARGEST_TEXT) {
      throw new FileError({ code: "tooManyCells" });
    }
  }
}

/** The place of a cell's column from 0, such as 27 for `AB3`. */
function columnOf(at: string): number {
  const name = /^([A-Z]{1,3})\d+$/.exec(at)?.[1];
  if (name === undefined) throw damaged();
  return Array.from(name).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The letters of a column, counted from 0. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function areaOf(ref: string): Area {
  const [from = "", to = from] = ref.split(":");
  const rowOf = (at: string) => Number(at.replace(/^[A-Z]+/, ""));
  return { top: rowOf(from), left: columnOf(from), bottom: rowOf(to), right: columnOf(to), corner: from };
}

/** A workbook writes a character that XML can't hold as `_x000D_`. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
