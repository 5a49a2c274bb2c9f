import type { DatabaseHandle } from "../database/connect.ts";
import { deleteFailedMail, mailsOf, requeueMail } from "../database/failed-mails.ts";
import { insertMails } from "../database/outbox.ts";
import { mailFor } from "./receive.ts";

type Settings = { now: Date; salesEmails: readonly string[]; messageIdDomain: string };

/**
 * Puts the mails of an inquiry that were given up back into the outbox; resolves with their recipients, none when
 * nothing had failed. What failed at an address that SALES_EMAIL no longer has goes to those that it has now.
 */
export async function resendFailedMails(
  handle: DatabaseHandle,
  inquiryId: string,
  { now, salesEmails, messageIdDomain }: Settings,
): Promise<string[]> {
  const at = now.toISOString();
  return handle.db.transaction().execute(async (db) => {
    const mails = await mailsOf(db, [inquiryId]);
    const failed = mails.filter(({ state }) => state === "parked");
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
