import { expect, test } from "vitest";
import { backoffAfter, hasFailed, OUTBOX_SETTINGS } from "./delivery.ts";

const MINUTE = 60_000;

test("the pauses double from one minute to two hours", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 500].map((attempts) => backoffAfter(attempts, () => 0) / MINUTE);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 96, 96, 96]);
});

test("mails that failed together come back apart, by at most a quarter", () => {
  expect(backoffAfter(1, () => 1)).toBe(1.25 * MINUTE);
  expect(backoffAfter(50, () => 1)).toBe(120 * MINUTE);
});

test("no pause is longer than the longest", () => {
  for (let n = 1; n < 50; n++)
    expect(backoffAfter(n, () => 1)).toBeLessThanOrEqual(OUTBOX_SETTINGS.maxBackoff);
});

test("three days hold the attempts that a mail is due before it has failed", () => {
  let waited = 0;
  let attempts = 0;
  while (waited < OUTBOX_SETTINGS.failAfter.age) waited += backoffAfter(++attempts, () => 1);
  expect(attempts).toBeGreaterThan(OUTBOX_SETTINGS.failAfter.attempts);
});

const created = "2026-03-01T09:00:00.000Z";
const after = (days: number) => ({
  now: new Date(Date.parse(created) + days * 24 * 60 * MINUTE),
  failAfter: OUTBOX_SETTINGS.failAfter,
  failReplyAfter: OUTBOX_SETTINGS.failReplyAfter,
});
const quarterHour = 1 / 96;

test.each([
  ["a visitor's mail that is refused for good", "confirmation", 1, true, 0, true],
  ["a visitor's mail that is refused for now", "confirmation", 1, false, 0, false],
  ["the desk's mail that is refused for good", "sales", 1, true, 0, false],
  ["one try before the clock jumped", "confirmation", 2, false, 30, false],
  ["the same of the desk's mail", "sales", 2, true, 30, false],
  ["many tries within two days", "sales", 100, true, 2, false],
  ["many tries within three days", "sales", 36, false, 3, true],
  ["the same, refused for good", "sales", 36, true, 3, true],
  ["a reply that is refused for good", "reply", 1, true, 0, true],
  ["a reply's fifth try within a quarter of an hour", "reply", 5, false, quarterHour, true],
  ["its fourth", "reply", 4, false, quarterHour, false],
  ["five tries at once", "reply", 5, false, 0, false],
] as const)("%s", (_, kind, attempts, permanent, days, failed) => {
  expect(hasFailed({ kind, attempts, createdAt: created }, { permanent }, after(days))).toBe(failed);
});
