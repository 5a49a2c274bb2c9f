import { expect, test } from "vitest";
import contact from "../../../content/en/contact.ts";
import { bahrainTime, clock, hoursLines, openState, WEEK } from "./opening-hours.ts";

const words = contact.hours;

test("the hours read as the specification writes them (R10.2)", () => {
  expect(hoursLines(WEEK, words, "en").map(({ days, times }) => `${days} ${times}`)).toEqual([
    "Saturday to Wednesday 8:00-13:00 and 15:00-18:30",
    "Thursday 8:00-13:00",
    "Friday off",
  ]);
});

test("minutes read as a clock", () => {
  expect([0, 480, 1110].map(clock)).toEqual(["0:00", "8:00", "18:30"]);
});

test("Bahrain is three hours ahead, across midnight too", () => {
  expect(bahrainTime(new Date("2026-03-07T22:30:00Z"))).toEqual({ day: 0, minute: 90 });
});

// 7 March 2026 is a Saturday; Bahrain's 8:00 is 5:00 UTC.
test.each([
  ["2026-03-07T04:59:00Z", false, "opens at 8:00"],
  ["2026-03-07T05:00:00Z", true, "until 13:00"],
  ["2026-03-07T10:00:00Z", false, "opens at 15:00"],
  ["2026-03-07T12:00:00Z", true, "until 18:30"],
  ["2026-03-07T15:30:00Z", false, "opens tomorrow at 8:00"],
  ["2026-03-12T10:00:00Z", false, "opens Saturday at 8:00"],
  ["2026-03-13T08:00:00Z", false, "opens tomorrow at 8:00"],
])("at %s: open %s, %s", (now, open, change) => {
  expect(openState(WEEK, new Date(now), words, "en")).toEqual({ open, change });
});

test("a week without hours says nothing about its end", () => {
  expect(openState([], new Date("2026-03-07T05:00:00Z"), words, "en")).toEqual({ open: false, change: "" });
});
