import type { DatabaseHandle } from "../database/connect.ts";
import { countFailedMails, deleteFailedMail, mailsOf, requeueMail } from "../database/failed-mails.ts";
import { insertMails } from "../database/outbox.ts";
import type { MailLog } from "../mail/delivery.ts";
import { mailFor } from "./submit.ts";

type Settings = { now: Date; salesEmails: readonly string[]; messageIdDomain: string };

/**
 * Puts the failed mails of an inquiry back into the outbox; resolves with their recipients, none when nothing had
 * failed. What failed at an address that SALES_EMAIL no longer has goes to those that it has now.
 */
export async function resendFailedMails(
  handle: DatabaseHandle,
  inquiryId: string,
  { now, salesEmails, messageIdDomain }: Settings,
): Promise<string[]> {
  const at = now.toISOString();
  return handle.db.transaction().execute(async (db) => {
    const mails = await mailsOf(db, [inquiryId]);
    const failed = mails.filter(({ state }) => state === "failed");
    const outdated = failed.filter(
      ({ kind, recipient }) => kind === "sales" && !salesEmails.includes(recipient),
    );
    const current = failed.filter((mail) => !outdated.includes(mail));
    const desks = mails.filter(({ kind }) => kind === "sales").map(({ recipient }) => recipient);
    const missing =
      outdated.length === 0 ? [] : salesEmails.filter((recipient) => !desks.includes(recipient));

    for (const { id } of current) await requeueMail(db, id, at);
    for (const { id } of outdated) await deleteFailedMail(db, id);
    const mailTo = (recipient: string) =>
      mailFor({ inquiryId, kind: "sales", recipient, createdAt: at }, messageIdDomain);
    if (missing.length > 0) await insertMails(db, missing.map(mailTo));
    return [...current.map(({ recipient }) => recipient), ...missing];
  });
}

const DAY = 24 * 60 * 60_000;

/**
 * Logs how many mails have failed, at once and then daily, until somebody sends them again: `desk` of those to the
 * company, `confirmations` and `replies` of those to visitors. Returns how to stop.
 */
export function startFailedMailWarning(handle: DatabaseHandle, log: MailLog): () => Promise<void> {
  const look = async () => {
    try {
      const failed = await countFailedMails(handle.db);
      if (failed.desk + failed.confirmations + failed.replies === 0) return;
      log.warn(failed, "Mails could not be delivered; `npm run inquiries -- list --undelivered` shows them");
    } catch {
      // An unreachable database is logged by whoever needs it now.
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
