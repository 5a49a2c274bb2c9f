import { expect, test } from "vitest";
import { inBahrain } from "../../../tests/support/sample-hours.ts";
import { arrivedSince, inboxGroup, searchedFor } from "./inbox.ts";

const NOW = inBahrain("2026-11-22 10:42");
const at = (text: string) => inBahrain(text).toISOString();
const replied = at("2026-11-22 09:00");

test.each([
  [{ dueAt: at("2026-11-21 17:30") }, "late"],
  [{ dueAt: at("2026-11-22 10:42") }, "today"],
  [{ dueAt: at("2026-11-22 23:59") }, "today"],
  [{ dueAt: at("2026-11-23 00:00") }, "later"],
  [{ dueAt: null }, "no-clock"],
  // Written to before the first reply, it is the first reply that is waited for.
  [{ dueAt: at("2026-11-23 11:00"), wroteBackAt: replied }, "later"],
  [{ dueAt: at("2026-11-21 17:30"), firstReplyAt: replied }, "answered"],
  [{ dueAt: at("2026-11-21 17:30"), firstReplyAt: replied, wroteBackAt: replied }, "wrote-back"],
] as const)("%o stands in the part %s", (waiting, group) => {
  expect(inboxGroup({ firstReplyAt: null, wroteBackAt: null, ...waiting }, NOW)).toBe(group);
});

test("a period is whole days of Bahrain that end today", () => {
  expect(arrivedSince("today", NOW)).toEqual(inBahrain("2026-11-22 00:00"));
  expect(arrivedSince("week", NOW)).toEqual(inBahrain("2026-11-16 00:00"));
});

test.each([
  ["Sample  BAY", ["sample", "bay"]],
  ["Müller", ["muller"]],
  ["Q7K2-M9XD", ["q7k2-m9xd"]],
  ["+973 1234 5678", ["97312345678"]],
  ["00973-1234.5678", ["97312345678"]],
  ["(1234) 5678", ["12345678"]],
  ["660", ["660"]],
  ["sulo 660", ["sulo", "660"]],
  ["  ", []],
])("%j searches for %j", (typed, words) => {
  expect(searchedFor(typed)).toEqual(words);
});
