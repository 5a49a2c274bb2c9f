import { EventEmitter, once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";

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
 * Renders pages before the first visitor asks for them, one after the other and only while no request is being
 * answered, so that a server is as quick right after its start as it is later.
 */
export async function drawAhead(
  app: { warm(paths: readonly string[]): Promise<void> },
  paths: readonly string[],
  traffic: Traffic,
): Promise<void> {
  for (const path of paths) {
    await traffic.quiet();
    await app.warm([path]);
  }
}
