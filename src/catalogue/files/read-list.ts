import { extname } from "node:path";
import { MAX_LIST_BYTES } from "../../domain/limits.ts";
import { FileError } from "../errors.ts";
import { readCsv, textOf } from "./csv.ts";
import type { SheetRow } from "./table.ts";
import { readXlsxRows } from "./xlsx.ts";

/** A list has a hundred lines; the CSV parser takes long over a row that is not as long as the first. */
const MOST_RAGGED = 10_000;

/** What an `.xls` file begins with: the workbooks of old, and pages that only have its name. */
const OTHER_FORMATS = /^(?:\u00d0\u00cf.\u00e0|%PDF|\W*<(?:!doctype|html|head|meta|style|table|\?xml)\b)/i;

/**
 * The rows of a list that a buyer sends as a file, the heading among them: `.xlsx`, or text with or without columns.
 * A cell that can't be read is null. Throws {@link FileError}.
 */
export async function readListFile(name: string, bytes: Uint8Array): Promise<(string | null)[][]> {
  const parts = async function* () {
    yield bytes;
  };
  if (extname(name).toLowerCase() === ".xlsx" || isZip(bytes)) {
    return readXlsxRows(bytes, MAX_LIST_BYTES.unpacked).rows.map(textsOf);
  }
  // Every second byte of UTF-16 is zero.
  const start = String.fromCharCode(...bytes.subarray(0, 256)).replaceAll("\0", "");
  if (OTHER_FORMATS.test(start)) throw new FileError({ code: "notAWorkbook" });
  try {
    const { header, rows } = await readCsv(parts, MOST_RAGGED);
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

function textsOf({ row, cells }: SheetRow): (string | null)[] {
  return cells.map((cell) => {
    if (typeof cell === "string") return cell;
    const { fault } = cell;
    // What stands in the first of cells side by side is said of all of them.
    return fault.code === "merged" && fault.corner.replace(/^[A-Z]+/, "") === String(row) ? "" : null;
  });
}
