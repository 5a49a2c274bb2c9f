import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import type { ImportNote } from "../../domain/catalogue/import-faults.ts";
import { FileError } from "../errors.ts";
import { MOST_CELLS, MOST_ROWS, type Sheet, sheetOf, type SheetRow } from "./table.ts";

/** What may part the cells; the one that the first line with any has most of is meant. Excel's "Unicode text" has tabs. */
const DELIMITERS = [",", ";", "\t"] as const;
/** How many bytes tell which of UTF-16's two orders a file without a mark is in. */
const LOOK_AT = 512;
/** Letters of the beginning that are looked at for what parts the cells. */
const LONGEST_HEAD = 65_536;
/** More separators without a quotation mark between them are no text either. */
const WIDEST = 10_000;
/** Four accented letters in a row are another alphabet in its own encoding, a control character is no text. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for.
const NOT_WESTERN = /[\u00c0-\u00ff]{4}|[\u0000-\u0008\u000e-\u001f\u0080-\u009f]/u;

/** The bytes of a file in parts; each call reads it from the beginning. */
export type FileParts = () => AsyncIterable<Uint8Array>;

/** The bytes are in another encoding than they seemed to be. */
class EncodingError extends Error {
  override readonly name = "EncodingError";
}

/**
 * Reads CSV text: commas, semicolons or tabs; UTF-8 or UTF-16 with or without a mark, else Windows-1252. Of the file
 * itself only a part is in memory at a time. More rows of another length than the first may be refused, over which the parser
 * takes long. Throws {@link FileError}.
 */
export async function readCsv(parts: FileParts, mostRagged = MOST_ROWS): Promise<Sheet> {
  try {
    return await readText(strictText(parts()), mostRagged, []);
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error;
    // Excel's plain “CSV” is in the encoding of the computer that wrote it, in the West this one.
    return readText(westernText(parts()), mostRagged, [{ code: "windows1252" }]);
  }
}

async function readText(
  text: AsyncGenerator<string>,
  mostRagged: number,
  notes: ImportNote[],
): Promise<Sheet> {
  const head = await headOf(text);
  // Excel writes and reads this line before the header; a spreadsheet still counts it as row 1.
  const told = /^sep=(.)\r?\n/i.exec(head);
  const delimiter = told?.[1] ?? delimiterOf(head);
  const refuseWide = widthWatch(delimiter);
  const rows: SheetRow[] = [];
  const above = told ? 1 : 0;
  let last = above;
  let count = 0;
  const parser = parse({
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // The parser takes long over an empty line, as over every line of another length than the first.
    skip_empty_lines: true,
    on_record(cells: string[], { records, empty_lines: empty, invalid_field_length: ragged }) {
      last = above + records + empty;
      count += cells.length;
      if (ragged > mostRagged) throw new FileError({ code: "tooManyRows", most: mostRagged });
      if (records > MOST_ROWS) throw new FileError({ code: "tooManyRows", most: MOST_ROWS });
      if (count > MOST_CELLS) throw new FileError({ code: "tooManyCells" });
      rows.push({ row: last, cells });
      return null;
    },
  });
  let end = "";
  async function* body() {
    for await (const piece of chained(told ? head.slice(told[0].length) : head, text)) {
      refuseWide(piece);
      end = piece.at(-1) ?? end;
      yield piece;
    }
  }
  try {
    await pipeline(Readable.from(body()), parser.resume());
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileError(
      error.code === "CSV_QUOTE_NOT_CLOSED"
        ? { code: "openQuote" }
        : { code: "strayQuote", line: Number(error["lines"]) },
    );
  }
  if (!/[\r\n]/.test(end)) notes.push({ code: "noLineBreak", row: last });
  return sheetOf(rows, { decimalComma: delimiter === ";", notes });
}

/** So much of the beginning, or all of a shorter text, tells what parts the cells. */
async function headOf(text: AsyncGenerator<string>): Promise<string> {
  let head = "";
  while (head.length < LONGEST_HEAD) {
    const { value, done } = await text.next();
    if (done) break;
    head += value;
  }
  return head;
}

async function* chained(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/** Looks at pieces before they are parsed, as a line of separators alone would take a gigabyte. Throws {@link FileError}. */
function widthWatch(delimiter: string): (piece: string) => void {
  let cells = 1;
  return (piece) => {
    for (const sign of piece) {
      if (sign === delimiter) cells += 1;
      else if (sign === "\n" || sign === "\r" || sign === '"') cells = 1;
      if (cells > WIDEST) throw new FileError({ code: "rowTooWide" });
    }
  };
}

/** The text of a file, in the encodings of {@link readCsv}. Throws {@link FileError}. */
export async function textOf(parts: FileParts): Promise<string> {
  try {
    return await joined(strictText(parts()));
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error;
    return joined(westernText(parts()));
  }
}

async function joined(text: AsyncIterable<string>): Promise<string> {
  let whole = "";
  for await (const piece of text) whole += piece;
  return whole;
}

/** Throws {@link EncodingError} where the bytes are not in the encoding that the first of them are in. */
async function* strictText(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const part of parts) {
      decoder ??= new TextDecoder(encodingOf(part), { fatal: true });
      yield decoder.decode(part, { stream: true });
    }
    if (decoder) yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new EncodingError() : error;
  }
}

async function* westernText(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("windows-1252");
  let before = "";
  for await (const part of parts) {
    const text = decoder.decode(part, { stream: true });
    if (NOT_WESTERN.test(before + text)) throw new FileError({ code: "otherEncoding" });
    before = (before + text).slice(-3);
    yield text;
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
  // Above the columns a list may have a title.
  const firstLine = /^.*[,;\t].*$/m.exec(outsideQuotes)?.[0] ?? "";
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}
