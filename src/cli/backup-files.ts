import { chmod, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** A time as names of backups have it, to the second and in UTC: `20261122T072648Z`. */
export function stampOf(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, "");
}

const NAME = /^catalogue-(\d{8}T\d{6}Z)\.(?:sqlite|pgdump)$/;

/**
 * Writes a file that only this user can read, whole or not at all; the folder is made when it is missing. Returns
 * its path.
 */
export async function writePrivately(
  folder: string,
  name: string,
  write: (file: string) => Promise<void>,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const part = `${file}.part`;
  try {
    await (await open(part, "w", 0o600)).close();
    await write(part);
    await chmod(part, 0o600);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return file;
}

/** Deletes all but the newest backups of a folder, by their names; other files are left alone. Returns how many. */
export async function deleteOldBackups(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  const old = names.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a))).slice(keep);
  for (const name of old) await rm(join(folder, name));
  return old.length;
}

function timeOf(name: string): string {
  return NAME.exec(name)?.[1] ?? "";
}
