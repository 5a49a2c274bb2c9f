import { expect, test } from "vitest";
import * as v from "valibot";
import { type ChangeableFacts, companyDifference, readCompanyChanges } from "./company-changes.ts";
import { companyFactsSchema, isWrongTime } from "./company-form.ts";

const usual = [[480, 780] as const, [900, 1110] as const];

const facts: ChangeableFacts = {
  name: "Zeta Supplies",
  shortName: "zeta",
  arabicName: "زيتا",
  address: "Building 7, Muharraq",
  city: "Muharraq",
  showroom: "+973 0000 0000",
  warehouse: "+973 1733 2222",
  whatsapp: "",
  email: "desk@zeta.example",
  facebook: "https://www.facebook.com/zeta?a=1",
  linkedin: "",
  x: "",
  hours: [6, 0, 1, 2, 3, 4, 5].map((day) => ({ day, open: day === 5 ? [] : usual })),
  otherDays: [],
  replyGoal: 240,
};

/** What is wrong, by the field's path. */
const faults = (changes: object) =>
  (v.safeParse(companyFactsSchema, { ...facts, ...changes }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

test("facts that are right are taken as they are", () => {
  expect(v.parse(companyFactsSchema, facts)).toEqual(facts);
});

const ok = { from: "2026-12-16", to: "2026-12-17", name: "National Day", open: [] };
const week = (spans: readonly (readonly [number, number])[]) =>
  facts.hours.map((day, index) => (index === 0 ? { ...day, open: spans } : day));

test.each([
  [{ name: " " }, "name: factNeeded"],
  [{ address: "a\nb" }, "address: unreadable"],
  [{ showroom: "0000 0020" }, "showroom: phoneCountry"],
  [{ showroom: "" }, "showroom: phoneCountry"],
  [{ showroom: "+973 12" }, "showroom: phoneDigits"],
  [{ showroom: "+973 1733 1111 ext 5" }, "showroom: phoneDigits"],
  [{ whatsapp: "3600 1111" }, "whatsapp: phoneCountry"],
  [{ email: "desk" }, "email: email"],
  [{ email: "desk@zeta.example\nbcc: a@b.example" }, "email: unreadable"],
  [{ facebook: "http://www.facebook.com/zeta" }, "facebook: companyLink"],
  [{ x: "javascript:alert(1)" }, "x: companyLink"],
  [{ x: "https://user@x.com/" }, "x: companyLink"],
  [{ hours: week([[780, 480]]) }, "hours.0.open: openTimesOrder"],
  [
    {
      hours: week([
        [480, 780],
        [700, 900],
      ]),
    },
    "hours.0.open: openTimesOrder",
  ],
  [{ hours: week([[480, 1500]]) }, "hours.0.open.0.1: openTime"],
  [{ hours: facts.hours.slice(1) }, "hours: wrong"],
  [{ otherDays: [{ ...ok, to: "2026-12-15" }] }, "otherDays.0.to: otherDaysOrder"],
  [{ otherDays: [{ ...ok, to: "2029-12-15" }] }, "otherDays.0.to: otherDaysLong"],
  [{ otherDays: [{ ...ok, from: "2026-13-45" }] }, "otherDays.0.from: otherDate"],
  [{ otherDays: [{ ...ok, name: "" }] }, "otherDays.0.name: factNeeded"],
  [{ otherDays: [ok, { ...ok, from: "2026-12-17", to: "2026-12-20" }] }, "otherDays: otherDaysTwice"],
  [{ replyGoal: 0 }, "replyGoal: replyGoal"],
])("%o is refused", (changes, fault) => {
  expect(faults(changes)).toContain(fault);
});

test("numbers are written as they are read, other days stand in order", () => {
  const later = { ...ok, from: "2027-01-01", to: "2027-01-01", name: "New Year" };
  expect(
    v.parse(companyFactsSchema, {
      ...facts,
      showroom: " +97317331111",
      whatsapp: "",
      otherDays: [later, ok],
    }),
  ).toMatchObject({ showroom: "+973 1733 1111", whatsapp: "", otherDays: [ok, later] });
});

test("only what differs is stored, and read back", () => {
  const changed = { ...facts, showroom: "+973 1733 1111", otherDays: [ok] };
  const difference = companyDifference(changed, facts);
  expect(difference).toEqual({ showroom: "+973 1733 1111", otherDays: [ok] });
  expect(readCompanyChanges(JSON.stringify(difference))).toEqual(difference);
});

test.each([null, "", "[]", '{"name": 7}'])("what can't be read (%o) changes nothing", (stored) => {
  expect(readCompanyChanges(stored)).toEqual({});
});

test("only the times that can't stay are wrong, not all of their day", () => {
  const wrong = (open: [number, number][]) =>
    open.flatMap((_, at) => ([0, 1] as const).map((end) => isWrongTime(open, at, end)));
  expect(
    wrong([
      [480, 780],
      [900, 1110],
    ]),
  ).toEqual([false, false, false, false]);
  expect(
    wrong([
      [480, Number.NaN],
      [900, 1110],
    ]),
  ).toEqual([false, true, false, false]);
  expect(
    wrong([
      [480, 780],
      [1110, 900],
    ]),
  ).toEqual([false, false, true, true]);
  expect(
    wrong([
      [480, 960],
      [900, 1110],
    ]),
  ).toEqual([false, true, true, false]);
});
