import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isArchive, unpackArchive } from "../backup/archive.ts";
import { folderBeside, FOLDERS, restoreFolder } from "../backup/folders.ts";
import { backupStamp } from "../database/backup.ts";
import { restoreBackup } from "../database/restore.ts";
import { databaseTarget, readEnvironment } from "../server/env.ts";
import { CommandError, readOneWord, runCommand, texts } from "./command-line.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Why a file was not restored, as a sentence about the file that was named. */
const refusedFor = (name: string) => (error: Error) => {
  throw new CommandError(texts.restore.failed(name, error.message.replace(/\.$/, "")), { cause: error });
};

async function restore(args: string[]): Promise<void> {
  const { word: name, values } = readOneWord(args, "file", { force: { type: "boolean" } });
  if (!existsSync(name)) throw new CommandError(texts.shared.missingFile(name));
  const replace = values.force ?? false;
  if (!isArchive(name)) return restoreFrom(name, { name, replace });
  const { dataDir } = readEnvironment(process.env);
  const { folder, backup } = await unpackArchive(name, dataDir).catch(refusedFor(name));
  try {
    await restoreFrom(backup, { name, replace });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Restores the file of a backup with the folders beside it; `name` is what it was called by. */
async function restoreFrom(
  file: string,
  { name, replace }: { name: string; replace: boolean },
): Promise<void> {
  const environment = readEnvironment(process.env);
  const target = databaseTarget(environment);
  const stamp = backupStamp(new Date()).toLowerCase();
  const restored = await restoreBackup(target, file, { replace, stamp }).catch(refusedFor(name));
  say(texts.restore.restored(name));
  if (restored.replaced !== null) {
    const { keptFile, keptSchema } = texts.restore;
    say((target.engine === "sqlite" ? keptFile : keptSchema)(restored.replaced));
  }
  const dataDir = resolve(environment.dataDir);
  for (const kind of FOLDERS) {
    const before = await restoreFolder(resolve(file), dataDir, kind, stamp).catch((error: Error) => {
      throw new CommandError(texts.restore.noFolder(kind, error.message), { cause: error });
    });
    if (existsSync(folderBeside(file, kind))) say(texts.restore.folder(kind, join(dataDir, kind)));
    if (before !== null) say(texts.restore.keptFolder(kind, before));
  }
  if (restored.mails > 0) say(texts.restore.mails(restored.mails));
}

await runCommand(texts.restore.usage, restore);
