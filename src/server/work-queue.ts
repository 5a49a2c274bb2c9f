import { setImmediate } from "node:timers/promises";
import PQueue from "p-queue";
import { AppError } from "./errors.ts";
import { SOCKET_TIMEOUT } from "./http/listen.ts";

/** `first` for what many visitors ask for; `later` for addresses of which anyone can make up any number. */
export type Priority = "first" | "later";

export type Turn = { priority: Priority; signal?: AbortSignal | undefined };

/** Whoever waited so long is answered while the connection, which transfers nothing meanwhile, is still open (ms). */
const LONGEST_WAIT = SOCKET_TIMEOUT - 10_000;

/** Limits how much expensive work runs at a time. */
export type WorkQueue = {
  /**
   * Runs the work when its turn comes. Throws `overloaded` at once when the queue is full, and when that turn doesn't come
   * within 50 seconds. Work whose signal is aborted while it waits is never started and throws `request_closed`; work that
   * has been started is finished.
   */
  run<T>(work: () => Promise<T>, turn: Turn): Promise<T>;
  /** Length of the queue. */
  waiting(): number;
};

/** How many run at a time, and how many may wait when work of each priority comes. */
type QueueLimits = { concurrency: number; waiting: Record<Priority, number> };

/** A queue in which `first` precedes `later`, each in order of arrival. */
export function createWorkQueue({ concurrency, waiting }: QueueLimits): WorkQueue {
  const queue = new PQueue({ concurrency });
  return {
    waiting: () => queue.size,
    async run(work, { priority, signal }) {
      if (signal?.aborted) throw new AppError("request_closed");
      // Work is taken out of the queue as soon as a slot is free, so `size` counts what really waits.
      if (queue.pending >= concurrency && queue.size >= waiting[priority]) {
        throw new AppError("overloaded");
      }
      // p-queue frees the slot of running work when its signal is aborted, although the work goes on: abandoned work
      // would run without limit. So this signal is no longer aborted once the work has begun.
      const whileWaiting = new AbortController();
      const giveUp = (code: "request_closed" | "overloaded") => {
        clearTimeout(tooLong);
        whileWaiting.abort(new AppError(code));
      };
      const tooLong = setTimeout(giveUp, LONGEST_WAIT, "overloaded");
      const abandon = () => giveUp("request_closed");
      signal?.addEventListener("abort", abandon, { once: true });
      const begin = async () => {
        // Other requests, and the abort of this one, are handled between two pieces of work.
        await setImmediate();
        whileWaiting.signal.throwIfAborted();
        signal?.removeEventListener("abort", abandon);
        clearTimeout(tooLong);
        return work();
      };
      return queue.add(begin, { priority: priority === "first" ? 1 : 0, signal: whileWaiting.signal });
    },
  };
}
