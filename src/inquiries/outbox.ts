import type { DatabaseHandle } from "../database/connect.ts";
import { insertEvent } from "../database/inquiries/inquiry-events.ts";
import {
  hasFailedReply,
  type Reply,
  replyOfMail,
  settleReply,
} from "../database/inquiries/inquiry-replies.ts";
import { changeWork, holdWork } from "../database/inquiries/inquiry-work.ts";
import { openOutbox, type Outbox } from "../database/outbox.ts";
import { appendToRecord } from "../database/record.ts";
import type { Database } from "../database/schema.ts";
import { afterMove, movesAfterReply } from "../domain/inquiry/inquiry-moves.ts";

/** The office by itself, as the record names it. */
const BY_ITSELF = { id: null, name: "" };

/** What the delivery of a reply changes: it stops the clock, takes the inquiry up, and moves it where its sender chose. */
async function replyDelivered(db: Database, reply: Reply, at: string): Promise<void> {
  if (!(await settleReply(db, reply.id, { state: "sent", sentAt: at }))) return;
  const work = await holdWork(db, reply.inquiryId);
  if (!work) return;
  const now = new Date(at);
  const moves = movesAfterReply(work, { chosen: reply.movesTo, by: reply.by.id, now });
  let standing = { status: work.status, owner: work.owner, closedAt: work.closedAt };
  for (const to of moves) {
    const by = to === reply.movesTo ? reply.by : null;
    const data = { from: standing.status, to };
    standing = afterMove(standing, to, reply.by.id, now);
    await insertEvent(db, work.id, { at, by, kind: "move", data });
  }
  const stillFailed = await hasFailedReply(db, work.id);
  const answered = work.wroteBackAt !== null && work.wroteBackAt <= reply.createdAt;
  await changeWork(db, work, {
    firstReplyAt: work.firstReplyAt ?? at,
    undeliveredAt: stillFailed ? work.undeliveredAt : null,
    ...(answered && { wroteBackAt: null }),
    ...(moves.length > 0 && { ...standing, outcome: null, movedAt: at }),
  });
  await appendToRecord(db, {
    at,
    actor: BY_ITSELF,
    action: "inquiry.delivered",
    entity: { kind: "inquiry", id: work.id, label: work.reference },
    before: { status: work.status, owner: work.owner, firstReplyAt: work.firstReplyAt },
    after: { status: standing.status, owner: standing.owner, firstReplyAt: work.firstReplyAt ?? at },
  });
}

/** What it changes that a reply was not delivered and is tried no more: it is shown to everybody until somebody acts. */
async function replyFailed(db: Database, reply: Reply, { at, attempts }: { at: string; attempts: number }) {
  if (!(await settleReply(db, reply.id, { state: "failed" }))) return;
  const work = await holdWork(db, reply.inquiryId);
  if (!work) return;
  await changeWork(db, work, { undeliveredAt: work.undeliveredAt ?? at });
  await insertEvent(db, work.id, { at, by: null, kind: "failed", data: { attempts, reply: reply.id } });
  await appendToRecord(db, {
    at,
    actor: BY_ITSELF,
    action: "inquiry.notDelivered",
    entity: { kind: "inquiry", id: work.id, label: work.reference },
    before: {},
    after: { attempts },
  });
}

/** The outbox for its worker, which stores with the result of a reply's mail what follows for its inquiry. */
export function openInquiryOutbox(handle: Pick<DatabaseHandle, "db" | "engine">, now: () => Date): Outbox {
  const { engine } = handle;
  return {
    ...openOutbox(handle),
    markSent: (id, at) =>
      handle.db.transaction().execute(async (db) => {
        await openOutbox({ db, engine }).markSent(id, at);
        const found = await replyOfMail(db, id);
        if (found) await replyDelivered(db, found.reply, at);
      }),
    markFailed: (claimed, error) =>
      handle.db.transaction().execute(async (db) => {
        await openOutbox({ db, engine }).markFailed(claimed, error);
        const found = await replyOfMail(db, claimed.id);
        if (!found?.failed) return;
        await replyFailed(db, found.reply, { at: now().toISOString(), attempts: found.attempts });
      }),
  };
}
