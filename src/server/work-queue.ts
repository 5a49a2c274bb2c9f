import { setImmediate } from "node:timers/promises";
import PQueue from "p-queue";
import { AppError } from "./errors.ts";

/** What many visitors ask for is `first`; what one visitor can make up any number of comes `later`. */
export type Priority = "first" | "later";

export type Turn = { priority: Priority; signal?: AbortSignal | undefined };

/** Runs costly work a few at a time. */
export type WorkQueue = {
  /**
   * Runs the work when its turn comes. Throws `overloaded` at once when too much is waiting already. Work whose
   * signal is aborted while it waits is never started and throws `request_closed`; work that has been started is
   * finished, as it holds its place until then.
   */
  run<T>(work: () => Promise<T>, turn: Turn): Promise<T>;
  /** How much waits. */
  waiting(): number;
};

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = "5";

/** How many run at a time, and how many may wait when work of each priority comes. */
export type QueueLimits = { concurrency: number; waiting: Record<Priority, number> };

/** Makes a queue in which `first` goes before `later`, and each in order of arrival. */
export function createWorkQueue({ concurrency, waiting }: QueueLimits): WorkQueue {
  const queue = new PQueue({ concurrency });
  return {
    waiting: () => queue.size,
    async run(work, { priority, signal }) {
      if (signal?.aborted) throw new AppError("request_closed");
      // A free place takes its work out of the queue at once, so what is counted here really waits.
      if (queue.pending >= concurrency && queue.size >= waiting[priority]) {
        throw new AppError("overloaded", { headers: { "retry-after": RETRY_AFTER } });
      }
      // p-queue gives the place of running work away when its signal is aborted, although the work goes on:
      // then abandoned work would run without bound. So its signal ends where the work begins.
      const whileWaiting = new AbortController();
      const abandon = () => whileWaiting.abort(new AppError("request_closed"));
      signal?.addEventListener("abort", abandon, { once: true });
      const begin = async () => {
        // Other requests, and the news that this one was abandoned, get in between two pieces of work.
        await setImmediate();
        whileWaiting.signal.throwIfAborted();
        signal?.removeEventListener("abort", abandon);
        return work();
      };
      return queue.add(begin, { priority: priority === "first" ? 1 : 0, signal: whileWaiting.signal });
    },
  };
}
