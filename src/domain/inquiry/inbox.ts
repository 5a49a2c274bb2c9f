import * as v from "valibot";
import type { InquiryStatus } from "./inquiry.ts";
import { foldedText } from "../search/folded-text.ts";
import { dateInBahrain, dayNumber, startOfDay } from "../company/opening-hours.ts";

/** The lists of inquiries. */
export const INBOX_VIEWS = [
  /** Those that wait for us: without a first reply, or the customer wrote back. */
  "waiting",
  "mine",
  "in-progress",
  "quoted",
  "closed",
  "spam",
  "all",
  "not-delivered",
] as const;

export type InboxView = (typeof INBOX_VIEWS)[number];

/** What is worked at: neither closed nor spam. */
export const OPEN_STATUSES = ["pending", "in-progress", "quoted"] as const satisfies readonly InquiryStatus[];

/** The views in the order of the clock; the others begin with the newest. */
const BY_CLOCK: readonly InboxView[] = ["waiting", "mine", "in-progress", "quoted"];

export const isByClock = (view: InboxView) => BY_CLOCK.includes(view);

/** The parts of a view in the order of the clock, in this order. */
export const INBOX_GROUPS = ["late", "today", "later", "no-clock", "wrote-back", "answered"] as const;

export type InboxGroup = (typeof INBOX_GROUPS)[number];

/** What says how an inquiry waits; instants are ISO 8601. */
type Waiting = { dueAt: string | null; firstReplyAt: string | null; wroteBackAt: string | null };

/** The part of a view that an open inquiry stands in. */
export function inboxGroup({ dueAt, firstReplyAt, wroteBackAt }: Waiting, now: Date): InboxGroup {
  if (firstReplyAt !== null) return wroteBackAt === null ? "answered" : "wrote-back";
  if (dueAt === null) return "no-clock";
  if (Date.parse(dueAt) < now.getTime()) return "late";
  return dateInBahrain(Date.parse(dueAt)) === dateInBahrain(now) ? "today" : "later";
}

/** Since when inquiries may have arrived. */
const ARRIVED = { today: 0, week: 6, month: 29, year: 364 } as const;

export type Arrived = keyof typeof ARRIVED;

const isArrived = (name: string): name is Arrived => Object.hasOwn(ARRIVED, name);

/** The periods that can be chosen, the shortest first. */
export const ARRIVED_PERIODS: readonly Arrived[] = Object.keys(ARRIVED).filter(isArrived);

/** The beginning of a period that ends today, as whole days of Bahrain. */
export const arrivedSince = (period: Arrived, now: Date) =>
  new Date(startOfDay(dayNumber(now) - ARRIVED[period]));

/** Stands for inquiries that nobody has taken, in the place of a staff id. */
export const NOBODY = "nobody";

const text = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), "");

/** What of the inquiries is listed; "" filters nothing. */
export const inboxFilterSchema = v.object({
  view: v.optional(v.picklist(INBOX_VIEWS), "waiting"),
  q: text(200),
  category: text(120),
  /** A staff id, or {@link NOBODY}. */
  owner: text(80),
  arrived: v.optional(v.picklist(["", ...ARRIVED_PERIODS]), ""),
});

export type InboxFilter = v.InferOutput<typeof inboxFilterSchema>;

/** A part of a list; it begins after so many inquiries. */
export const inboxQuerySchema = v.object({
  ...inboxFilterSchema.entries,
  offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), "0"),
});

/** Nothing is counted further: that there are more says enough. */
export const MOST_COUNTED = 1000;

/** How many inquiries of a list come at once. */
export const INBOX_PAGE = 50;

/** More words than this make no search better. */
const MOST_WORDS = 8;

/** What an inquiry's search text has to contain: all of these. Of a phone number its digits count, however it is written. */
export function searchedFor(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, "");
  if (digits.length >= 4 && /^\+?[\d\s().\-/]+$/u.test(typed.trim())) return [digits.replace(/^00/, "")];
  return foldedText(typed).split(" ").filter(Boolean).slice(0, MOST_WORDS);
}
