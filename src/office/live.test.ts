import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "./live.ts";

/** A stream of events as a browser has it: one that was refused stays closed. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  tell(data: string) {
    this.dispatchEvent(new MessageEvent("changed", { data }));
  }
  end(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  FakeSource.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first event tells how things are, and each other one that something changed", () => {
  const onChange = vi.fn<() => void>();
  listen(onChange);
  const [source] = FakeSource.opened;
  for (const state of ["a", "a", "b"]) source?.tell(state);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("after a refusal the office is listened to again, and told what changed meanwhile", () => {
  const onChange = vi.fn<() => void>();
  const stop = listen(onChange);
  FakeSource.opened[0]?.tell("a");
  // The browser connects again by itself.
  FakeSource.opened[0]?.end(0);
  vi.runAllTimers();
  expect(FakeSource.opened).toHaveLength(1);
  FakeSource.opened[0]?.end(FakeSource.CLOSED);
  vi.runAllTimers();
  FakeSource.opened[1]?.tell("b");
  expect(onChange).toHaveBeenCalledTimes(1);
  FakeSource.opened[1]?.end(FakeSource.CLOSED);
  stop();
  vi.runAllTimers();
  expect(FakeSource.opened).toHaveLength(2);
});
