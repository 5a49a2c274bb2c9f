import { expect, test } from "vitest";
import { HOURS, inBahrain } from "../../../tests/support/sample-hours.ts";
import { dueAt } from "./reply-clock.ts";
import { type Answered, replyTimes } from "./reply-times.ts";

const answered = (received: string, firstReply: string): Answered => ({
  received: inBahrain(received).toISOString(),
  due: dueAt(inBahrain(received), HOURS)?.toISOString() ?? "",
  firstReply: inBahrain(firstReply).toISOString(),
});

test("the median is of open time, and late ones without a reply count as not in time", () => {
  const quick = answered("2026-11-21 17:45", "2026-11-22 08:15");
  const slow = answered("2026-11-22 09:00", "2026-11-22 13:00");
  const late = answered("2026-11-19 12:00", "2026-11-21 11:01");
  expect(replyTimes([late, quick, slow], { late: 1, hours: HOURS })).toEqual({
    median: 240,
    inTime: 2,
    due: 4,
    withinDay: 2,
  });
  expect(replyTimes([quick, slow], { late: 0, hours: HOURS }).median).toBe(150);
});

test("without a reply there is no median", () => {
  expect(replyTimes([], { late: 0, hours: HOURS })).toEqual({
    median: null,
    inTime: 0,
    due: 0,
    withinDay: 0,
  });
});
