import { performance } from "node:perf_hooks";

/**
 * How often it is looked how busy the thread was, in milliseconds. Pages after such a collection cost twice (decision 55), so
 * that it is none for the pauses between visitors.
 */
export const LOOK_EVERY = 60_000;

/** The part of that time from which on the thread was busy: a hundred pages that are not cached. */
const BUSY = 0.02;

/**
 * Returns memory to the system when a busy time has ended: V8 keeps what it took at most until something is allocated
 * again. Its own mode for that (`--memory-saver-mode`) returns it all the time, and takes it again for the next page, which
 * makes that take longer.
 */
export function freeMemoryWhenIdle(isWorthIt: () => boolean): void {
  const { gc } = globalThis;
  if (!gc) return;
  let last = performance.eventLoopUtilization();
  let wasBusy = false;
  const look = () => {
    const isBusy =
      performance.eventLoopUtilization(performance.eventLoopUtilization(), last).utilization > BUSY;
    if (wasBusy && !isBusy && isWorthIt()) gc({ type: "major", flavor: "last-resort", execution: "sync" });
    wasBusy = isBusy;
    // The collection is none of the next time's work.
    last = performance.eventLoopUtilization();
  };
  setInterval(look, LOOK_EVERY).unref();
}
