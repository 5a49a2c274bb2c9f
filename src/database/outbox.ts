import type { Selectable } from "kysely";
import type { DatabaseHandle } from "./connect.ts";
import { isTransientError } from "./errors.ts";
import { emailKey } from "../domain/inquiry/inquiry-keys.ts";
import { hashOf, holdKey } from "./post-counts.ts";
import type { Database, Tables } from "./schema.ts";

/** What a mail is: to our own desk, the confirmation to a visitor, or an answer that staff wrote. */
export type MailKind = "sales" | "confirmation" | "reply";

/** One mail that belongs to an inquiry, to one recipient. Instants are ISO 8601, UTC. */
export type OutboxRow = {
  id: string;
  inquiryId: string;
  kind: MailKind;
  recipient: string;
  /** With its angle brackets; the same at every attempt, so that a mailbox can tell a repeat. */
  messageId: string;
  /** How often it was claimed, this time included. */
  attempts: number;
  createdAt: string;
  /** Of a mail of kind `reply`. */
  replyId: string;
};

/** A mail that was never claimed; due at once unless `dueAt` says when. */
export type NewMail = Omit<OutboxRow, "attempts" | "replyId"> & { replyId?: string; dueAt?: string };

function outboxRowFrom(row: Selectable<Tables["outbox"]>): OutboxRow {
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    kind: row.kind,
    recipient: row.recipient,
    messageId: row.message_id,
    attempts: row.attempts,
    createdAt: row.created_at,
    replyId: row.reply_id,
  };
}

/** Puts mails into the outbox. Belongs into the transaction that stores the inquiry. */
export async function insertMails(db: Database, mails: readonly NewMail[]): Promise<void> {
  await db
    .insertInto("outbox")
    .values(
      mails.map((mail) => ({
        id: mail.id,
        inquiry_id: mail.inquiryId,
        kind: mail.kind,
        recipient: mail.recipient,
        recipient_key: emailKey(mail.recipient),
        message_id: mail.messageId,
        reply_id: mail.replyId ?? "",
        state: "waiting" as const,
        attempts: 0,
        due_at: mail.dueAt ?? mail.createdAt,
        lease: null,
        last_error: null,
        created_at: mail.createdAt,
        sent_at: null,
      })),
    )
    .execute();
}

/** How a failed mail is stored: the word that the table's first migration allows. */
export const FAILED = "parked";

/**
 * How many confirmations were queued for this recipient after `since` (ISO 8601). Belongs into the transaction
 * that may queue one more: on PostgreSQL the second of two at once waits for the end of the first, so that it
 * counts what the first has queued; SQLite lets one writer in at a time anyway.
 */
export async function confirmationsSince(
  db: Database,
  handle: Pick<DatabaseHandle, "engine" | "target">,
  asked: { recipient: string; since: string },
): Promise<number> {
  const key = emailKey(asked.recipient);
  // Whose time is over already, so that it is deleted with the next ones.
  if (handle.engine === "postgres") await holdKey(db, `recipient ${hashOf(handle, key)}`, asked.since);
  const { count } = await db
    .selectFrom("outbox")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("recipient_key", "=", key)
    .where("kind", "=", "confirmation")
    .where("created_at", ">", asked.since)
    .executeTakeFirstOrThrow();
  return count;
}

/** What of the outbox concerns its worker. */
export type Outbox = ReturnType<typeof openOutbox>;

/** The outbox as its worker uses it. What concerns a claimed mail changes nothing once its lease has gone to another. */
export function openOutbox({ db, engine }: Pick<DatabaseHandle, "db" | "engine">) {
  const claimedMail = ({ id, lease }: { id: string; lease: string }) =>
    db
      .updateTable("outbox")
      .set({ lease: null })
      .where("id", "=", id)
      .where("lease", "=", lease)
      .where("state", "=", "waiting");
  return {
    /**
     * Claims up to `atMost` due mails in one statement: nobody else gets them before `until`. A mail that is due
     * after `latest`, later than any pause is long, was put off while the clock was wrong and is due now. On
     * PostgreSQL rows that another process is claiming are passed over; SQLite lets one writer in at a time.
     */
    async claimDue(claim: {
      now: string;
      until: string;
      latest: string;
      lease: string;
      atMost: number;
    }): Promise<OutboxRow[]> {
      const rows = await db
        .with("due", (from) =>
          from
            .selectFrom("outbox")
            .select("id")
            .where("state", "=", "waiting")
            .where((where) =>
              where.or([where("due_at", "<=", claim.now), where("due_at", ">", claim.latest)]),
            )
            .orderBy("due_at")
            .limit(claim.atMost)
            .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
        )
        .updateTable("outbox")
        .set((set) => ({ lease: claim.lease, due_at: claim.until, attempts: set("attempts", "+", 1) }))
        .where("id", "in", (query) => query.selectFrom("due").select("due.id"))
        .returningAll()
        .execute();
      return rows.map(outboxRowFrom);
    },

    /** When the next waiting mail is due, or null when none waits. Leased mails count with their lease's end. */
    async nextDue(): Promise<string | null> {
      const row = await db
        .selectFrom("outbox")
        .select((select) => select.fn.min("due_at").as("due_at"))
        .where("state", "=", "waiting")
        .executeTakeFirst();
      return row?.due_at ?? null;
    },

    /** Marks a mail as sent, whoever holds its lease by now: it is with the mail server. */
    async markSent(id: string, at: string): Promise<void> {
      await db
        .updateTable("outbox")
        .set({ state: "sent", sent_at: at, lease: null, last_error: null })
        .where("id", "=", id)
        .execute();
    },

    /** Puts a claimed mail back until `dueAt`. */
    async postpone(
      claimed: { id: string; lease: string },
      next: { dueAt: string; error: string },
    ): Promise<void> {
      await claimedMail(claimed).set({ due_at: next.dueAt, last_error: next.error }).execute();
    },

    /** Tries a claimed mail no more; `npm run inquiries` lists it with its last error. */
    async markFailed(claimed: { id: string; lease: string }, error: string): Promise<void> {
      await claimedMail(claimed).set({ state: FAILED, last_error: error }).execute();
    },

    isTransient: isTransientError,
  };
}
