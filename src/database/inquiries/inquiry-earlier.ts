import * as v from "valibot";
import { INQUIRY_STATUSES, type InquiryStatus } from "../../domain/inquiry/inquiry.ts";
import type { Database } from "../schema.ts";

/** By what two inquiries belong together. */
type SameBy = "email" | "phone" | "domain";

/** An inquiry of the same person or company. */
type OtherInquiry = {
  id: string;
  reference: string;
  name: string;
  category: string;
  message: string;
  status: InquiryStatus;
  owner: string | null;
  receivedAt: string;
  /** By what it belongs to the one that was asked about: the strongest of the reasons. */
  same: SameBy;
};

const statusSchema = v.picklist(INQUIRY_STATUSES);

/** How many of the newest are told. */
const MOST = 20;

/** How many others came from the same page after `since` (ISO 8601). */
export async function othersFromPage(
  db: Database,
  { id, source, since }: { id: string; source: string; since: string },
): Promise<number> {
  const { count } = await db
    .selectFrom("inquiries")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("created_at", ">", since)
    .where("source", "=", source)
    .where("id", "<>", id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Other inquiries by the same address, phone number or company's domain, the newest first. */
export async function otherInquiries(db: Database, id: string): Promise<OtherInquiry[]> {
  const keys = await db
    .selectFrom("inquiries")
    .select(["email_key", "phone_key", "domain_key"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!keys) return [];
  const rows = await db
    .selectFrom("inquiries")
    .select([
      "id",
      "reference",
      "first_name",
      "last_name",
      "category",
      "message",
      "status",
      "owner",
      "created_at",
      "email_key",
      "phone_key",
    ])
    .where("id", "<>", id)
    .where((where) =>
      where.or([
        where("email_key", "=", keys.email_key),
        where("phone_key", "=", keys.phone_key),
        where("domain_key", "=", keys.domain_key),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    name: `${row.first_name} ${row.last_name}`.trim(),
    category: row.category,
    message: row.message,
    status: v.parse(statusSchema, row.status),
    owner: row.owner,
    receivedAt: row.created_at,
    same:
      row.email_key === keys.email_key
        ? "email"
        : keys.phone_key !== null && row.phone_key === keys.phone_key
          ? "phone"
          : "domain",
  }));
}
