import { EventEmitter, once } from "node:events";
import { setImmediate as nextTurn, setTimeout as after } from "node:timers/promises";

/** How long a page waits for a moment without requests, in milliseconds: a busy site gets ready too. */
const LONGEST_WAIT = 1000;

/** Counts the requests that are being answered. */
export type Traffic = {
  /** Runs the answer to a request and counts it meanwhile. */
  during<Result>(answer: () => Promise<Result>): Promise<Result>;
  /** Resolves once no request is being answered. */
  quiet(): Promise<void>;
};

/** Starts counting. */
export function createTraffic(): Traffic {
  const requests = { underWay: 0 };
  const events = new EventEmitter();
  return {
    async during(answer) {
      requests.underWay++;
      try {
        return await answer();
      } finally {
        if (--requests.underWay === 0) events.emit("quiet");
      }
    },
    async quiet() {
      do {
        if (requests.underWay > 0) await once(events, "quiet");
        // Requests that arrived meanwhile come in with the next turn of the event loop.
        await nextTurn();
      } while (requests.underWay > 0);
    },
  };
}

/**
 * Renders pages before the first visitor asks for them, one after the other and each when no request is being
 * answered, so that a visitor who comes meanwhile waits for one page at most.
 */
export async function drawAhead(
  app: { warm(paths: readonly string[]): Promise<void> },
  paths: readonly string[],
  traffic: Traffic,
  longestWait = LONGEST_WAIT,
): Promise<void> {
  for (const path of paths) {
    await Promise.race([traffic.quiet(), after(longestWait, undefined, { ref: false })]);
    await app.warm([path]);
  }
}
