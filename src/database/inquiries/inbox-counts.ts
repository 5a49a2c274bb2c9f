import { sql } from "kysely";
import type { InboxView } from "../../domain/inquiry/inbox.ts";
import { OPEN_STATUSES } from "../../domain/inquiry/inbox.ts";
import type { Answered } from "../../domain/inquiry/reply-times.ts";
import type { Database } from "../schema.ts";

/** How many inquiries each view has, and how many of the waiting ones nobody has taken. */
type InboxCounts = Record<InboxView, number> & { free: number };

const WAITS = sql`(first_reply_at IS NULL OR wrote_back_at IS NOT NULL)`;

export async function countViews(db: Database, staff: string): Promise<InboxCounts> {
  const rows = await db
    .selectFrom("inquiries")
    .select("status")
    .select((select) => [
      select.fn.countAll<number>().as("whole"),
      sql<number>`count(CASE WHEN ${WAITS} THEN 1 END)`.as("waiting"),
      sql<number>`count(CASE WHEN ${WAITS} AND owner IS NULL THEN 1 END)`.as("free"),
      sql<number>`count(CASE WHEN owner = ${staff} THEN 1 END)`.as("own"),
      sql<number>`count(undelivered_at)`.as("undelivered"),
    ])
    .groupBy("status")
    .execute();
  const sum = (column: "whole" | "waiting" | "free" | "own" | "undelivered", statuses?: readonly string[]) =>
    rows.reduce(
      (total, row) => (statuses?.includes(row.status) === false ? total : total + Number(row[column])),
      0,
    );
  return {
    waiting: sum("waiting", OPEN_STATUSES),
    mine: sum("own", OPEN_STATUSES),
    "in-progress": sum("whole", ["in-progress"]),
    quoted: sum("whole", ["quoted"]),
    closed: sum("whole", ["won", "lost"]),
    spam: sum("whole", ["spam"]),
    all: sum("whole"),
    "not-delivered": sum("undelivered"),
    free: sum("free", OPEN_STATUSES),
  };
}

/** The categories that inquiries were filed under. */
export async function inquiryCategoryNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("inquiries")
    .select("category")
    .groupBy("category")
    .orderBy("category")
    .execute();
  return rows.map(({ category }) => category);
}

/** What is awaited and when it falls due, the earliest first. */
type DueReply = { id: string; reference: string; name: string; dueAt: string };

/** The first replies that fall due before an instant, at most `limit`. */
export async function dueReplies(db: Database, before: string, limit: number): Promise<DueReply[]> {
  const rows = await db
    .selectFrom("inquiries")
    .select(["id", "reference", "first_name", "last_name", "due_at"])
    .where("status", "in", OPEN_STATUSES)
    .where("first_reply_at", "is", null)
    .where("due_at", "<", before)
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id, reference, first_name, last_name, due_at }) => ({
    id,
    reference,
    name: `${first_name} ${last_name}`.trim(),
    dueAt: due_at ?? "",
  }));
}

/** The inquiries whose first reply came within a time, without spam and those that had no reply clock. */
export async function answeredWithin(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<Answered[]> {
  const rows = await db
    .selectFrom("inquiries")
    .select(["created_at", "due_at", "first_reply_at"])
    .where("first_reply_at", ">=", from)
    .where("first_reply_at", "<", to)
    .where("due_at", "is not", null)
    .where("status", "!=", "spam")
    .execute();
  return rows.map(({ created_at, due_at, first_reply_at }) => ({
    received: created_at,
    due: due_at ?? "",
    firstReply: first_reply_at ?? "",
  }));
}

/** How many first replies fell due within a time and are still awaited. */
export async function countLate(db: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const { count } = await db
    .selectFrom("inquiries")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("status", "in", OPEN_STATUSES)
    .where("first_reply_at", "is", null)
    .where("due_at", ">=", from)
    .where("due_at", "<", to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The latest first reply, and who wrote it or spoke with them; null before there is one. */
export async function lastAnswer(db: Database): Promise<{ at: string; by: string | null } | null> {
  const latest = await db
    .selectFrom("inquiries")
    .select(["id", "first_reply_at"])
    .where("first_reply_at", "is not", null)
    .orderBy("first_reply_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!latest || latest.first_reply_at === null) return null;
  const at = latest.first_reply_at;
  const reply = await db
    .selectFrom("inquiry_replies")
    .select("staff_name")
    .where("inquiry_id", "=", latest.id)
    .where("sent_at", "=", at)
    .executeTakeFirst();
  const spoken = await db
    .selectFrom("inquiry_events")
    .select("staff_name")
    .where("inquiry_id", "=", latest.id)
    .where("at", "=", at)
    .where("kind", "in", ["call", "whatsapp"])
    .executeTakeFirst();
  return { at, by: reply?.staff_name ?? spoken?.staff_name ?? null };
}

/** Since when the oldest quoted inquiry has had no word; null where none is quoted. */
export async function oldestQuoted(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom("inquiries")
    .select((select) => select.fn.min("moved_at").as("moved_at"))
    .where("status", "=", "quoted")
    .executeTakeFirst();
  return row?.moved_at ?? null;
}
