import { existsSync, readdirSync } from "node:fs";
import { copyFile, cp, link, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where the documents of a backup lie: beside its file. */
export function documentsBeside(backup: string): string {
  return `${backup.replace(/\.(?:sqlite|pgdump)$/, "")}.documents`;
}

/**
 * Copies the documents of a folder to where those of a backup lie, whole or not at all; returns how many. A file that
 * is as it was in an earlier backup of that folder takes no room again.
 */
export async function backUpDocuments(documents: string, backup: string): Promise<number> {
  if (!existsSync(documents)) return 0;
  const target = documentsBeside(backup);
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { mode: 0o700 });
  try {
    const earlier = earlierThan(target);
    const entries = await readdir(documents, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files) {
      const name = file.slice(documents.length);
      await mkdir(dirname(join(part, name)), { recursive: true });
      await copyOrLink(file, earlier && join(earlier, name), join(part, name));
    }
    await rename(part, target);
    return files.length;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** The documents of the newest backup beside this one; null without any. */
function earlierThan(target: string): string | null {
  const folder = dirname(target);
  const names = readdirSync(folder).filter((name) => /^catalogue-\d{8}T\d{6}Z\.documents$/.test(name));
  const last = names.toSorted().at(-1);
  return last === undefined ? null : join(folder, last);
}

async function copyOrLink(file: string, earlier: string | null, target: string): Promise<void> {
  const { size, mtime, mtimeMs } = await stat(file);
  const before = earlier === null ? null : await stat(earlier).catch(() => null);
  // Not every copy keeps parts of a millisecond.
  if (earlier !== null && before?.size === size && Math.abs(before.mtimeMs - mtimeMs) < 1) {
    return link(earlier, target);
  }
  await copyFile(file, target);
  await utimes(target, mtime, mtime);
}

/**
 * Puts the documents of a backup in place of those of a folder, which stay beside it under the name that is returned;
 * null where there were none. The backup's files stay what they are: the folder gets copies.
 */
export async function restoreDocuments(
  backup: string,
  documents: string,
  stamp: string,
): Promise<string | null> {
  const source = documentsBeside(backup);
  if (!existsSync(source)) return null;
  const part = `${documents}.restoring`;
  await rm(part, { recursive: true, force: true });
  await cp(source, part, { recursive: true, preserveTimestamps: true });
  const replaced = existsSync(documents) ? join(dirname(documents), `replaced-${stamp}.documents`) : null;
  if (replaced !== null) await rename(documents, replaced);
  await rename(part, documents);
  return replaced;
}
