import type { DatabaseHandle } from "../database/connect.ts";
import { countFailedMails } from "../database/failed-mails.ts";
import type { MailLog } from "./worker.ts";

const DAY = 24 * 60 * 60_000;

/**
 * Logs how many mails were given up, at once and then daily, until somebody sends them again: `desk` of those to
 * the company, `confirmations` of those to visitors. Returns how to stop.
 */
export function startFailedMailWarning(handle: DatabaseHandle, log: MailLog): () => Promise<void> {
  const look = async () => {
    try {
      const failed = await countFailedMails(handle.db);
      if (failed.desk + failed.confirmations === 0) return;
      log.warn(failed, "Mails could not be delivered; `npm run inquiries -- list --undelivered` shows them");
    } catch {
      // A database that is away is logged by whoever needs it now.
    }
  };
  let running = look();
  const timer = setInterval(() => {
    running = look();
  }, DAY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
