import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { backupStamp } from "../database/backup.ts";
import { restoreBackup } from "../database/restore.ts";
import { databaseTarget, readEnvironment } from "../server/env.ts";
import { documentsBeside, restoreDocuments } from "./backup-documents.ts";
import { CommandError, readOneWord, runCommand, texts } from "./command-line.ts";

async function restore(args: string[]): Promise<void> {
  const { word: file, values } = readOneWord(args, "file", { force: { type: "boolean" } });
  const environment = readEnvironment(process.env);
  const target = databaseTarget(environment);
  if (!existsSync(file)) throw new CommandError(texts.shared.missingFile(file));
  const stamp = backupStamp(new Date()).toLowerCase();
  const restored = await restoreBackup(target, file, { replace: values.force ?? false, stamp }).catch(
    (error: Error) => {
      throw new CommandError(texts.restore.failed(file, error.message.replace(/\.$/, "")), { cause: error });
    },
  );
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(texts.restore.restored(file));
  if (restored.replaced !== null) {
    const { keptFile, keptSchema } = texts.restore;
    say((target.engine === "sqlite" ? keptFile : keptSchema)(restored.replaced));
  }
  const documents = join(resolve(environment.dataDir), "documents");
  const before = await restoreDocuments(resolve(file), documents, stamp).catch((error: Error) => {
    throw new CommandError(texts.restore.noDocuments(error.message), { cause: error });
  });
  if (existsSync(documentsBeside(file))) say(texts.restore.documents(documents));
  if (before !== null) say(texts.restore.keptDocuments(before));
  if (restored.mails > 0) say(texts.restore.mails(restored.mails));
}

await runCommand(texts.restore.usage, restore);
