import { expect, test } from "vitest";
import { mayTake, type Owned } from "./inquiry-owner.ts";

const NOW = new Date("2026-11-22T07:42:00.000Z");
const owned: Owned = {
  owner: "yusuf",
  dueAt: "2026-11-22T08:15:00.000Z",
  firstReplyAt: null,
  ownerSeenToday: true,
};
const late = { dueAt: "2026-11-22T07:00:00.000Z" };

test.each([
  ["a free one", { owner: null }, "when-late", true],
  ["one's own", { owner: "mariam" }, "when-late", true],
  ["another's that is in time", {}, "when-late", false],
  ["another's that is late", late, "when-late", true],
  [
    "another's that was answered in the end",
    { ...late, firstReplyAt: "2026-11-22T07:30:00.000Z" },
    "when-late",
    false,
  ],
  ["another's who was not seen today", { ownerSeenToday: false }, "when-late", true],
  ["another's, by the owner of the office", {}, "yes", true],
  ["another's, by whom the table refuses it", late, "no", false],
] as const)("%s", (_, changes, take, taken) => {
  expect(mayTake({ ...owned, ...changes }, { by: "mariam", take, now: NOW })).toBe(taken);
});
