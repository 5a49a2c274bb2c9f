import { copyFileSync, existsSync, openSync, closeSync, readSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { BackupFailed, requireSound, syncToDisk } from "./backup.ts";
import type { DatabaseTarget } from "./connect.ts";
import { openRestored } from "./open-restored.ts";
import { restoreServer } from "./restore-postgres.ts";
import { isSoleServer } from "./sole-server.ts";

/** What a restore has done: how many waiting mails it set aside, and where the data from before are now. */
export type Restored = { mails: number; replaced: string | null };

/**
 * Puts a backup in place of the database, and brings it up to date. Refuses while the site runs, and to replace a
 * database unless `replace`; that one stays beside the new one, under the name that is returned. Mails that
 * waited in the backup count as given up. Throws {@link BackupFailed} and changes nothing, or says what it did.
 */
export async function restoreBackup(
  target: DatabaseTarget,
  file: string,
  options: { replace: boolean; stamp: string },
): Promise<Restored> {
  if (kindOf(file) !== target.engine) {
    throw new BackupFailed(
      `it is no backup of a ${target.engine === "sqlite" ? "SQLite" : "PostgreSQL"} database; look at DATABASE_URL`,
    );
  }
  return target.engine === "sqlite"
    ? restoreFile(target, file, options)
    : restoreServer(target, file, options);
}

async function restoreFile(
  target: DatabaseTarget & { engine: "sqlite" },
  file: string,
  { replace, stamp }: { replace: boolean; stamp: string },
): Promise<Restored> {
  if (!existsSync(dirname(target.file))) {
    throw new BackupFailed(`there is no folder ${dirname(target.file)}; make it first`);
  }
  if (!isSoleServer(target)) throw new BackupFailed("the site is running; stop it first");
  const exists = existsSync(target.file);
  if (exists && !replace) throw new BackupFailed(`${target.file} is there already; --force replaces it`);

  const part = `${target.file}.restoring`;
  const clear = () => ["", "-wal", "-shm"].forEach((end) => rmSync(part + end, { force: true }));
  clear();
  try {
    copyFileSync(file, part);
    requireSound(part);
    const mails = await openRestored({ engine: "sqlite", file: part });
    requireSound(part);
    syncToDisk(part);
    const replaced = exists ? `${dirname(target.file)}/replaced-${stamp}.sqlite` : null;
    // A log that stays behind would be taken for the new file's.
    for (const end of ["-wal", "-shm", ""]) {
      if (replaced !== null && existsSync(target.file + end)) renameSync(target.file + end, replaced + end);
      else rmSync(target.file + end, { force: true });
    }
    renameSync(part, target.file);
    return { mails, replaced };
  } finally {
    clear();
  }
}

/** Of which database a file is a backup, by its first bytes. */
function kindOf(file: string): DatabaseTarget["engine"] | null {
  const first = Buffer.alloc(16);
  const opened = openSync(file, "r");
  try {
    readSync(opened, first);
  } finally {
    closeSync(opened);
  }
  if (first.toString("latin1").startsWith("SQLite format 3\0")) return "sqlite";
  return first.toString("latin1").startsWith("PGDMP") ? "postgres" : null;
}
