import { existsSync } from "node:fs";
import { backupStamp } from "../database/backup.ts";
import { restoreBackup } from "../database/restore.ts";
import { databaseTarget, readEnvironment } from "../server/env.ts";
import { CommandError, readOneWord, runCommand, texts } from "./command-line.ts";

async function restore(args: string[]): Promise<void> {
  const { word: file, values } = readOneWord(args, "file", { force: { type: "boolean" } });
  const target = databaseTarget(readEnvironment(process.env));
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
  if (restored.mails > 0) say(texts.restore.mails(restored.mails));
}

await runCommand(texts.restore.usage, restore);
