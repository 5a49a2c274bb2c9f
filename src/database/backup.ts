import { closeSync, fsyncSync, openSync } from "node:fs";
import { DatabaseSync, backup } from "node:sqlite";
import type { DatabaseTarget } from "./connect.ts";
import { runPostgresProgram } from "./postgres-programs.ts";

/** A backup can't be taken or restored; the message is a sentence for whoever called it. */
export class BackupFailed extends Error {}

/** How names of backups end, by database. */
export const BACKUP_ENDINGS = { sqlite: ".sqlite", postgres: ".pgdump" } as const;

/** Writes all data, as they are at one moment, into this empty file. The site may run meanwhile. */
export async function writeBackup(target: DatabaseTarget, file: string): Promise<void> {
  if (target.engine === "postgres") {
    const what = ["--format=custom", "--exclude-schema=replaced_*", "--no-owner", "--no-privileges"];
    return runPostgresProgram("pg_dump", target.url, [...what, `--file=${file}`]);
  }
  const source = new DatabaseSync(target.file, { readOnly: true });
  try {
    await backup(source, file);
  } finally {
    source.close();
  }
  requireSound(file);
  syncToDisk(file);
}

/** Throws unless every page of the file can be read. Leaves a file that stands alone, without a log beside it. */
export function requireSound(file: string): void {
  try {
    const copy = new DatabaseSync(file);
    try {
      const row = copy.prepare("PRAGMA integrity_check(1)").get();
      if (row?.["integrity_check"] !== "ok") throw new Error("damaged");
      copy.exec("PRAGMA journal_mode = DELETE");
    } finally {
      copy.close();
    }
  } catch {
    throw new BackupFailed("the database is damaged");
  }
}

/** Returns when the file is on the disk itself. */
export function syncToDisk(file: string): void {
  const opened = openSync(file, "r+");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
