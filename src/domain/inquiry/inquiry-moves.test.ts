import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { INQUIRY_STATUSES, type InquiryStatus } from "./inquiry.ts";
import {
  afterMove,
  movesAfterReply,
  moveRule,
  moveSchema,
  outcomeOf,
  type Standing,
} from "./inquiry-moves.ts";

const NOW = new Date("2026-11-22T07:42:00.000Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const standing = (status: InquiryStatus, changes: Partial<Standing> = {}): Standing => ({
  status,
  owner: "yusuf",
  closedAt: ["won", "lost", "spam"].includes(status) ? daysAgo(1) : null,
  ...changes,
});

/** The table of moves: a row for each status, and in it what may follow. */
const ALLOWED: Record<InquiryStatus, string> = {
  pending: "in-progress spam",
  "in-progress": "pending quoted lost spam",
  quoted: "in-progress won lost",
  won: "in-progress",
  lost: "in-progress",
  spam: "pending",
};

describe.each(INQUIRY_STATUSES)("from %s", (from) => {
  test.each(INQUIRY_STATUSES)("to %s", (to) => {
    const allowed = ALLOWED[from].split(" ").includes(to);
    expect(moveRule(standing(from), to, NOW)).toBe(from === to ? "same" : allowed ? null : "not-next");
  });
});

test("a won one is taken up again within thirty days, a lost one always", () => {
  expect(moveRule(standing("won", { closedAt: daysAgo(30) }), "in-progress", NOW)).toBeNull();
  expect(moveRule(standing("won", { closedAt: daysAgo(30.01) }), "in-progress", NOW)).toBe("too-late");
  expect(moveRule(standing("lost", { closedAt: daysAgo(400) }), "in-progress", NOW)).toBeNull();
});

test("in progress needs an owner: whoever moves it there, unless it has one", () => {
  expect(afterMove(standing("pending", { owner: null }), "in-progress", "mariam", NOW).owner).toBe("mariam");
  expect(afterMove(standing("pending"), "in-progress", "mariam", NOW).owner).toBe("yusuf");
});

test("back to pending gives the owner up; out of spam keeps one", () => {
  expect(afterMove(standing("in-progress"), "pending", "mariam", NOW).owner).toBeNull();
  expect(afterMove(standing("spam"), "pending", "mariam", NOW).owner).toBe("yusuf");
});

test("the end has a time, and taking it up again has none", () => {
  for (const to of ["won", "lost", "spam"] as const) {
    expect(afterMove(standing("quoted"), to, "mariam", NOW).closedAt).toBe(NOW.toISOString());
  }
  expect(afterMove(standing("lost"), "in-progress", "mariam", NOW).closedAt).toBeNull();
});

test.each([
  ["pending", null, ["in-progress"]],
  ["pending", "quoted", ["in-progress", "quoted"]],
  ["in-progress", "quoted", ["quoted"]],
  ["in-progress", null, []],
  ["quoted", "quoted", []],
  ["spam", "quoted", []],
] as const)("a reply delivered to one that is %s, with the box for %s", (status, chosen, moves) => {
  expect(movesAfterReply(standing(status), { chosen, by: "yusuf", now: NOW })).toEqual(moves);
});

test("a lost one needs its reason, a won one may carry an amount", () => {
  const read = (move: object) => v.safeParse(moveSchema, { version: 1, ...move });
  expect(read({ to: "lost" }).issues?.[0]).toMatchObject({ message: "reason" });
  expect(outcomeOf(v.parse(moveSchema, { to: "lost", version: 1, reason: "price" }))).toEqual({
    reason: "price",
  });
  expect(outcomeOf(v.parse(moveSchema, { to: "won", version: 1, amount: " 1,890.500 " }))).toEqual({
    amount: "1890.500",
  });
  expect(outcomeOf(v.parse(moveSchema, { to: "won", version: 1 }))).toBeNull();
  for (const amount of ["1,890.00O", "-1", "1.2345", "=1"])
    expect(read({ to: "won", amount }).success).toBe(false);
});
