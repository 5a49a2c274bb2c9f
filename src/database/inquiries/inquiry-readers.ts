import type { Database } from "../schema.ts";

/** Who has an inquiry open now, and whether they write in it. */
type Reader = { id: string; name: string; writing: boolean };

/** Stores that a person has this inquiry open at `at` (ISO 8601). */
export async function noteReader(
  db: Database,
  inquiryId: string,
  { id, name, writing }: Reader,
  at: string,
): Promise<void> {
  const state = { staff_name: name, writing: writing ? 1 : 0, seen_at: at };
  await db
    .insertInto("inquiry_readers")
    .values({ inquiry_id: inquiryId, staff_id: id, ...state })
    .onConflict((conflict) => conflict.columns(["inquiry_id", "staff_id"]).doUpdateSet(state))
    .execute();
}

/** Who else has this inquiry open, seen after `since` (ISO 8601). */
export async function readersOf(
  db: Database,
  inquiryId: string,
  { but, since }: { but: string; since: string },
): Promise<Reader[]> {
  const rows = await db
    .selectFrom("inquiry_readers")
    .selectAll()
    .where("inquiry_id", "=", inquiryId)
    .where("staff_id", "<>", but)
    .where("seen_at", ">", since)
    .orderBy("staff_name")
    .execute();
  return rows.map((row) => ({ id: row.staff_id, name: row.staff_name, writing: row.writing === 1 }));
}

/** Forgets that a person has this inquiry open, and all who were last seen before `since` (ISO 8601). */
export async function forgetReader(
  db: Database,
  { inquiryId, staffId, since }: { inquiryId: string; staffId: string; since: string },
): Promise<void> {
  await db
    .deleteFrom("inquiry_readers")
    .where((row) =>
      row.or([
        row.and([row("inquiry_id", "=", inquiryId), row("staff_id", "=", staffId)]),
        row("seen_at", "<", since),
      ]),
    )
    .execute();
}
