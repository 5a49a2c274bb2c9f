import { open, readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { FileError } from "../errors.ts";
import { shopSheet } from "./shops.ts";
import { readXlsx } from "./xlsx.ts";
import { type FileParts, readCsv } from "./csv.ts";
import { readJson } from "./json.ts";
import type { Sheet } from "./table.ts";

/** The largest file that is read, in bytes. How many rows it has is what bounds a catalogue; 100,000 take 70 MB. */
const LARGEST_FILE = { megabytes: 200, bytes: 200_000_000 };

/** As many bytes of a file are read at a time. */
const AT_ONCE = 256 * 1024;

/** What is in a file: in parts, each call from the beginning, or as a whole. */
type Content = { size: number; parts: FileParts; whole(): Promise<Uint8Array> };

/**
 * Reads a catalogue file by its extension: .csv (or .txt, .tsv), .xlsx, .json. `name` is what it is called where it lies
 * under another name. Throws {@link FileError}.
 */
export async function readSheetFile(path: string, name = path): Promise<Sheet> {
  const fail = (error: unknown): never => {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new FileError({ code: missing ? "missingFile" : "unreadableFile", path });
  };
  const { size } = await stat(path).catch(fail);
  return sheetIn(name, {
    size,
    async *parts() {
      const file = await open(path).catch(fail);
      const buffer = new Uint8Array(AT_ONCE);
      try {
        for (;;) {
          const { bytesRead } = await file.read(buffer).catch(fail);
          if (bytesRead === 0) return;
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await file.close();
      }
    },
    whole: () => readFile(path).catch(fail),
  });
}

/**
 * Reads the content of a catalogue file; the name tells its kind. The export of a shop comes with the columns
 * of a catalogue file. Throws {@link FileError}.
 */
export async function readSheetBytes(name: string, bytes: Uint8Array): Promise<Sheet> {
  return sheetIn(name, {
    size: bytes.length,
    async *parts() {
      yield bytes;
    },
    whole: () => Promise.resolve(bytes),
  });
}

async function sheetIn(name: string, content: Content): Promise<Sheet> {
  if (content.size === 0) throw new FileError({ code: "emptyFile", name: basename(name) });
  if (content.size > LARGEST_FILE.bytes) {
    const { megabytes } = LARGEST_FILE;
    throw new FileError({ code: "fileTooLarge", name: basename(name), megabytes });
  }
  return shopSheet(await tableOf(name, content));
}

async function tableOf(name: string, { parts, whole }: Content): Promise<Sheet> {
  switch (extname(name).toLowerCase()) {
    case ".csv":
    case ".tsv":
    case ".txt":
      return readCsv(parts);
    case ".xlsx":
      return readXlsx(await whole());
    case ".json":
      return readJson(await whole());
    default:
      throw new FileError({ code: "otherFormat", name: basename(name) });
  }
}
