import { readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { FileError } from "./errors.ts";
import { shopSheet } from "./files/shops.ts";
import { readXlsx } from "./files/xlsx.ts";
import { readCsv } from "./files/csv.ts";
import { readJson } from "./files/json.ts";
import type { Sheet } from "./files/table.ts";

/**
 * The largest file that is read, in bytes: its text has to fit into memory at once. How many rows it may have is what
 * bounds a catalogue; 100,000 products take 70 MB.
 */
const LARGEST_FILE = 200_000_000;

/** Reads a catalogue file by its extension: .csv (or .txt, .tsv), .xlsx, .json. Throws {@link FileError}. */
export async function readSheetFile(path: string): Promise<Sheet> {
  return readSheetBytes(path, await bytesOf(path));
}

/**
 * Reads the content of a catalogue file; the name tells its kind. The export of a shop comes with the columns
 * of a catalogue file. Throws {@link FileError}.
 */
export async function readSheetBytes(name: string, bytes: Uint8Array): Promise<Sheet> {
  return shopSheet(tableOf(name, bytes));
}

function tableOf(name: string, bytes: Uint8Array): Sheet {
  if (bytes.length === 0) throw new FileError({ code: "emptyFile", name: basename(name) });
  if (bytes.length > LARGEST_FILE) throw new FileError({ code: "fileTooLarge", name: basename(name) });
  switch (extname(name).toLowerCase()) {
    case ".csv":
    case ".tsv":
    case ".txt":
      return readCsv(bytes);
    case ".xlsx":
      return readXlsx(bytes);
    case ".json":
      return readJson(bytes);
    default:
      throw new FileError({ code: "otherFormat", name: basename(name) });
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > LARGEST_FILE) throw new FileError({ code: "fileTooLarge", name: basename(path) });
    return await readFile(path);
  } catch (error) {
    if (error instanceof FileError) throw error;
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new FileError({ code: missing ? "missingFile" : "unreadableFile", path });
  }
}
