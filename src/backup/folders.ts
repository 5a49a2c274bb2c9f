import { existsSync, readdirSync } from "node:fs";
import { copyFile, cp, link, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What of the data folder goes with a backup of the database. */
export const FOLDERS = ["documents", "pictures"] as const;

type BackupFolder = (typeof FOLDERS)[number];

/** Where the files of a backup lie: beside its own. */
export function folderBeside(backup: string, kind: BackupFolder): string {
  return `${backup.replace(/\.(?:sqlite|pgdump)$/, "")}.${kind}`;
}

/**
 * Copies the files of a folder of the data folder to where those of a backup lie, whole or not at all; returns how many. A
 * file that is as it was in an earlier backup of that folder takes no room again.
 */
export async function backUpFolder(dataDir: string, kind: BackupFolder, backup: string): Promise<number> {
  const folder = join(dataDir, kind);
  if (!existsSync(folder)) return 0;
  const target = folderBeside(backup, kind);
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { mode: 0o700 });
  try {
    const earlier = earlierThan(target, kind);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      // Names that begin with a point are those of files that are being written.
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files) {
      const name = file.slice(folder.length);
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

/** The files of the newest backup beside this one; null without any. */
function earlierThan(target: string, kind: BackupFolder): string | null {
  const folder = dirname(target);
  const names = readdirSync(folder).filter(
    (name) => /^catalogue-\d{8}T\d{6}Z\.\w+$/.test(name) && name.endsWith(`.${kind}`),
  );
  const last = names.toSorted().at(-1);
  return last === undefined ? null : join(folder, last);
}

async function copyOrLink(file: string, earlier: string | null, target: string): Promise<void> {
  const { size, mtime, mtimeMs } = await stat(file);
  const before = earlier === null ? null : await stat(earlier).catch(() => null);
  // Not every copy keeps parts of a millisecond.
  if (earlier !== null && before?.size === size && Math.abs(before.mtimeMs - mtimeMs) < 1) {
    // Not every disk has links, and not every user may make one of another's file.
    const isLinked = await link(earlier, target).then(
      () => true,
      () => false,
    );
    if (isLinked) return;
  }
  await copyFile(file, target);
  await utimes(target, mtime, mtime);
}

/**
 * Puts the files of a backup in place of those of the data folder, which stay beside it under the name that is returned;
 * null where there were none. The backup's files stay what they are: the folder gets copies.
 */
export async function restoreFolder(
  backup: string,
  dataDir: string,
  kind: BackupFolder,
  stamp: string,
): Promise<string | null> {
  const source = folderBeside(backup, kind);
  if (!existsSync(source)) return null;
  const folder = join(dataDir, kind);
  const part = `${folder}.restoring`;
  await rm(part, { recursive: true, force: true });
  await cp(source, part, { recursive: true, preserveTimestamps: true });
  const replaced = existsSync(folder) ? join(dataDir, `replaced-${stamp}.${kind}`) : null;
  if (replaced !== null) await rename(folder, replaced);
  await rename(part, folder);
  return replaced;
}
