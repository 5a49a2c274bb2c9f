import type { DatabaseHandle } from "../database/connect.ts";
import {
  countServerDays,
  deletePastTime,
  emptyWriteAheadLog,
  oldestPastTime,
  rewriteFile,
  saveServerDay,
  takeErasingTurn,
} from "../database/inquiries/erasing.ts";
import { deleteEmptySearchesBefore } from "../database/catalogue/empty-searches.ts";
import { deleteOldCounts } from "../database/post-counts.ts";

/** How long the privacy notice promises to keep inquiries without a contract after the last message, in months. */
export const RETENTION_MONTHS = 24;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long it promises to keep counts of searches without result after the last one, in days. */
export const EMPTY_SEARCH_DAYS = 90;

/** How often a running server looks for inquiries past their time, in milliseconds; the first time after this. */
const CHECK_INTERVAL = 15 * MINUTE;

/** A clock is trusted when a server has run on `days` of the last `of` days by that clock, today included. */
const TRUSTED_CLOCK = { days: 7, of: 10 };

/** How much of the past one day may erase, counted from the oldest inquiry, in days. */
const MAX_DAYS_ERASED = 31;

/** A day can't be over sooner than this after it was first seen, whatever the clock says, in milliseconds. */
const MIN_DAY = 20 * 60 * MINUTE;

/** Inquiries in which the last message came before this instant are past their time. */
export function retentionStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - RETENTION_MONTHS);
  return since;
}

/** Before which instant today may erase: what is past its time, but no more than a month from the oldest on. */
export function eraseUntil(now: Date, oldest: string): Date {
  return new Date(Math.min(retentionStart(now).getTime(), Date.parse(oldest) + MAX_DAYS_ERASED * DAY));
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

type RetentionResult = "nothing due" | "done today" | "clock not trusted" | { erased: number };

/**
 * Stores today, deletes counts of posts and of searches whose time is over, and erases inquiries older than the privacy
 * notice promises, once a day and only by a clock that has held for a week: one wrong clock at one start, however far ahead, erases nothing.
 */
export async function eraseExpired(handle: DatabaseHandle, now: Date): Promise<RetentionResult> {
  const today = dayOf(now);
  await saveServerDay(handle.db, today);
  await deleteOldCounts(handle.db, now.toISOString());
  await deleteEmptySearchesBefore(handle.db, dayOf(new Date(now.getTime() - EMPTY_SEARCH_DAYS * DAY)));
  await emptyWriteAheadLog(handle);
  const quietSince = retentionStart(now).toISOString();
  const oldest = await oldestPastTime(handle.db, quietSince);
  if (oldest === null) return "nothing due";
  const first = dayOf(new Date(now.getTime() - (TRUSTED_CLOCK.of - 1) * DAY));
  if ((await countServerDays(handle.db, first, today)) < TRUSTED_CLOCK.days) return "clock not trusted";
  const erased = await handle.db.transaction().execute(async (db) => {
    if (!(await takeErasingTurn(db, today))) return null;
    return deletePastTime(db, { until: eraseUntil(now, oldest).toISOString(), quietSince });
  });
  if (erased === null) return "done today";
  await rewriteFile(handle);
  return { erased };
}

type Reports = {
  /** What else is deleted when its time is over; once a day. */
  eraseOthers: (now: Date) => Promise<void>;
  onErased: (count: number) => void;
  /** Inquiries are due, but the clock has not held long enough; at most once a day. */
  onDoubt: () => void;
  onError: (error: unknown) => void;
};

/** Looks for inquiries past their time every quarter of an hour; see {@link eraseExpired}. Returns how to stop. */
export function startRetention(
  handle: DatabaseHandle,
  now: () => Date,
  { eraseOthers, onErased, onDoubt, onError }: Reports,
): () => Promise<void> {
  let running = Promise.resolve();
  let seen: { day: string; since: number } | null = null;
  let doubted: string | null = null;
  let othersErased: string | null = null;

  const look = async () => {
    const instant = now();
    const day = dayOf(instant);
    // A clock that jumps from day to day under a running server has not held on any of them.
    if (seen && seen.day !== day && performance.now() - seen.since < MIN_DAY) return;
    if (seen?.day !== day) seen = { day, since: performance.now() };
    try {
      const result = await eraseExpired(handle, instant);
      if (typeof result === "object") onErased(result.erased);
      if (othersErased !== day) await eraseOthers(instant);
      othersErased = day;
      if (result !== "clock not trusted" || doubted === day) return;
      doubted = day;
      onDoubt();
    } catch (error) {
      onError(error);
    }
  };

  const timer = setInterval(() => {
    running = look();
  }, CHECK_INTERVAL);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
