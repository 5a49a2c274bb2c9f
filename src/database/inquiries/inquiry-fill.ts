import type { Inquiry } from "../../domain/inquiry/inquiry.ts";
import { inquiryKeys } from "../../domain/inquiry/inquiry-keys.ts";
import { inquiriesByIds } from "./inquiries.ts";
import type { DatabaseHandle } from "../connect.ts";

/** How many inquiries are filled in one transaction. */
const BATCH = 200;

/**
 * Fills what is computed from an inquiry's words for those that were stored before there was an office: search, keys, and
 * when the first reply was due. Does nothing where all have it. Returns how many were filled.
 */
export async function fillOlderInquiries(
  { db }: Pick<DatabaseHandle, "db">,
  dueAt: (inquiry: Inquiry) => Date | null = () => null,
): Promise<number> {
  let filled = 0;
  for (;;) {
    const ids = await db.selectFrom("inquiries").select("id").where("search", "=", "").limit(BATCH).execute();
    if (ids.length === 0) return filled;
    filled += ids.length;
    await db.transaction().execute(async (trx) => {
      for (const inquiry of await inquiriesByIds(
        trx,
        ids.map(({ id }) => id),
      )) {
        await trx
          .updateTable("inquiries")
          .set({ ...inquiryKeys(inquiry), due_at: dueAt(inquiry)?.toISOString() ?? null })
          .where("id", "=", inquiry.id)
          .where("search", "=", "")
          .execute();
      }
    });
  }
}
