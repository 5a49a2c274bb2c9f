import { expect, test } from "vitest";
import { companyWith, DEFAULT_COMPANY } from "../../../content/company.ts";
import contact from "../../../content/en/contact.ts";
import { openingHoursOf } from "../../../domain/company/company.ts";
import { openState } from "./opening-hours.ts";

const words = contact(DEFAULT_COMPANY).hours;
const hours = openingHoursOf(DEFAULT_COMPANY);

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
  expect(openState(hours, new Date(now), words, "en")).toEqual({ open, change });
});

test("a week without hours says nothing about its end", () => {
  expect(openState({ week: [], otherDays: [] }, new Date("2026-03-07T05:00:00Z"), words, "en")).toEqual({
    open: false,
    change: "",
  });
});

const otherDays = [
  { from: "2026-03-08", to: "2026-03-09", name: "Holiday", open: [] },
  { from: "2026-03-10", to: "2026-03-10", name: "Short day", open: [[540, 720] as const] },
];

test("other days replace those of the week", () => {
  const withOthers = openingHoursOf(companyWith({ otherDays }));
  expect(openState(withOthers, new Date("2026-03-08T06:00:00Z"), words, "en")).toEqual({
    open: false,
    change: "opens Tuesday at 9:00",
  });
  expect(openState(withOthers, new Date("2026-03-10T08:00:00Z"), words, "en")).toEqual({
    open: true,
    change: "until 12:00",
  });
});

test("a day that is more than a week away is told by its date", () => {
  const closed = [{ from: "2026-03-01", to: "2026-03-20", name: "Moving", open: [] }];
  const state = openState(
    openingHoursOf(companyWith({ otherDays: closed })),
    new Date("2026-03-08T06:00:00Z"),
    words,
    "en-GB",
  );
  expect(state.change).toBe("opens 21 March at 8:00");
});
