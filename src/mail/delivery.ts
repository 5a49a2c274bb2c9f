import type { DatabaseHandle } from "../database/connect.ts";
import { inquiryById } from "../database/inquiries.ts";
import { type OutboxRow, markMailSent, parkMail, postponeMail } from "../database/outbox.ts";
import { isStorageTrouble } from "../database/unavailable.ts";
import { confirmationMailFor } from "./confirmation-mail.ts";
import { greetableName } from "./greeting.ts";
import { salesMailFor } from "./sales-mail.ts";
import { type Timing, isGivenUp } from "./timing.ts";
import { MailNotSent, type MailTransport, type OutgoingMail, asMailNotSent } from "./transport.ts";
import type { MailLog } from "./worker.ts";

/** What a delivery works with. */
export type DeliveryRoom = {
  handle: DatabaseHandle;
  transport: MailTransport;
  now: () => Date;
  from: string;
  replyTo: string;
  publicUrl: string;
  log: MailLog;
  timing: Timing;
  /** Resolves after this many milliseconds, or at once when the worker is stopping. */
  pause: (milliseconds: number) => Promise<void>;
};

/** Enough of a server's answer to understand it. */
const LONGEST_ERROR = 500;

const HOW_TO_RESEND = "; `npm run inquiries -- list --undelivered` shows it";

/** A mail that went out but can't be marked would go out twice, so marking is worth some patience. */
const MARK_PAUSES = [200, 1000, 3000, 10_000];

async function writeMail(room: DeliveryRoom, row: OutboxRow): Promise<OutgoingMail> {
  const { db } = room.handle;
  const inquiry = await inquiryById(db, row.inquiryId);
  if (!inquiry) throw new Error(`The inquiry of mail ${row.id} is missing`);
  const envelope = { from: room.from, messageId: row.messageId };
  if (row.kind === "sales") {
    const content = salesMailFor(inquiry, room.publicUrl);
    return { ...content, ...envelope, to: { name: "", address: row.recipient } };
  }
  const to = { name: greetableName(inquiry) ?? "", address: row.recipient };
  return { ...confirmationMailFor(inquiry, room.replyTo), ...envelope, to };
}

async function noteResult(room: DeliveryRoom, note: () => Promise<void>): Promise<void> {
  for (const wait of MARK_PAUSES) {
    try {
      return await note();
    } catch (error) {
      if (!isStorageTrouble(error)) throw error;
      await room.pause(wait);
    }
  }
  await note();
}

/**
 * Sends one claimed mail and writes down what became of it: sent, due again later, or parked. Nothing
 * about people reaches the log. Throws only when the database can't be told; the lease then runs out.
 */
export async function deliver(room: DeliveryRoom, row: OutboxRow, lease: string): Promise<void> {
  const { db } = room.handle;
  const { log, now, timing } = room;
  const about = { mail: row.id, kind: row.kind, attempt: row.attempts };
  try {
    await room.transport.send(await writeMail(room, row));
  } catch (error) {
    if (!(error instanceof MailNotSent) && isStorageTrouble(error)) throw error;
    const failure = asMailNotSent(error);
    const said = failure.message.slice(0, LONGEST_ERROR);
    const claimed = { id: row.id, lease };
    if (isGivenUp(row, failure, { now: now(), giveUp: timing.giveUp })) {
      await noteResult(room, () => parkMail(db, claimed, said));
      // Anybody can have a visitor's mail refused by a made-up address; that must not set off an alarm.
      const level = row.kind === "sales" ? "error" : "warn";
      log[level](
        { ...about, code: failure.code },
        `A mail can't be delivered and was parked${HOW_TO_RESEND}`,
      );
    } else {
      const dueAt = new Date(now().getTime() + timing.backoff(row.attempts)).toISOString();
      await noteResult(room, () => postponeMail(db, claimed, { dueAt, error: said }));
      log.warn({ ...about, code: failure.code, dueAt }, "A mail could not be sent yet");
    }
    return;
  }
  await noteResult(room, () => markMailSent(db, row.id, now().toISOString()));
  log.info(about, "A mail was sent");
}
