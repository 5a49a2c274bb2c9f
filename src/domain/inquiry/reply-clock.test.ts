import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyHours, anyInstant, HOURS, inBahrain } from "../../../tests/support/sample-hours.ts";
import { openMinutesBetween, opennessAt } from "../company/opening-hours.ts";
import { awayBeforeReply, clockBar, clockState, dueAt, dueWithOtherHours } from "./reply-clock.ts";

const HOUR = 60 * 60_000;

const iso = (text: string) => inBahrain(text).toISOString();

test.each([
  ["2026-11-22 09:00", "2026-11-22 13:00"],
  ["2026-11-22 10:30", "2026-11-22 16:30"],
  ["2026-11-21 17:45", "2026-11-22 11:15"],
  ["2026-11-21 21:14", "2026-11-22 12:00"],
  ["2026-11-18 14:00", "2026-11-19 08:30"],
  ["2026-11-19 07:30", "2026-11-19 12:00"],
  ["2026-11-19 12:00", "2026-11-21 11:00"],
  ["2026-11-19 13:00", "2026-11-21 12:00"],
  ["2026-11-20 10:00", "2026-11-21 12:00"],
  ["2026-12-15 17:00", "2026-12-19 10:30"],
])("received %s, due %s", (received, due) => {
  expect(dueAt(inBahrain(received), HOURS)).toEqual(inBahrain(due));
});

test("the goal is what the owner sets", () => {
  expect(dueAt(inBahrain("2026-11-22 09:00"), HOURS, 60)).toEqual(inBahrain("2026-11-22 10:00"));
  expect(dueAt(inBahrain("2026-11-22 09:00"), { week: [], otherDays: [] })).toBe(null);
});

const stateOf = (received: string, now: string) => {
  const due = dueAt(inBahrain(received), HOURS) ?? new Date(0);
  return clockState({ received: inBahrain(received), due }, HOURS, inBahrain(now));
};

test.each([
  ["2026-11-21 21:14", { kind: "ok", minutesLeft: 78 }],
  ["2026-11-21 17:45", { kind: "soon", minutesLeft: 33 }],
  ["2026-11-21 16:40", { kind: "late", minutesLate: 32 }],
  ["2026-11-21 11:30", { kind: "late", minutesLate: 222 }],
  ["2026-11-22 10:05", { kind: "ok", minutesLeft: 203 }],
])("received %s, seen on Sunday at 10:42: %o", (received, state) => {
  expect(stateOf(received, "2026-11-22 10:42")).toEqual(state);
});

test("it is urgent from an hour before due, and late only after", () => {
  expect(stateOf("2026-11-22 09:00", "2026-11-22 11:59")).toEqual({ kind: "ok", minutesLeft: 61 });
  expect(stateOf("2026-11-22 09:00", "2026-11-22 12:00")).toEqual({ kind: "soon", minutesLeft: 60 });
  expect(stateOf("2026-11-22 09:00", "2026-11-22 13:00")).toEqual({ kind: "soon", minutesLeft: 0 });
  expect(stateOf("2026-11-22 09:00", "2026-11-22 13:01")).toEqual({ kind: "late", minutesLate: 0 });
});

test("while the company is closed, the clock says when it begins or goes on", () => {
  expect(stateOf("2026-11-21 21:14", "2026-11-21 22:00")).toEqual({
    kind: "closed",
    opens: inBahrain("2026-11-22 08:00"),
    begun: false,
  });
  expect(stateOf("2026-11-22 10:30", "2026-11-22 14:00")).toEqual({
    kind: "closed",
    opens: inBahrain("2026-11-22 15:00"),
    begun: true,
  });
  expect(stateOf("2026-11-20 10:00", "2026-11-20 10:30")).toMatchObject({
    opens: inBahrain("2026-11-21 08:00"),
  });
});

test("a reply that is late stays late while the company is closed", () => {
  expect(stateOf("2026-11-21 11:30", "2026-11-21 20:00")).toEqual({ kind: "late", minutesLate: 60 });
});

const barOf = (received: string, now = "2026-11-22 10:42") => {
  const due = dueAt(inBahrain(received), HOURS) ?? new Date(0);
  return clockBar({ received: inBahrain(received), due }, HOURS, inBahrain(now));
};

test("the bar is the open time until due, with a notch where the company was closed", () => {
  expect(barOf("2026-11-21 17:45")).toEqual({ passed: 207 / 240, notches: [45 / 240] });
  expect(barOf("2026-11-21 11:30")).toEqual({ passed: 1, notches: [90 / 240] });
  expect(barOf("2026-11-22 10:05")).toEqual({ passed: 37 / 240, notches: [175 / 240] });
  expect(barOf("2026-11-21 21:14")).toEqual({ passed: 162 / 240, notches: [] });
});

test("the bar of any inquiry stays within its ends, and its notches are in order", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, anyInstant, (hours, received, now) => {
      const due = dueAt(received, hours);
      if (!due) return;
      const { passed, notches } = clockBar({ received, due }, hours, now);
      expect(passed).toBeGreaterThanOrEqual(0);
      expect(passed).toBeLessThanOrEqual(1);
      expect(notches).toEqual(notches.toSorted((a, b) => a - b));
      expect(notches.every((at) => at > 0 && at < 1)).toBe(true);
    }),
  );
});

test("any reply falls due when the goal has passed, while the company is open or just closes", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, fc.integer({ min: 1, max: 600 }), (hours, received, goal) => {
      const due = dueAt(received, hours, goal);
      if (!due) return;
      expect(openMinutesBetween(hours, received, due)).toBeCloseTo(goal, 6);
      expect(opennessAt(hours, due.getTime() - 1).open).toBe(true);
    }),
  );
});

test("what was received earlier never falls due later", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, fc.nat(5 * 24 * HOUR), (hours, received, later) => {
      const due = dueAt(received, hours)?.getTime() ?? 0;
      const dueLater = dueAt(new Date(received.getTime() + later), hours)?.getTime() ?? 0;
      expect(dueLater).toBeGreaterThanOrEqual(due);
    }),
  );
});

test("a clock says that it is late exactly after due, and never counts below zero", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, anyInstant, (hours, received, now) => {
      const due = dueAt(received, hours);
      if (!due) return;
      const state = clockState({ received, due }, hours, now);
      expect(state.kind === "late").toBe(now > due);
      if ("minutesLeft" in state) expect(state.minutesLeft).toBeGreaterThanOrEqual(0);
      if ("minutesLate" in state) expect(state.minutesLate).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a holiday that is entered later moves what was due on it by the same goal", () => {
  const received = inBahrain("2026-12-15 17:00");
  const before = { ...HOURS, otherDays: [] };
  const due = dueAt(received, before, 120) ?? new Date(0);
  expect(due).toEqual(inBahrain("2026-12-16 08:30"));
  expect(dueWithOtherHours({ received, due }, before, HOURS)).toEqual(inBahrain("2026-12-19 08:30"));
});

test.each([
  ["2026-11-19 09:00", null],
  ["2026-11-19 09:01", { closes: iso("2026-11-19 13:00"), opens: iso("2026-11-21 08:00") }],
  ["2026-11-19 13:00", { closes: null, opens: iso("2026-11-21 08:00") }],
  ["2026-11-20 11:59", { closes: null, opens: iso("2026-11-21 08:00") }],
  ["2026-11-20 12:00", null],
  ["2026-11-22 10:30", null],
  ["2026-12-15 17:00", { closes: iso("2026-12-15 18:30"), opens: iso("2026-12-19 08:00") }],
  ["2026-12-15 12:00", null],
])("received %s, the company opens next later than promised: %o", (received, away) => {
  expect(awayBeforeReply(inBahrain(received), HOURS)).toEqual(away);
});

test("with a longer goal the pause at noon isn't what is told", () => {
  expect(awayBeforeReply(inBahrain("2026-11-18 12:00"), HOURS, 600)).toEqual({
    closes: iso("2026-11-18 18:30"),
    opens: iso("2026-11-19 08:00"),
  });
});

test("nothing is told where the first reply falls due within 24 hours, else only what is still to come", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, (hours, received) => {
      const due = dueAt(received, hours);
      if (!due) return;
      const away = awayBeforeReply(received, hours);
      const isLater = due.getTime() - received.getTime() > 24 * HOUR;
      if (!isLater) expect(away).toBe(null);
      if (away) expect(Date.parse(away.opens)).toBeGreaterThan(received.getTime());
    }),
  );
});
