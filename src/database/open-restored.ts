import { BackupFailed } from "./backup.ts";
import { type DatabaseTarget, openDatabase } from "./connect.ts";
import { parkWaitingMails } from "./failed-mails.ts";
import { migrate, MigrationMismatch } from "./migrate.ts";
import { LONG_WORK } from "./time-limit.ts";

/** Why mails that waited in a backup don't go out by themselves. */
const RESTORED = "waited when the backup was taken, and may have been sent since";

/**
 * Makes restored data ready for the site: mails that waited count as given up, and the tables are brought up to
 * date. Returns how many mails there were. Throws {@link BackupFailed} where the data are not the site's.
 */
export async function openRestored(target: DatabaseTarget): Promise<number> {
  const handle = await openDatabase(target, LONG_WORK);
  try {
    // First, because it changes nothing that a migration could.
    const mails = await parkWaitingMails(handle.db, RESTORED);
    await migrate(handle);
    return mails;
  } catch (error) {
    if (error instanceof MigrationMismatch) throw new BackupFailed(error.message.replace(/\.$/, ""));
    throw new BackupFailed("it is no backup of this site", { cause: error });
  } finally {
    await handle.close();
  }
}
