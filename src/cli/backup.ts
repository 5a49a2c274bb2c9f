import { statSync } from "node:fs";
import { chmod, open, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BACKUP_FILE } from "../backup/archive.ts";
import { backUpFolder, folderBeside, FOLDERS } from "../backup/folders.ts";
import { BACKUP_ENDINGS, backupStamp, saveBackupTime, writeBackup } from "../database/backup.ts";
import { openExisting } from "../database/existing.ts";
import { makeFolder } from "../database/make-folder.ts";
import { databaseTarget, readEnvironment } from "../server/env.ts";
import { CommandError, readOneWord, runCommand, texts, UsageError } from "./command-line.ts";

const KEEP = 14;

/**
 * Writes a file that only this user can read, whole or not at all; the folder is made when it is missing. Returns
 * its path.
 */
async function writePrivately(
  folder: string,
  name: string,
  write: (file: string) => Promise<void>,
): Promise<string> {
  makeFolder(folder, 0o700);
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
async function deleteOldBackups(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => BACKUP_FILE.test(name));
  const old = names.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a))).slice(keep);
  for (const name of old) {
    await rm(join(folder, name));
    for (const kind of FOLDERS)
      await rm(folderBeside(join(folder, name), kind), { recursive: true, force: true });
  }
  return old.length;
}

function timeOf(name: string): string {
  return BACKUP_FILE.exec(name)?.[1] ?? "";
}

async function backUp(args: string[]): Promise<void> {
  const { word: folder, values } = readOneWord(args, "folder", { keep: { type: "string" } });
  const keep = Number(values.keep ?? KEEP);
  if (!Number.isInteger(keep) || keep < 1) throw new UsageError(texts.backup.wholeNumber);
  const environment = readEnvironment(process.env);
  const target = databaseTarget(environment);
  const handle = await openExisting(target, "any version");
  try {
    const now = new Date();
    const name = `catalogue-${backupStamp(now)}${BACKUP_ENDINGS[target.engine]}`;
    const file = await writePrivately(resolve(folder), name, (part) => writeBackup(target, part)).catch(
      (error: Error) => {
        throw new CommandError(texts.backup.failed(error.message.replace(/\.$/, "")), { cause: error });
      },
    );
    const copied: string[] = [];
    for (const kind of FOLDERS) {
      const count = await backUpFolder(resolve(environment.dataDir), kind, file).catch((error: Error) => {
        throw new CommandError(texts.backup.noFolder(kind, file, error.message), { cause: error });
      });
      if (count > 0) copied.push(texts.backup.folder(kind, folderBeside(file, kind), count));
    }
    const old = await deleteOldBackups(resolve(folder), keep);
    process.stdout.write(`${texts.backup.written(file, Math.ceil(statSync(file).size / 1024), old)}\n`);
    for (const line of copied) process.stdout.write(`${line}\n`);
    await saveBackupTime(handle.db, now.toISOString()).catch(() => {
      process.stderr.write(`${texts.backup.timeNotStored}\n`);
    });
  } finally {
    await handle.close();
  }
}

await runCommand(texts.backup.usage(KEEP), backUp);
