import { statSync } from "node:fs";
import { resolve } from "node:path";
import { BACKUP_ENDINGS, writeBackup } from "../database/backup.ts";
import { openExisting } from "../database/existing.ts";
import { noteBackup } from "../database/last-backup.ts";
import { databaseTarget, readEnvironment } from "../server/env.ts";
import { deleteOldBackups, stampOf, writePrivately } from "./backup-files.ts";
import { readOneWord, runCommand, UsageError } from "./command-line.ts";

const KEEP = 14;

const USAGE = `Usage: npm run backup -- FOLDER [--keep N]

  Writes all products, inquiries and mails into a new file of FOLDER; the site may run meanwhile. Pictures in
  DATA_DIR/pictures are files of yours and not in it.

  --keep N  how many backups stay in FOLDER, the newest ones (${KEEP})

Exit code: 0 all well, 1 wrong usage or no backup.`;

async function backUp(args: string[]): Promise<void> {
  const { word: folder, values } = readOneWord(args, "folder", { keep: { type: "string" } });
  const keep = Number(values.keep ?? KEEP);
  if (!Number.isInteger(keep) || keep < 1) throw new UsageError("--keep takes a whole number from 1.");
  const target = databaseTarget(readEnvironment(process.env));
  const handle = await openExisting(target, "any version");
  try {
    const now = new Date();
    const name = `catalogue-${stampOf(now)}${BACKUP_ENDINGS[target.engine]}`;
    const file = await writePrivately(resolve(folder), name, (part) => writeBackup(target, part)).catch(
      (error: Error) => {
        throw new Error(`No backup was taken: ${error.message.replace(/\.$/, "")}.`, { cause: error });
      },
    );
    const old = await deleteOldBackups(resolve(folder), keep);
    const deleted = old === 0 ? "" : `, and deleted ${old} old`;
    process.stdout.write(`Wrote ${file} (${Math.ceil(statSync(file).size / 1024)} KB)${deleted}.\n`);
    await noteBackup(handle.db, now.toISOString()).catch(() => {
      process.stderr.write("The backup is whole, but its time could not be noted in the database.\n");
    });
  } finally {
    await handle.close();
  }
}

await runCommand(USAGE, backUp);
