import type { Selectable } from "kysely";
import * as v from "valibot";
import { INQUIRY_STATUSES, type InquiryStatus } from "../../domain/inquiry/inquiry.ts";
import { emailKey } from "../../domain/inquiry/inquiry-keys.ts";
import { FAILED } from "../outbox.ts";
import type { Database, Tables } from "../schema.ts";

/** An answer that staff wrote, and how far its mail is. Instants are ISO 8601, UTC. */
export type Reply = {
  id: string;
  inquiryId: string;
  by: { id: string; name: string };
  recipient: string;
  subject: string;
  body: string;
  movesTo: InquiryStatus | null;
  state: "waiting" | "taken-back" | "sent" | "failed";
  /** Until then it can be taken back. */
  sendAt: string;
  createdAt: string;
  sentAt: string | null;
};

/** How the mail of a reply fared. */
type ReplyMail = { attempts: number; lastError: string | null };

const statusSchema = v.nullable(v.picklist(INQUIRY_STATUSES));

function replyFrom(row: Selectable<Tables["inquiry_replies"]>): Reply {
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    by: { id: row.staff_id, name: row.staff_name },
    recipient: row.recipient,
    subject: row.subject,
    body: row.body,
    movesTo: v.parse(statusSchema, row.moves_to),
    state: row.state,
    sendAt: row.send_at,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}

/** Stores a reply that waits. Belongs into the transaction that puts its mail into the outbox. */
export async function insertReply(db: Database, reply: Omit<Reply, "state" | "sentAt">): Promise<void> {
  await db
    .insertInto("inquiry_replies")
    .values({
      id: reply.id,
      inquiry_id: reply.inquiryId,
      staff_id: reply.by.id,
      staff_name: reply.by.name,
      recipient: reply.recipient,
      subject: reply.subject,
      body: reply.body,
      moves_to: reply.movesTo,
      state: "waiting",
      send_at: reply.sendAt,
      created_at: reply.createdAt,
      sent_at: null,
    })
    .execute();
}

export async function replyById(db: Database, id: string): Promise<Reply | null> {
  const row = await db.selectFrom("inquiry_replies").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? replyFrom(row) : null;
}

/** The replies to an inquiry that were not taken back, the oldest first, with how their mails fared. */
export async function repliesOf(db: Database, inquiryId: string): Promise<(Reply & ReplyMail)[]> {
  const replies = await db
    .selectFrom("inquiry_replies")
    .selectAll()
    .where("inquiry_id", "=", inquiryId)
    .where("state", "<>", "taken-back")
    .orderBy("created_at")
    .execute();
  const mails = await db
    .selectFrom("outbox")
    .select(["reply_id", "attempts", "last_error"])
    .where("inquiry_id", "=", inquiryId)
    .where("kind", "=", "reply")
    .execute();
  const byReply = new Map(mails.map((mail) => [mail.reply_id, mail]));
  return replies.map((row) => {
    const mail = byReply.get(row.id);
    return { ...replyFrom(row), attempts: mail?.attempts ?? 0, lastError: mail?.last_error ?? null };
  });
}

/**
 * Takes back a reply whose mail nobody has begun to send: its mail is deleted by the one statement that decides, as
 * the worker's claim does. False when the mail is on its way.
 */
export async function takeBack(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("outbox")
    .where("reply_id", "=", id)
    .where("state", "=", "waiting")
    .where("lease", "is", null)
    .where("attempts", "=", 0)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) return false;
  await db.updateTable("inquiry_replies").set({ state: "taken-back" }).where("id", "=", id).execute();
  return true;
}

/** The reply that a mail of the outbox carries, and whether that mail has failed; null for another mail. */
export async function replyOfMail(
  db: Database,
  mailId: string,
): Promise<{ reply: Reply; failed: boolean; attempts: number } | null> {
  const mail = await db
    .selectFrom("outbox")
    .select(["reply_id", "state", "attempts"])
    .where("id", "=", mailId)
    .executeTakeFirst();
  const reply = mail && mail.reply_id !== "" ? await replyById(db, mail.reply_id) : null;
  return mail && reply ? { reply, failed: mail.state === FAILED, attempts: mail.attempts } : null;
}

/** Stores that a reply was delivered, or failed; false where that is known. */
export async function settleReply(
  db: Database,
  id: string,
  result: { state: "sent"; sentAt: string } | { state: "failed" },
): Promise<boolean> {
  const settled = await db
    .updateTable("inquiry_replies")
    .set(result.state === "sent" ? { state: "sent", sent_at: result.sentAt } : { state: "failed" })
    .where("id", "=", id)
    .where("state", "<>", result.state)
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

/** Puts a failed reply into the outbox again, due now, to this recipient; false where it hasn't failed. */
export async function sendFailedAgain(
  db: Database,
  id: string,
  { recipient, now }: { recipient: string; now: string },
): Promise<boolean> {
  const changed = await db
    .updateTable("outbox")
    .set({
      state: "waiting",
      attempts: 0,
      due_at: now,
      created_at: now,
      recipient,
      recipient_key: emailKey(recipient),
    })
    .where("reply_id", "=", id)
    .where("state", "=", FAILED)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await db.updateTable("inquiry_replies").set({ state: "waiting", recipient }).where("id", "=", id).execute();
  return true;
}

/** Whether a delivery of some reply to this inquiry has failed and nobody has sent it again. */
export async function hasFailedReply(db: Database, inquiryId: string): Promise<boolean> {
  const row = await db
    .selectFrom("inquiry_replies")
    .select("id")
    .where("inquiry_id", "=", inquiryId)
    .where("state", "=", "failed")
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of the mails that the customer has got before this one, the oldest first: the thread that it answers in. */
export async function threadBefore(db: Database, inquiryId: string, mailId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "message_id", "sent_at"])
    .where("inquiry_id", "=", inquiryId)
    .where("kind", "in", ["confirmation", "reply"])
    .where("state", "=", "sent")
    .orderBy("sent_at")
    .execute();
  return rows.filter(({ id }) => id !== mailId).map(({ message_id }) => message_id);
}
