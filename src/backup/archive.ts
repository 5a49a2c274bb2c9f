import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { BACKUP_ENDINGS, BackupError, backupStamp, writeBackup } from "../database/backup.ts";
import type { DatabaseTarget } from "../database/connect.ts";
import { folderBeside, FOLDERS } from "./folders.ts";

/** A backup's file of the database, by its time. */
export const BACKUP_FILE = /^catalogue-(\d{8}T\d{6}Z)\.(?:sqlite|pgdump)$/;

/** How names of whole backups in one file end. */
const ARCHIVE_ENDING = ".tar";

const STAGED = /^(?:staged-backup|unpacked)-/;

/** After so long a staged backup that nobody fetched is deleted, and what a restore that was killed has unpacked (ms). */
const STAGED_FOR = 60 * 60_000;

const folderOf = (dataDir: string, id: string) => resolve(dataDir, `staged-backup-${id}`);

/**
 * Writes the database, and what belongs to it by its place, into a folder of the data folder from which
 * {@link archiveOf} sends it once. Resolves with its id and the name that its file should have.
 */
export async function stageBackup(
  target: DatabaseTarget,
  dataDir: string,
  now: Date,
): Promise<{ id: string; name: string }> {
  await deleteStale(dataDir, now);
  const id = randomUUID();
  const folder = folderOf(dataDir, id);
  const name = `catalogue-${backupStamp(now)}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, name + BACKUP_ENDINGS[target.engine]);
    await writeBackup(target, file);
    await chmod(file, 0o600);
    for (const each of FOLDERS) {
      const source = resolve(dataDir, each);
      if (existsSync(source)) await symlink(source, folderBeside(file, each));
    }
    return { id, name: name + ARCHIVE_ENDING };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes copies of the database that nobody needs any more. */
export async function deleteStale(dataDir: string, now: Date): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((each) => STAGED.test(each))) {
    // Another process may be deleting it too.
    const { mtimeMs } = await stat(join(dataDir, name)).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > STAGED_FOR) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** The name of the file that a staged backup is sent as; null where there is none of this id. */
export async function stagedName(dataDir: string, id: string): Promise<string | null> {
  const names = await readdir(folderOf(dataDir, id)).catch(() => []);
  const stamp = names.flatMap((name) => BACKUP_FILE.exec(name)?.[1] ?? []).at(0);
  return stamp === undefined ? null : `catalogue-${stamp}${ARCHIVE_ENDING}`;
}

/**
 * A staged backup as one file that is made while it is sent, by the system's `tar`: pictures are read where they lie and
 * take no room again. The stream breaks where it can't be made whole. `sent` hears when it was; then the stage is deleted.
 */
export async function archiveOf(dataDir: string, id: string, sent: () => Promise<void>): Promise<Readable> {
  const folder = folderOf(dataDir, id);
  const names = await readdir(folder);
  const tar = spawn("tar", ["-chf", "-", "-C", folder, ...names], { stdio: ["ignore", "pipe", "ignore"] });
  const archive = new PassThrough();
  tar.stdout.pipe(archive, { end: false });
  const clear = () => rm(folder, { recursive: true, force: true });
  tar.on("error", (error) => archive.destroy(error));
  tar.on("close", (code) => {
    // 1 only means that a file changed while it was read.
    const isWhole = code === 0 || code === 1;
    void (isWhole ? sent() : Promise.resolve()).finally(clear).then(
      () => (isWhole ? archive.end() : archive.destroy(new BackupError(`tar failed (${code})`))),
      (error: Error) => archive.destroy(error),
    );
  });
  archive.on("close", () => tar.kill());
  return archive;
}

/** Whether this names a whole backup in one file. */
export function isArchive(file: string): boolean {
  return file.endsWith(ARCHIVE_ENDING);
}

/**
 * Unpacks a whole backup into a new folder of the data folder, which the caller deletes. Resolves with that folder and
 * the file of the database in it. Throws {@link BackupError} for what is no such file.
 */
export async function unpackArchive(
  file: string,
  dataDir: string,
): Promise<{ folder: string; backup: string }> {
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(resolve(dataDir), "unpacked-"));
  try {
    const tar = spawn("tar", ["-xf", resolve(file), "-C", folder, "--no-same-owner"], { stdio: "ignore" });
    const [code] = await once(tar, "close").catch((error: Error) => {
      throw new BackupError(`tar can't be run: ${error.message}`);
    });
    const name = (await readdir(folder)).find((each) => BACKUP_FILE.test(each));
    if (code !== 0 || name === undefined) throw new BackupError("it is no whole backup of this site");
    return { folder, backup: join(folder, name) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
