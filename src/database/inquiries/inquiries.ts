import { type Insertable, type Selectable, sql } from "kysely";
import * as v from "valibot";
import { INQUIRY_STATUSES, type Inquiry } from "../../domain/inquiry/inquiry.ts";
import { inquiryKeys } from "../../domain/inquiry/inquiry-keys.ts";
import { insertLines, linesOf } from "./inquiry-lines.ts";
import type { Database, Tables } from "../schema.ts";

const status = v.picklist(INQUIRY_STATUSES);

function inquiryFrom(row: Selectable<Tables["inquiries"]>): Omit<Inquiry, "lines"> {
  return {
    id: row.id,
    reference: row.reference,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    category: row.category,
    message: row.message,
    status: v.parse(status, row.status),
    source: row.source,
    privacyNotice: row.privacy_notice,
    language: row.language,
    createdAt: row.created_at,
  };
}

async function withLines(db: Database, rows: Selectable<Tables["inquiries"]>[]): Promise<Inquiry[]> {
  const ids = rows.map(({ id }) => id);
  const lines = ids.length === 0 ? null : await linesOf(db, ids);
  return rows.map((row) => ({ ...inquiryFrom(row), lines: lines?.get(row.id) ?? [] }));
}

/** A stored inquiry with the fingerprint of the body that it came from. */
type StoredInquiry = { inquiry: Inquiry; fingerprint: string };

/** What repeats are known by: {@link InquiryKeys.key} is unique, and so is `senderKey` where there is one. */
export type InquiryKeys = { key: string; senderKey: string | null };

/**
 * Stores an inquiry with its lines; false when one of its keys or its reference is taken already, in which case
 * nothing is stored. Waits for another transaction that is about to take the same key. Belongs into a transaction.
 */
export async function insertInquiry(
  db: Database,
  inquiry: Inquiry,
  proof: InquiryKeys & { fingerprint: string; dueAt?: string | null },
): Promise<boolean> {
  const row: Insertable<Tables["inquiries"]> = {
    id: inquiry.id,
    reference: inquiry.reference,
    first_name: inquiry.firstName,
    last_name: inquiry.lastName,
    email: inquiry.email,
    phone: inquiry.phone,
    company: inquiry.company,
    category: inquiry.category,
    message: inquiry.message,
    status: inquiry.status,
    source: inquiry.source,
    privacy_notice: inquiry.privacyNotice,
    language: inquiry.language,
    idempotency_key: proof.key,
    sender_key: proof.senderKey,
    fingerprint: proof.fingerprint,
    created_at: inquiry.createdAt,
    due_at: proof.dueAt ?? null,
    ...inquiryKeys(inquiry),
  };
  const inserted = await db
    .insertInto("inquiries")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await insertLines(db, inquiry.id, inquiry.lines);
  return true;
}

/** The inquiry that holds one of these keys, the first of them before the other, or null. */
export async function inquiryByKeys(
  db: Database,
  { key, senderKey }: InquiryKeys,
): Promise<StoredInquiry | null> {
  const rows = await db
    .selectFrom("inquiries")
    .selectAll()
    .where((row) => row.or([row("idempotency_key", "=", key), row("sender_key", "=", senderKey)]))
    .execute();
  const row = rows.find(({ idempotency_key }) => idempotency_key === key) ?? rows[0];
  const [inquiry] = row ? await withLines(db, [row]) : [];
  return row && inquiry ? { inquiry, fingerprint: row.fingerprint } : null;
}

/** When the inquiry with this reference was received (ISO 8601), or null without one. */
export async function receivedAt(db: Database, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom("inquiries")
    .select("created_at")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** The inquiries with these ids, in no order. */
export async function inquiriesByIds(db: Database, ids: readonly string[]): Promise<Inquiry[]> {
  if (ids.length === 0) return [];
  return withLines(db, await db.selectFrom("inquiries").selectAll().where("id", "in", ids).execute());
}

/** The inquiry with this id, or null. */
export async function inquiryById(db: Database, id: string): Promise<Inquiry | null> {
  return (await inquiriesByIds(db, [id]))[0] ?? null;
}

/** The inquiry with this reference, such as `Q7K2-M9XD`, or null. */
export async function inquiryByReference(db: Database, reference: string): Promise<Inquiry | null> {
  const rows = await db.selectFrom("inquiries").selectAll().where("reference", "=", reference).execute();
  return (await withLines(db, rows))[0] ?? null;
}

/** How many inquiries {@link newestInquiries} reads at once. */
const BATCH = 500;

/** All inquiries, the newest first, in batches that are never empty. */
export async function* newestInquiries(db: Database): AsyncGenerator<Inquiry[]> {
  let before = { created_at: "9999", id: "" };
  for (;;) {
    const { created_at, id } = before;
    const rows = await db
      .selectFrom("inquiries")
      .selectAll()
      .where((where) =>
        where.or([
          where("created_at", "<", created_at),
          where.and([where("created_at", "=", created_at), where("id", "<", id)]),
        ]),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield await withLines(db, rows);
    before = last;
  }
}

/**
 * Frees the keys that inquiries from `until` (ISO 8601) or earlier hold, so that they can be taken once more: a
 * key gets that inquiry's id added, a sender's key is forgotten.
 */
export async function retireKeys(
  db: Database,
  { key, senderKey }: InquiryKeys,
  until: string,
): Promise<void> {
  await db
    .updateTable("inquiries")
    .set({ idempotency_key: sql<string>`idempotency_key || '/' || id`, sender_key: null })
    .where((row) => row.or([row("idempotency_key", "=", key), row("sender_key", "=", senderKey)]))
    .where("created_at", "<=", until)
    .execute();
}

/** The tables whose rows belong to an inquiry and are deleted with it. */
export const OF_INQUIRY = [
  "inquiry_lines",
  "inquiry_events",
  "inquiry_replies",
  "inquiry_readers",
  "outbox",
] as const;

/** Deletes one inquiry with all that belongs to it. Belongs into a transaction. */
export async function deleteInquiry(db: Database, id: string): Promise<void> {
  for (const table of OF_INQUIRY) await db.deleteFrom(table).where("inquiry_id", "=", id).execute();
  await db.deleteFrom("inquiries").where("id", "=", id).execute();
}
