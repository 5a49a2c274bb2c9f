import { Hono } from "hono";
import {
  countGroups,
  countInbox,
  inboxPage,
  type InboxSelection,
} from "../../../database/inquiries/inbox.ts";
import {
  countViews,
  dueReplies,
  inquiryCategoryNames,
  lastAnswer,
  oldestQuoted,
} from "../../../database/inquiries/inbox-counts.ts";
import { createInquiryTexts } from "../../../database/inquiries/inquiry-texts.ts";
import {
  arrivedSince,
  INBOX_PAGE,
  type InboxFilter,
  inboxQuerySchema,
  isByClock,
  searchedFor,
} from "../../../domain/inquiry/inbox.ts";
import { dayNumber, startOfDay } from "../../../domain/company/opening-hours.ts";
import type { Allow } from "../allow.ts";
import { inboxItems } from "./inbox-rows.ts";
import { query } from "../input.ts";
import type { OfficeEnv, OfficeServices } from "../office.ts";
import { replyTimesUntil } from "./reply-times.ts";

/** Marks of the day line at most. */
const MOST_MARKS = 200;

export function selectionOf(
  { view, q, category, owner, arrived }: InboxFilter,
  staff: string,
  now: Date,
): InboxSelection {
  const since = arrived === "" ? null : arrivedSince(arrived, now).toISOString();
  return { view, staff, words: searchedFor(q), category, owner, since };
}

/** How many would be found without one of the filters; those that change nothing are left out. */
async function countWithout({ handle }: OfficeServices, selection: InboxSelection) {
  const others: Partial<Record<"owner" | "category" | "arrived" | "q", number>> = {};
  const count = async (name: keyof typeof others, changes: Partial<InboxSelection>) => {
    const found = await countInbox(handle.db, { ...selection, ...changes });
    if (found > 0) others[name] = found;
  };
  if (selection.owner !== "") await count("owner", { owner: "" });
  if (selection.category !== "") await count("category", { category: "" });
  if (selection.since !== null) await count("arrived", { since: null });
  if (selection.words.length > 0) await count("q", { words: [], ids: null });
  return others;
}

/** The lists of inquiries, what stands above them, and what they tell of the office's speed. */
export function inboxRoutes(services: OfficeServices, allow: Allow) {
  const { handle, hours, now } = services;
  const texts = createInquiryTexts(handle.db);
  return new Hono<OfficeEnv>()
    .get("/inbox", allow("inquiry.read"), query(inboxQuerySchema), async (context) => {
      const { offset, ...filter } = context.req.valid("query");
      const at = now();
      const asked = selectionOf(filter, context.get("staff").id, at);
      const ids = asked.words.length === 0 ? null : await texts.find(asked.words);
      const selection = { ...asked, ids };
      const { rows, total } = await inboxPage(handle.db, selection, { offset, limit: INBOX_PAGE });
      const bounds = {
        now: at.toISOString(),
        endOfToday: new Date(startOfDay(dayNumber(at) + 1)).toISOString(),
      };
      return context.json({
        items: await inboxItems(services, rows),
        total,
        groups: isByClock(filter.view) ? await countGroups(handle.db, selection, bounds) : null,
        without: total === 0 ? await countWithout(services, selection) : null,
      });
    })
    .get("/inbox/summary", allow("inquiry.read"), async (context) => {
      const { db } = handle;
      const at = now();
      const endOfTomorrow = new Date(startOfDay(dayNumber(at) + 2)).toISOString();
      return context.json({
        counts: await countViews(db, context.get("staff").id),
        categories: await inquiryCategoryNames(db),
        due: await dueReplies(db, endOfTomorrow, MOST_MARKS),
        lastAnswer: await lastAnswer(db),
        oldestQuoted: await oldestQuoted(db),
        replyTimes: await replyTimesUntil(services, at),
        hours: hours(),
      });
    });
}
