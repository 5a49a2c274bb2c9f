import type { Database } from "./schema.ts";

/** What differs once something happened that the office shows: the record's last line, the newest inquiry, the last mail. */
type LiveState = { record: number; inquiry: string; mail: string };

export async function liveState(db: Database): Promise<LiveState> {
  const head = await db.selectFrom("record_head").select("line").where("id", "=", 1).executeTakeFirst();
  const newest = await db
    .selectFrom("inquiries")
    .select("id")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const mails = await db
    .selectFrom("outbox")
    .select(["state", (eb) => eb.fn.countAll<number | string>().as("count")])
    .where("state", "in", ["waiting", "parked"])
    .groupBy("state")
    .orderBy("state")
    .execute();
  return {
    record: head?.line ?? 0,
    inquiry: newest?.id ?? "",
    mail: mails.map(({ state, count }) => `${state} ${count}`).join(", "),
  };
}
