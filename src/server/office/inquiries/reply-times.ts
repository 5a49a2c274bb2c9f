import { answeredWithin, countLate } from "../../../database/inquiries/inbox-counts.ts";
import { OFFICE_SETTINGS } from "../../../domain/office/office-settings.ts";
import { type ReplyTimes, replyTimes } from "../../../domain/inquiry/reply-times.ts";
import type { OfficeServices } from "../office.ts";

const DAY = 24 * 60 * 60_000;

/** How quickly inquiries were answered in the days that end with an instant. */
export async function replyTimesUntil(
  { handle, hours }: Pick<OfficeServices, "handle" | "hours">,
  until: Date,
): Promise<ReplyTimes> {
  const from = new Date(until.getTime() - OFFICE_SETTINGS.replyTimeDays * DAY);
  const within = { from: from.toISOString(), to: until.toISOString() };
  const answered = await answeredWithin(handle.db, within);
  return replyTimes(answered, { late: await countLate(handle.db, within), hours: hours() });
}
