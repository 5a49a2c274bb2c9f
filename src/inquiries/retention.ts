import type { DatabaseHandle } from "../database/connect.ts";
import { deleteInquiriesBefore } from "../database/inquiries.ts";

/** How long the privacy notice says that inquiries are kept, in months. */
export const KEPT_FOR_MONTHS = 24;

const DAY = 24 * 60 * 60_000;

/** The instant before which an inquiry has been kept long enough. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - KEPT_FOR_MONTHS);
  return since;
}

/**
 * Erases inquiries older than the privacy notice promises, at once and then daily. `onForgotten` hears how
 * many went, `onError` of a failed try; the next day tries again. Returns how to stop.
 */
export function startRetention(
  handle: DatabaseHandle,
  now: () => Date,
  { onForgotten, onError }: { onForgotten: (count: number) => void; onError: (error: unknown) => void },
): () => Promise<void> {
  const forget = async () => {
    try {
      const count = await deleteInquiriesBefore(handle.db, keptSince(now()).toISOString());
      if (count > 0) onForgotten(count);
    } catch (error) {
      onError(error);
    }
  };
  let running = forget();
  const timer = setInterval(() => {
    running = forget();
  }, DAY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
