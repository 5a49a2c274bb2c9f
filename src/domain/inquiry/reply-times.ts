import { openMinutesBetween, type OpeningHours } from "../company/opening-hours.ts";

/** An inquiry that had a reply clock and was answered, with its instants in ISO 8601. */
export type Answered = { received: string; due: string; firstReply: string };

/** How quickly inquiries were answered. */
export type ReplyTimes = {
  /** Of open time until the first reply, in minutes; null without a reply. */
  median: number | null;
  /** Answered when they fell due or before. */
  inTime: number;
  /** All that should have been answered: the answered ones, and those that are late. */
  due: number;
  /** Answered within 24 hours by the clock on the wall, as visitors are promised. */
  withinDay: number;
};

const DAY = 24 * 60 * 60_000;

/** Those that are late without a reply (`late`) count in the share that was in time, and not in the median. */
export function replyTimes(
  answered: readonly Answered[],
  { late, hours }: { late: number; hours: OpeningHours },
): ReplyTimes {
  const minutes = answered
    .map(({ received, firstReply }) =>
      openMinutesBetween(hours, Date.parse(received), Date.parse(firstReply)),
    )
    .toSorted((a, b) => a - b);
  return {
    median: middleOf(minutes),
    inTime: answered.filter(({ due, firstReply }) => Date.parse(firstReply) <= Date.parse(due)).length,
    due: answered.length + late,
    withinDay: answered.filter(
      ({ received, firstReply }) => Date.parse(firstReply) - Date.parse(received) <= DAY,
    ).length,
  };
}

function middleOf(sorted: readonly number[]): number | null {
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
