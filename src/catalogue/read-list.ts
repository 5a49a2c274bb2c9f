import { extname } from "node:path";
import { MAX_LIST_BYTES } from "../domain/limits.ts";
import { FileError } from "./errors.ts";
import { readCsv, textOf } from "./files/csv.ts";
import type { SheetRow } from "./files/table.ts";
import { readXlsxRows } from "./files/xlsx.ts";

/**
 * The rows of a list that a buyer sends as a file, the heading among them: `.xlsx`, or text with or without columns.
 * What can't be read of a cell is left out. Throws {@link FileError}.
 */
export async function readListFile(name: string, bytes: Uint8Array): Promise<string[][]> {
  const parts = async function* () {
    yield bytes;
  };
  if (extname(name).toLowerCase() === ".xlsx" || isZip(bytes)) {
    return readXlsxRows(bytes, MAX_LIST_BYTES.unpacked).rows.map(textsOf);
  }
  try {
    const { header, rows } = await readCsv(parts);
    return [[...header], ...rows.map(textsOf)];
  } catch (error) {
    // Tender text has inches, which no table has in the middle of a cell.
    const isText = error instanceof FileError && ["openQuote", "strayQuote"].includes(error.fault.code);
    if (!isText) throw error;
    const text = await textOf(parts);
    return text.split(/\r\n?|\n/).map((line) => [line]);
  }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

function textsOf({ cells }: SheetRow): string[] {
  return cells.map((cell) => (typeof cell === "string" ? cell : ""));
}
