import { rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { readSheetFile } from "../catalogue/files/read-file.ts";
import { CommandError, texts } from "./command-line.ts";

const { unwritable, otherFileThere, largerFileThere } = texts.catalogue;

/**
 * Writes an export beside its place and moves it there, so that a full disk can't cost the file that was there
 * before. Throws {@link CommandError} with the reason, and leaves nothing behind.
 */
export async function writeExport(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw new CommandError(unwritableText(error, file));
  }
}

/** Refuses to put an export over a file with more rows, or over one that is no catalogue file. Throws {@link CommandError}. */
export async function refuseToLose(file: string, rows: number): Promise<void> {
  const held = await stat(file).catch(() => null);
  if (!held?.isFile() || held.size === 0) return;
  const before = await readSheetFile(file).catch(() => null);
  if (before === null) throw new CommandError(otherFileThere(file));
  if (before.rows.length <= rows) return;
  throw new CommandError(largerFileThere(file, before.rows.length, rows));
}

function unwritableText(error: unknown, file: string): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  switch (code) {
    case "ENOENT":
      return unwritable.noFolder(file, dirname(file));
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return unwritable.forbidden(file);
    case "ENOSPC":
    case "EDQUOT":
      return unwritable.diskFull(file);
    case "EISDIR":
      return unwritable.isFolder(file);
    default:
      return unwritable.other(file, error instanceof Error ? error.message : String(error));
  }
}
