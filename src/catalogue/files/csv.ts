import { CsvError, parse } from "csv-parse/sync";
import type { ImportNote } from "../../domain/import-faults.ts";
import { FileError } from "../errors.ts";
import { MOST_CELLS, MOST_ROWS, type Sheet, sheetOf, type SheetRow } from "./table.ts";

/** What may part the cells; the one that the first line has most of is meant. Excel's "Unicode text" has tabs. */
const DELIMITERS = [",", ";", "\t"] as const;
/** How many bytes tell which of UTF-16's two orders a file without a mark is in. */
const LOOK_AT = 512;
/** More separators without a quotation mark between them are no text either. */
const WIDEST = 10_000;
/** Four accented letters in a row are another alphabet in its own encoding, a control character is no text. */
// oxlint-disable-next-line no-control-regex
const NOT_WESTERN = /[\u00c0-\u00ff]{4}|[\u0000-\u0008\u000e-\u001f\u0080-\u009f]/u;

/**
 * Reads CSV text: commas, semicolons or tabs; UTF-8 or UTF-16 with or without a mark, else Windows-1252.
 * Throws {@link FileError}.
 */
export function readCsv(bytes: Uint8Array): Sheet {
  const { text, notes } = decode(bytes);
  // Excel writes and reads this line before the header; a spreadsheet still counts it as row 1.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const delimiter = told?.[1] ?? delimiterOf(body);
  refuseWide(body, delimiter);
  const rows: SheetRow[] = [];
  const above = told ? 1 : 0;
  let last = above;
  let count = 0;
  try {
    parse(body, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      // The parser takes long over an empty line, as over every line of another length than the first.
      skip_empty_lines: true,
      on_record(cells: string[], { records, empty_lines: empty }) {
        last = above + records + empty;
        count += cells.length;
        if (records > MOST_ROWS || count > MOST_CELLS) {
          throw new FileError({ code: "tooManyRows" });
        }
        rows.push({ row: last, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileError(
      error.code === "CSV_QUOTE_NOT_CLOSED"
        ? { code: "openQuote" }
        : { code: "strayQuote", line: Number(error["lines"]) },
    );
  }
  if (!/[\r\n]$/.test(body)) {
    notes.push({ code: "noLineBreak", row: last });
  }
  return sheetOf(rows, { decimalComma: delimiter === ";", notes });
}

/** Looks before parsing, as a line of separators alone would take a gigabyte. Throws {@link FileError}. */
function refuseWide(text: string, delimiter: string): void {
  let cells = 1;
  for (const sign of text) {
    if (sign === delimiter) cells += 1;
    else if (sign === "\n" || sign === "\r" || sign === '"') cells = 1;
    if (cells > WIDEST) throw new FileError({ code: "rowTooWide" });
  }
}

/** The text of a file, in the encodings of {@link readCsv}. Throws {@link FileError}. */
export function textOf(bytes: Uint8Array): string {
  return decode(bytes).text;
}

function decode(bytes: Uint8Array): { text: string; notes: ImportNote[] } {
  try {
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes), notes: [] };
  } catch {
    // Excel's plain “CSV” is in the encoding of the computer that wrote it, in the West this one.
    const text = new TextDecoder("windows-1252").decode(bytes);
    if (NOT_WESTERN.test(text)) throw new FileError({ code: "otherEncoding" });
    return { text, notes: [{ code: "windows1252" }] };
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, LOOK_AT);
  const zeros = (remainder: number) => start.filter((byte, n) => byte === 0 && n % 2 === remainder).length;
  // Headers are Latin letters, so every second byte of UTF-16 is zero; UTF-8 text has none.
  if (zeros(1) > start.length / 4) return "utf-16le";
  if (zeros(0) > start.length / 4) return "utf-16be";
  return "utf-8";
}

function delimiterOf(text: string): string {
  const outsideQuotes = text.replaceAll(/"[^"]*"?/g, "x");
  const firstLine = /^.*/.exec(outsideQuotes)?.[0] ?? "";
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}
