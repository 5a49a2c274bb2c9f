import { OPEN_STATUSES } from "../../domain/inquiry/inbox.ts";
import type { OpeningHours } from "../../domain/company/opening-hours.ts";
import { dueWithOtherHours } from "../../domain/inquiry/reply-clock.ts";
import type { Database } from "../schema.ts";

/**
 * Moves the due times of all first replies that are awaited to where they lie by other hours, such as after a holiday was
 * entered. Belongs into the transaction that changes the hours.
 */
export async function moveDueTimes(db: Database, before: OpeningHours, after: OpeningHours): Promise<void> {
  const rows = await db
    .selectFrom("inquiries")
    .select(["id", "created_at", "due_at"])
    .where("status", "in", OPEN_STATUSES)
    .where("first_reply_at", "is", null)
    .where("due_at", "is not", null)
    .execute();
  for (const { id, created_at, due_at } of rows) {
    if (due_at === null) continue;
    const awaited = { received: new Date(created_at), due: new Date(due_at) };
    const due = dueWithOtherHours(awaited, before, after)?.toISOString();
    if (due === undefined || due === due_at) continue;
    await db.updateTable("inquiries").set({ due_at: due }).where("id", "=", id).execute();
  }
}
