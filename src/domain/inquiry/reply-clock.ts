import { OFFICE_SETTINGS } from "../office/office-settings.ts";
import {
  afterOpenMinutes,
  dayNumber,
  MINUTE,
  openMinutesBetween,
  type OpeningHours,
  opennessAt,
  openSpans,
} from "../company/opening-hours.ts";

/**
 * When the first reply to an inquiry falls due: the goal's open minutes after it was received. A due moment at the end
 * of an open time stays there. Null where the company never opens.
 */
export function dueAt(
  received: Date,
  hours: OpeningHours,
  goalMinutes: number = OFFICE_SETTINGS.replyGoal,
): Date | null {
  return afterOpenMinutes(hours, received, goalMinutes);
}

/** What a clock says while the first reply is awaited. Minutes are open ones, rounded down when late, up when left. */
export type ClockState =
  | { kind: "ok" | "soon"; minutesLeft: number }
  | { kind: "late"; minutesLate: number }
  /** The company is closed: the clock begins, or goes on, when it opens. */
  | { kind: "closed"; opens: Date; begun: boolean };

/** An inquiry whose first reply is awaited. */
type AwaitedReply = { received: Date; due: Date };

export function clockState({ received, due }: AwaitedReply, hours: OpeningHours, now: Date): ClockState {
  if (now > due) return { kind: "late", minutesLate: Math.floor(openMinutesBetween(hours, due, now)) };
  const openness = opennessAt(hours, now);
  if (!openness.open && openness.next && openness.next < due) {
    return { kind: "closed", opens: openness.next, begun: openMinutesBetween(hours, received, now) > 0 };
  }
  const minutesLeft = Math.ceil(openMinutesBetween(hours, now, due));
  return { kind: minutesLeft <= OFFICE_SETTINGS.replySoon ? "soon" : "ok", minutesLeft };
}

/** The clock as a bar over the open time from arrival to due, in shares from 0 to 1. */
type ClockBar = {
  /** How much of it has passed. */
  passed: number;
  /** Where the company closed in between. */
  notches: number[];
};

export function clockBar({ received, due }: AwaitedReply, hours: OpeningHours, now: Date): ClockBar {
  const whole = openMinutesBetween(hours, received, due);
  if (whole <= 0) return { passed: now < received ? 0 : 1, notches: [] };
  const share = (minutes: number) => Math.min(1, Math.max(0, minutes / whole));
  const notches: number[] = [];
  let before = 0;
  for (const { from, to } of openSpans(hours, received.getTime())) {
    if (to >= due.getTime()) break;
    before += (to - Math.max(from, received.getTime())) / MINUTE;
    if (before > 0) notches.push(share(before));
  }
  return { passed: share(openMinutesBetween(hours, received, now)), notches };
}

/**
 * When a reply falls due that is still awaited after the hours changed: as many open minutes after arrival as the goal
 * in force then was, which the earlier due time tells.
 */
export function dueWithOtherHours(
  { received, due }: AwaitedReply,
  before: OpeningHours,
  after: OpeningHours,
): Date | null {
  return afterOpenMinutes(after, received, openMinutesBetween(before, received, due));
}

/** When the company is away after an inquiry arrived, in ISO 8601: `closes` is null where it was closed already. */
export type Away = { closes: string | null; opens: string };

/** What visitors are promised: an answer within 24 hours (R11.4), in milliseconds. */
const PROMISE = 24 * 60 * MINUTE;

/**
 * When the company opens next, for an inquiry whose first reply falls due later than visitors are promised; null for
 * all others. Of one that arrives while it is open, the pause at noon isn't meant: it opens next on another day.
 */
export function awayBeforeReply(
  received: Date,
  hours: OpeningHours,
  goalMinutes: number = OFFICE_SETTINGS.replyGoal,
): Away | null {
  const due = dueAt(received, hours, goalMinutes);
  if (!due || due.getTime() - received.getTime() <= PROMISE) return null;
  let closes: string | null = null;
  for (const { from, to } of openSpans(hours, received.getTime())) {
    const isOfThatDay = dayNumber(from) === dayNumber(received);
    if (from > received.getTime() && !(closes && isOfThatDay)) {
      return { closes, opens: new Date(from).toISOString() };
    }
    closes = new Date(to).toISOString();
  }
  return null;
}
