import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { liveState } from "../../database/live.ts";
import type { Allow } from "./allow.ts";
import type { OfficeEnv, OfficeServices } from "./office.ts";

/** How often the database is asked whether something changed, once for all who listen (ms). */
const POLL = 1000;

/** How often something is sent while nothing changes, so that proxies don't close the connection (ms). */
const KEEP_ALIVE = 20_000;

/** Gets the state, or null when the server stops. */
type Listener = (state: string | null) => void;

/** Asks for the state while somebody listens, and tells all of them what is new; other processes' changes too. */
export function createWatch(
  ask: () => Promise<string>,
  { log, stopping }: Pick<OfficeServices, "log" | "stopping">,
) {
  const listeners = new Set<Listener>();
  stopping?.addEventListener("abort", () => {
    for (const tell of listeners) tell(null);
  });
  let last: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;
  let failed = false;

  const look = async () => {
    isAsking = true;
    try {
      const state = await ask();
      if (state !== last) for (const tell of listeners) tell(state);
      last = state;
      failed = false;
    } catch (error) {
      if (!failed) log.warn({ err: error }, "the office can't be told what is new");
      failed = true;
    }
    isAsking = false;
    if (listeners.size > 0) timer = setTimeout(look, POLL).unref();
  };

  return {
    add(tell: Listener) {
      listeners.add(tell);
      if (listeners.size > 1) {
        if (last !== null) tell(last);
        return;
      }
      // It may have changed while nobody listened.
      last = null;
      // A query of the last listener may still be running; it will tell this one and go on polling.
      if (!isAsking) void look();
    },
    remove(tell: Listener) {
      listeners.delete(tell);
      if (listeners.size === 0) clearTimeout(timer);
    },
  };
}

/** Tells open pages of the office that something changed, not what; they ask for that themselves. */
export function liveRoutes(services: OfficeServices, allow: Allow) {
  const watch = createWatch(async () => JSON.stringify(await liveState(services.handle.db)), services);
  return new Hono<OfficeEnv>().get("/live", allow("self.change"), (context) => {
    // nginx would wait for more before it passes anything on.
    context.header("x-accel-buffering", "no");
    return streamSSE(context, async (stream) => {
      let wake: () => void = () => undefined;
      let state: string | null = null;
      const over = new AbortController();
      const end = () => {
        over.abort();
        wake();
      };
      const tell = (next: string | null) => {
        if (next === null) return end();
        state = next;
        wake();
      };
      watch.add(tell);
      stream.onAbort(end);
      // The session may have ended meanwhile: a new connection asks again.
      const until = services.now().getTime() + 10 * 60_000;
      while (!over.signal.aborted && services.now().getTime() < until) {
        if (state === null) {
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, KEEP_ALIVE);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
        if (over.signal.aborted) break;
        const data = state ?? "";
        await stream.writeSSE(state === null ? { event: "rest", data: "" } : { event: "changed", data });
        state = null;
      }
      watch.remove(tell);
    });
  });
}
