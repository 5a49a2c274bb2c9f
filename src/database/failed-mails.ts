import type { Selectable } from "kysely";
import { FAILED, type MailKind } from "./outbox.ts";
import type { Database, Tables } from "./schema.ts";

/** Where a mail of an inquiry stands. A failed one is tried no more. Instants are ISO 8601, UTC. */
export type MailState = {
  id: string;
  inquiryId: string;
  kind: MailKind;
  recipient: string;
  state: "waiting" | "sent" | "failed";
  attempts: number;
  lastError: string | null;
  sentAt: string | null;
};

function mailStateFrom(row: Selectable<Tables["outbox"]>): MailState {
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    kind: row.kind,
    recipient: row.recipient,
    state: row.state === FAILED ? "failed" : row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    sentAt: row.sent_at,
  };
}

/** All mails of these inquiries, those to the desk first. */
export async function mailsOf(db: Database, inquiryIds: readonly string[]): Promise<MailState[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("inquiry_id", "in", inquiryIds)
    .orderBy("kind", "desc")
    .orderBy("recipient")
    .execute();
  return rows.map(mailStateFrom);
}

/** How many mails of each kind wait or have failed; one entry each, zeros included. */
export async function countMails(
  db: Database,
): Promise<{ kind: "desk" | "confirmation" | "reply"; state: "waiting" | "failed"; count: number }[]> {
  const rows = await db
    .selectFrom("outbox")
    .select((select) => ["kind", "state", select.fn.countAll<number>().as("count")])
    .where("state", "in", ["waiting", FAILED])
    .groupBy(["kind", "state"])
    .execute();
  const count = (kind: string, state: string) =>
    Number(rows.find((row) => row.kind === kind && row.state === state)?.count ?? 0);
  return [
    { kind: "desk", state: "waiting", count: count("sales", "waiting") },
    { kind: "desk", state: "failed", count: count("sales", FAILED) },
    { kind: "confirmation", state: "waiting", count: count("confirmation", "waiting") },
    { kind: "confirmation", state: "failed", count: count("confirmation", FAILED) },
    { kind: "reply", state: "waiting", count: count("reply", "waiting") },
    { kind: "reply", state: "failed", count: count("reply", FAILED) },
  ];
}

/** How many mails to the desk, confirmations and replies have failed and were not sent again. */
export type FailedMails = { desk: number; confirmations: number; replies: number };

export async function countFailedMails(db: Database): Promise<FailedMails> {
  const rows = await db
    .selectFrom("outbox")
    .select((select) => ["kind", select.fn.countAll<number>().as("count")])
    .where("state", "=", FAILED)
    .groupBy("kind")
    .execute();
  const of = (kind: MailKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { desk: of("sales"), confirmations: of("confirmation"), replies: of("reply") };
}

/** Counts all mails that wait as failed, for one reason; returns how many. They are listed and sent again like others. */
export async function failWaitingMails(db: Database, error: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ state: FAILED, lease: null, last_error: error })
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Puts a failed mail back into the outbox, due at `now` (ISO 8601), as if it had never been tried. */
export async function requeueMail(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ state: "waiting", attempts: 0, due_at: now })
    .where("id", "=", id)
    .where("state", "=", FAILED)
    .execute();
  await db
    .updateTable("inquiry_replies")
    .set({ state: "waiting" })
    .where("state", "=", "failed")
    .where("id", "in", (query) => query.selectFrom("outbox").select("reply_id").where("outbox.id", "=", id))
    .execute();
}

/** Counts the replies as failed whose mails have, after all mails were. */
export async function failRepliesOfMails(db: Database, at: string): Promise<void> {
  const failed = await db
    .updateTable("inquiry_replies")
    .set({ state: "failed" })
    .where("state", "=", "waiting")
    .where("id", "in", (query) => query.selectFrom("outbox").select("reply_id").where("state", "=", FAILED))
    .returning("inquiry_id")
    .execute();
  if (failed.length === 0) return;
  const ids = failed.map(({ inquiry_id }) => inquiry_id);
  await db
    .updateTable("inquiries")
    .set((set) => ({ undelivered_at: at, version: set("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** Deletes a failed mail whose recipient is none any more. */
export async function deleteFailedMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).where("state", "=", FAILED).execute();
}
