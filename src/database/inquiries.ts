import { type Insertable, type Selectable, sql } from "kysely";
import * as v from "valibot";
import { INQUIRY_STATUSES, type Inquiry } from "../domain/inquiry.ts";
import type { Database, Tables } from "./schema.ts";

const status = v.picklist(INQUIRY_STATUSES);

function inquiryFrom(row: Selectable<Tables["inquiries"]>): Inquiry {
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
    createdAt: row.created_at,
  };
}

/** A stored inquiry with the fingerprint of the body that it came from. */
export type StoredInquiry = { inquiry: Inquiry; fingerprint: string };

/**
 * Stores an inquiry; false when its idempotency key or its reference is taken already, in which case
 * nothing is stored. Waits for another transaction that is about to take the same key.
 */
export async function insertInquiry(
  db: Database,
  inquiry: Inquiry,
  proof: { idempotencyKey: string; fingerprint: string },
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
    idempotency_key: proof.idempotencyKey,
    fingerprint: proof.fingerprint,
    created_at: inquiry.createdAt,
  };
  const inserted = await db
    .insertInto("inquiries")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The inquiry that was stored under an idempotency key, or null. */
export async function inquiryByKey(db: Database, idempotencyKey: string): Promise<StoredInquiry | null> {
  const row = await db
    .selectFrom("inquiries")
    .selectAll()
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  return row ? { inquiry: inquiryFrom(row), fingerprint: row.fingerprint } : null;
}

/** The inquiry with this id, or null. */
export async function inquiryById(db: Database, id: string): Promise<Inquiry | null> {
  const row = await db.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? inquiryFrom(row) : null;
}

/**
 * Frees a key that an inquiry from `until` (ISO 8601) or earlier holds, by adding that inquiry's id to it,
 * so that the key can be taken once more.
 */
export async function retireKey(db: Database, idempotencyKey: string, until: string): Promise<void> {
  await db
    .updateTable("inquiries")
    .set({ idempotency_key: sql<string>`idempotency_key || '/' || id` })
    .where("idempotency_key", "=", idempotencyKey)
    .where("created_at", "<=", until)
    .execute();
}

/** Deletes inquiries from before `until` (ISO 8601) with all mails of theirs; how many went. */
export async function deleteInquiriesBefore(db: Database, until: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const old = transaction.selectFrom("inquiries").select("id").where("created_at", "<", until);
    await transaction.deleteFrom("outbox").where("inquiry_id", "in", old).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom("inquiries")
      .where("created_at", "<", until)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
