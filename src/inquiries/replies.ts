import { randomUUID } from "node:crypto";
import type { DatabaseHandle } from "../database/connect.ts";
import {
  hasFailedReply,
  insertReply,
  type Reply,
  replyById,
  sendFailedAgain,
  takeBack,
} from "../database/inquiries/inquiry-replies.ts";
import { insertMails } from "../database/outbox.ts";
import { type ReplyForm, subjectWithReference, TAKE_BACK_TIME } from "../domain/inquiry/reply.ts";
import { mailFor } from "./submit.ts";
import { type Doing, type Done, doTo } from "./changes.ts";

/** A reply that waits to be sent until `sendAt` (ISO 8601). */
type Queued = { id: string; sendAt: string };

/** Stores a reply and its mail, which is due when it can no longer be taken back. */
export async function queueReply(
  handle: DatabaseHandle,
  inquiryId: string,
  form: ReplyForm,
  { messageIdDomain, ...doing }: Doing & { messageIdDomain: string },
): Promise<{ done: Done; queued: Queued }> {
  const { by, now } = doing;
  const createdAt = now.toISOString();
  const sendAt = new Date(now.getTime() + TAKE_BACK_TIME).toISOString();
  const id = randomUUID();
  const done = await doTo(handle, { id: inquiryId, version: form.version }, doing, async (work, db) => {
    const { recipient, body, movesTo } = form;
    const subject = subjectWithReference(form.subject, work.reference);
    await insertReply(db, { id, inquiryId, by, recipient, subject, body, movesTo, sendAt, createdAt });
    const mail = mailFor({ inquiryId, kind: "reply", recipient, createdAt }, messageIdDomain);
    await insertMails(db, [{ ...mail, replyId: id, dueAt: sendAt }]);
    return {
      change: {},
      events: [],
      record: { action: "inquiry.replied", before: {}, after: { reply: id } },
    };
  });
  return { done, queued: { id, sendAt } };
}

/**
 * Takes a reply of one's own back, if its mail isn't on its way: one statement decides, so that it can't be taken back
 * and sent. Resolves with the reply, or null where it is too late or it isn't theirs.
 */
export async function takeBackReply(
  handle: DatabaseHandle,
  { inquiryId, replyId }: { inquiryId: string; replyId: string },
  doing: Doing,
): Promise<Reply | null> {
  let taken: Reply | null = null;
  await doTo(handle, { id: inquiryId, version: null }, doing, async (_, db) => {
    const reply = await replyById(db, replyId);
    if (reply?.inquiryId !== inquiryId || reply.by.id !== doing.by.id) return { result: "missing" };
    if (!(await takeBack(db, replyId))) return { result: "refused", why: "too-late" };
    taken = reply;
    return {
      change: {},
      events: [],
      record: { action: "inquiry.replyTakenBack", before: {}, after: { reply: replyId } },
    };
  });
  return taken;
}

/** Sends a reply again that was not delivered, to the same address or to `recipient`. */
export function sendReplyAgain(
  handle: DatabaseHandle,
  { inquiryId, replyId, recipient }: { inquiryId: string; replyId: string; recipient?: string | undefined },
  doing: Doing,
): Promise<Done> {
  return doTo(handle, { id: inquiryId, version: null }, doing, async (_, db) => {
    const reply = await replyById(db, replyId);
    if (reply?.inquiryId !== inquiryId) return { result: "missing" };
    const to = recipient ?? reply.recipient;
    const sent = await sendFailedAgain(db, replyId, { recipient: to, now: doing.now.toISOString() });
    if (!sent) return { result: "refused", why: "too-late" };
    return {
      change: (await hasFailedReply(db, inquiryId)) ? {} : { undeliveredAt: null },
      events: [{ kind: "sent-again", data: { recipient: to } }],
      record: { action: "inquiry.sentAgain", before: {}, after: { reply: replyId } },
    };
  });
}
