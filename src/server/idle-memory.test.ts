import { performance } from "node:perf_hooks";
import { expect, test, vi } from "vitest";
import { freeMemoryWhenIdle, LOOK_EVERY } from "./idle-memory.ts";

/** Lets times pass in which the thread was so busy (0 to 1), and says in which of them memory was freed. */
function freedIn(times: readonly number[], isWorthIt = true): number[] {
  vi.useFakeTimers();
  const gc = vi.fn();
  vi.stubGlobal("gc", gc);
  let utilization = 0;
  const load = vi
    .spyOn(performance, "eventLoopUtilization")
    .mockImplementation(() => ({ idle: 0, active: 0, utilization }));
  freeMemoryWhenIdle(() => isWorthIt);
  const freed = times.flatMap((busy, n) => {
    utilization = busy;
    const before = gc.mock.calls.length;
    vi.advanceTimersByTime(LOOK_EVERY);
    return gc.mock.calls.length > before ? [n] : [];
  });
  load.mockRestore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  return freed;
}

test("memory is freed once when a busy time has ended, and not while it lasts or nothing has happened", () => {
  expect(freedIn([0, 0.5, 1, 0.5, 0, 0, 0, 0.3, 0, 0])).toEqual([4, 8]);
});

test("a catalogue that has grown too large for it is left alone", () => {
  expect(freedIn([0, 1, 0, 0], false)).toEqual([]);
});

test("what a health check takes is no busy time", () => {
  expect(freedIn([0.001, 0, 0.01, 0])).toEqual([]);
});
