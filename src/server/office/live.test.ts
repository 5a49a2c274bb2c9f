import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWatch } from "./live.ts";

const log = pino({ level: "silent" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever connects again while the database is still asked is told, and it is asked once a second", async () => {
  const open: ((state: string) => void)[] = [];
  const ask = vi.fn(() => new Promise<string>((resolve) => void open.push(resolve)));
  const watch = createWatch(ask, { log });
  const [first, second] = [vi.fn(), vi.fn()];
  watch.add(first);
  watch.remove(first);
  watch.add(second);
  expect(ask).toHaveBeenCalledTimes(1);
  open[0]?.("a");
  await vi.advanceTimersByTimeAsync(1000);
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [["a"]]]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what was read while nobody listened any more is told to nobody", async () => {
  const open: ((state: string) => void)[] = [];
  const watch = createWatch(() => new Promise((resolve) => void open.push(resolve)), { log });
  const [first, second] = [vi.fn(), vi.fn()];
  watch.add(first);
  watch.remove(first);
  open[0]?.("old");
  await vi.advanceTimersByTimeAsync(5000);
  watch.add(second);
  expect(second).not.toHaveBeenCalled();
  open[1]?.("new");
  await vi.advanceTimersByTimeAsync(0);
  expect(second.mock.calls).toEqual([["new"]]);
});
