import { type CellValue, readSheet } from "read-excel-file/node";
import { BadFile } from "./bad-input.ts";
import { type Sheet, sheetOf } from "./sheet.ts";
import { zipEntries } from "./zip-directory.ts";

/** What a workbook may unpack to, in bytes: a small file can be made to unpack to any size. */
const LARGEST_UNPACKED = 200_000_000;

/** Reads the first sheet of an Excel workbook. Throws {@link BadFile}. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const entries = zipEntries(bytes);
  if (!entries) throw new BadFile("This is not an Excel workbook (.xlsx); save it as one or as CSV.");
  if (entries.reduce((sum, entry) => sum + entry.unpackedSize, 0) > LARGEST_UNPACKED) {
    throw new BadFile("This workbook unpacks to more than 200 MB; split it into smaller files.");
  }
  let rows: (CellValue | null)[][];
  try {
    rows = await readSheet(Buffer.from(bytes), { trim: false });
  } catch {
    throw new BadFile("This Excel workbook is damaged; open it, save it again and try once more.");
  }
  return sheetOf(
    rows.map((cells) => cells.map(textOf)),
    { decimalComma: false },
  );
}

function textOf(value: CellValue | null): string {
  if (value === null) return "";
  if (value instanceof Date) return value.toISOString();
  // Workbooks keep 12.3 as 12.300000000000001; fifteen digits are what a spreadsheet shows.
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  return String(value);
}
