import { expect, test } from "vitest";
import { TIMING, backoffAfter } from "./timing.ts";

const MINUTE = 60_000;

test("the pauses double from one minute to two hours", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 500].map((attempts) => backoffAfter(attempts, () => 0) / MINUTE);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 96, 96, 96]);
});

test("mails that failed together come back apart, by at most a quarter", () => {
  expect(backoffAfter(1, () => 1)).toBe(1.25 * MINUTE);
  expect(backoffAfter(50, () => 1)).toBe(120 * MINUTE);
});

test("three days hold enough attempts to outlast a weekend", () => {
  let waited = 0;
  let attempts = 0;
  while (waited < TIMING.giveUpAfter) waited += backoffAfter(++attempts, () => 1);
  expect(attempts).toBeGreaterThan(36);
});
