import { expect, test } from "vitest";
import { datesApart, dayName, daysAgo, shortDate, timeOf } from "./dates.ts";

const now = new Date("2026-11-22T07:42:00Z");

test("a day is told as shortly as it can be, in Bahrain's time", () => {
  expect(shortDate("2026-11-22T05:05:00Z", now)).toBe("8:05");
  expect(shortDate("2026-11-21T14:45:00Z", now)).toBe("Sat 17:45");
  expect(shortDate("2026-11-16T21:30:00Z", now)).toBe("Tue 0:30");
  expect(shortDate("2026-03-09T08:00:00Z", now)).toBe("9 Mar 2026");
});

test("what is still to come is told by its day, or by its date", () => {
  expect(shortDate("2026-11-24T08:00:00Z", now)).toBe("Tue 11:00");
  expect(shortDate("2026-11-28T20:59:00Z", now)).toBe("Sat 23:59");
  expect(shortDate("2026-11-28T21:00:00Z", now)).toBe("29 Nov 2026");
});

test("dates beside each other have seconds only where they would read the same", () => {
  const versions = ["2026-11-22T05:05:09Z", "2026-11-22T05:05:41Z", "2026-11-21T14:45:00Z"];
  expect(datesApart(versions, now)).toEqual(["8:05:09", "8:05:41", "Sat 17:45"]);
  expect(datesApart(["2026-03-09T08:00:00Z", "2026-03-09T09:30:00Z"], now)).toEqual([
    "9 Mar 2026 11:00:00",
    "9 Mar 2026 12:30:00",
  ]);
  expect(datesApart(["2026-11-22T05:05:09Z", "2026-11-22T05:05:09Z"], now)).toEqual(["8:05", "8:05"]);
});

test("a list by days has each day by its name, and the time alone", () => {
  expect([timeOf("2026-11-21T21:05:00Z"), daysAgo("2026-11-21T21:05:00Z", now)]).toEqual(["0:05", 0]);
  expect([timeOf("2026-11-21T20:59:00Z"), daysAgo("2026-11-21T20:59:00Z", now)]).toEqual(["23:59", 1]);
  expect(dayName("2026-11-20T21:00:00Z")).toBe("Saturday 21 November 2026");
});
