import type { DatabaseHandle } from "../database/connect.ts";
import { deleteInquiriesBefore, oldestInquiry } from "../database/inquiries.ts";
import {
  countServerDays,
  emptyWriteAheadLog,
  noteServerDay,
  takeErasingTurn,
} from "../database/server-days.ts";

/** How long the privacy notice says that inquiries are kept, in months. */
export const KEPT_FOR_MONTHS = 24;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often a running server looks for inquiries past their time, in milliseconds; the first time after this. */
const LOOK_EVERY = 15 * MINUTE;

/** A clock is believed when a server has run on `days` of the last `of` days by that clock, today included. */
const HELD = { days: 7, of: 10 };

/** How much of the past one day may erase, counted from the oldest inquiry, in days. */
const ERASED_A_DAY = 31;

/** A day can't be over sooner than this after it was first seen, whatever the clock says, in milliseconds. */
const SHORTEST_DAY = 20 * 60 * MINUTE;

/** The instant before which an inquiry has been kept long enough. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - KEPT_FOR_MONTHS);
  return since;
}

/** Before which instant today may erase: what is past its time, but no more than a month from the oldest on. */
export function eraseUntil(now: Date, oldest: string): Date {
  return new Date(Math.min(keptSince(now).getTime(), Date.parse(oldest) + ERASED_A_DAY * DAY));
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** What a look for inquiries past their time came to. */
export type Look = "nothing due" | "done today" | "clock not believed" | { erased: number };

/**
 * Notes today and erases inquiries older than the privacy notice promises, once a day and only by a clock that
 * has held for a week: one wrong clock at one start, however far ahead, erases nothing.
 */
export async function eraseExpired(handle: DatabaseHandle, now: Date): Promise<Look> {
  const today = dayOf(now);
  await noteServerDay(handle.db, today);
  await emptyWriteAheadLog(handle);
  const oldest = await oldestInquiry(handle.db);
  if (oldest === null || oldest >= keptSince(now).toISOString()) return "nothing due";
  const first = dayOf(new Date(now.getTime() - (HELD.of - 1) * DAY));
  if ((await countServerDays(handle.db, first, today)) < HELD.days) return "clock not believed";
  const erased = await handle.db.transaction().execute(async (db) => {
    if (!(await takeErasingTurn(db, today))) return null;
    return deleteInquiriesBefore(db, eraseUntil(now, oldest).toISOString());
  });
  if (erased === null) return "done today";
  await emptyWriteAheadLog(handle);
  return { erased };
}

type Reports = {
  onErased: (count: number) => void;
  /** Inquiries are due, but the clock has not held long enough; at most once a day. */
  onDoubt: () => void;
  onError: (error: unknown) => void;
};

/** Looks for inquiries past their time every quarter of an hour; see {@link eraseExpired}. Returns how to stop. */
export function startRetention(
  handle: DatabaseHandle,
  now: () => Date,
  { onErased, onDoubt, onError }: Reports,
): () => Promise<void> {
  let running = Promise.resolve();
  let seen: { day: string; since: number } | null = null;
  let doubted: string | null = null;

  const look = async () => {
    const instant = now();
    const day = dayOf(instant);
    // A clock that jumps from day to day under a running server has not held on any of them.
    if (seen && seen.day !== day && performance.now() - seen.since < SHORTEST_DAY) return;
    if (seen?.day !== day) seen = { day, since: performance.now() };
    try {
      const result = await eraseExpired(handle, instant);
      if (typeof result === "object") onErased(result.erased);
      if (result !== "clock not believed" || doubted === day) return;
      doubted = day;
      onDoubt();
    } catch (error) {
      onError(error);
    }
  };

  const timer = setInterval(() => {
    running = look();
  }, LOOK_EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
