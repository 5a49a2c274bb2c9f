import { EventEmitter, once } from "node:events";
import { setImmediate as nextTurn, setTimeout as after } from "node:timers/promises";

import { ATTACHED_ASSETS } from "../../domain/product/product.ts";

/** How long to wait for a moment without requests before each page, in milliseconds. */
const MAX_WAIT = 1000;

/** Counts the requests in flight. */
type Traffic = {
  /** Handles a request, and counts it meanwhile. */
  during<Result>(handle: () => Promise<Result>): Promise<Result>;
  /** Resolves once no request is in flight. */
  idle(): Promise<void>;
};

export function createTraffic(): Traffic {
  const requests = { inFlight: 0 };
  const events = new EventEmitter();
  let waiting: Promise<void> | null = null;
  const wait = async () => {
    do {
      if (requests.inFlight > 0) await once(events, "idle");
      // Requests that arrived meanwhile are read in the next turn of the event loop.
      await nextTurn();
    } while (requests.inFlight > 0);
    waiting = null;
  };
  return {
    async during(handle) {
      requests.inFlight++;
      try {
        return await handle();
      } finally {
        if (--requests.inFlight === 0) events.emit("idle");
      }
    },
    // All share one waiting, which may take long on a busy site.
    idle: () => (waiting ??= wait()),
  };
}

/**
 * Prepares pages or pictures before they are requested, one after the other and each while no request is in flight, so
 * that a visitor who comes meanwhile waits for one at most.
 */
export async function prepareWhenIdle(
  prepare: (path: string) => Promise<unknown>,
  paths: Iterable<string>,
  traffic: Traffic,
  maxWait = MAX_WAIT,
): Promise<void> {
  for (const path of paths) {
    await Promise.race([traffic.idle(), after(maxWait, undefined, { ref: false })]);
    await prepare(path);
  }
}

const LINK = /<a [^>]*?href="(\/[^"#]*)/g;
/** One format: who knows no AVIF waits for the first of each picture. */
const WIDTH = `${ATTACHED_ASSETS}\\d+/[^"\\s]+\\.avif\\?v=[0-9a-f]+`;
const PICTURE = new RegExp(`${WIDTH}(?: \\d+w(?:, ${WIDTH} \\d+w)*)?`, "g");

/** A text of its own: what is found in a page would keep the whole page in memory. */
const copied = (found: string) => Buffer.from(found).toString();

/** What a visitor meets on a page, in its order: the addresses that it links to, and its pictures as `srcset`s. */
export function metOn(html: string): { links: Set<string>; pictures: Set<string> } {
  const links = [...html.matchAll(LINK)].map(([, href = ""]) => copied(href.replaceAll("&amp;", "&")));
  return { links: new Set(links), pictures: new Set((html.match(PICTURE) ?? []).map(copied)) };
}
