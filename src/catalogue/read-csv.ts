import { CsvError, parse } from "csv-parse/sync";
import { BadFile } from "./bad-input.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

/** What may part the cells; the one that the first line has most of is meant. Excel's "Unicode text" has tabs. */
const DELIMITERS = [",", ";", "\t"] as const;
/** How many bytes tell which of UTF-16's two orders a file without a mark is in. */
const LOOK_AT = 512;

/** Reads CSV text: commas, semicolons or tabs; UTF-8 or UTF-16 with or without a mark. Throws {@link BadFile}. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decode(bytes);
  // Excel writes and reads this line before the header; a spreadsheet still counts it as row 1.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const delimiter = told?.[1] ?? delimiterOf(body);
  const firstRow = told ? 2 : 1;
  try {
    const raw = parse(body, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
    });
    return sheetOf(raw, { decimalComma: delimiter === ";", firstRow });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadFile(
      error.code === "CSV_QUOTE_NOT_CLOSED"
        ? "A quotation mark is opened in this file and never closed; perhaps its end was cut off."
        : `Line ${String(error["lines"])} has a quotation mark where none may stand; save the file as CSV again.`,
    );
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new BadFile("The text of this file is neither UTF-8 nor UTF-16; save it as “CSV UTF-8”.");
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
