import { rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { FileError } from "../catalogue/errors.ts";
import { readSheetFile } from "../catalogue/read-file.ts";

/**
 * Writes an export beside its place and moves it there, so that a full disk can't cost the file that was there
 * before. Throws {@link FileError} with the reason, and leaves nothing behind.
 */
export async function writeExport(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw new FileError(`${file} cannot be written: ${reasonOf(error, file)}.`);
  }
}

/** Refuses to put an export over a file with more rows, or over one that is no catalogue file. Throws {@link FileError}. */
export async function refuseToLose(file: string, rows: number): Promise<void> {
  const held = await stat(file).catch(() => null);
  if (!held?.isFile() || held.size === 0) return;
  const before = await readSheetFile(file).catch(() => null);
  const advice = "nothing was written; --force replaces it";
  if (before === null) throw new FileError(`${file} is there already and is no catalogue file; ${advice}.`);
  if (before.rows.length <= rows) return;
  throw new FileError(`${file} holds ${before.rows.length} rows and the export only ${rows}; ${advice}.`);
}

function reasonOf(error: unknown, file: string): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  switch (code) {
    case "ENOENT":
      return `there is no folder ${dirname(file)}`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return "this user may not write there";
    case "ENOSPC":
    case "EDQUOT":
      return "the disk is full";
    case "EISDIR":
      return "it is a folder";
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
