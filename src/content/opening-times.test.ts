import { expect, test } from "vitest";
import { DEFAULT_COMPANY } from "./company.ts";
import words from "./en/hours.ts";
import { hoursLines, otherDayLines } from "./opening-times.ts";

test("the hours read as the specification writes them (R10.2)", () => {
  expect(hoursLines(DEFAULT_COMPANY.hours, words).map(({ days, times }) => `${days} ${times}`)).toEqual([
    "Saturday to Wednesday 8:00-13:00 and 15:00-18:30",
    "Thursday 8:00-13:00",
    "Friday off",
  ]);
});

const otherDays = [
  { from: "2026-03-08", to: "2026-03-09", name: "Holiday", open: [] },
  { from: "2026-03-10", to: "2026-03-10", name: "Short day", open: [[540, 720] as const] },
];

test("other days read with their dates, name and hours", () => {
  const ramadan = { from: "2027-02-08", to: "2027-03-09", name: "Ramadan", open: [[540, 840] as const] };
  const yearEnd = { from: "2026-12-31", to: "2027-01-01", name: "New Year", open: [] };
  expect(otherDayLines([...otherDays, ramadan, yearEnd], words, "en-GB")).toEqual([
    { days: "8 to 9 March 2026", name: "Holiday", times: "off" },
    { days: "10 March 2026", name: "Short day", times: "9:00-12:00" },
    { days: "8 February to 9 March 2027", name: "Ramadan", times: "9:00-14:00" },
    { days: "31 December 2026 to 1 January 2027", name: "New Year", times: "off" },
  ]);
});
