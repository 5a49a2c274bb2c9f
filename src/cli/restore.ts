import { existsSync } from "node:fs";
import { backupStamp } from "../database/backup.ts";
import { restoreBackup } from "../database/restore.ts";
import { databaseTarget, readEnvironment } from "../server/env.ts";
import { readOneWord, runCommand } from "./command-line.ts";

const USAGE = `Usage: npm run restore -- FILE [--force]

  Puts a backup in place of the database that DATA_DIR or DATABASE_URL name. Stop the site first.

  --force  also where there is a database already; that one is kept beside the restored one

Exit code: 0 all well, 1 wrong usage or nothing restored.`;

async function restore(args: string[]): Promise<void> {
  const { word: file, values } = readOneWord(args, "file", { force: { type: "boolean" } });
  const target = databaseTarget(readEnvironment(process.env));
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const stamp = backupStamp(new Date()).toLowerCase();
  const restored = await restoreBackup(target, file, { replace: values.force ?? false, stamp }).catch(
    (error: Error) => {
      throw new Error(`${file} was not restored: ${error.message.replace(/\.$/, "")}.`, { cause: error });
    },
  );
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`Restored ${file}.`);
  if (restored.replaced !== null) {
    const where = target.engine === "sqlite" ? restored.replaced : `the schema ${restored.replaced}`;
    say(`What was there before is in ${where}; delete it when you are sure, it holds personal data.`);
  }
  if (restored.mails > 0) {
    say(
      `${restored.mails === 1 ? "1 mail" : `${restored.mails} mails`} waited when the backup was taken and may have been sent since, so nothing sends them now: \`npm run inquiries -- list --undelivered\` shows them, \`resend\` sends them.`,
    );
  }
}

await runCommand(USAGE, restore);
