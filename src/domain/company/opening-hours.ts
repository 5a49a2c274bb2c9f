/** An open time of a day, in minutes after midnight: the first minute, and the first that is closed again. */
export type OpenTime = readonly [from: number, to: number];

/** One day of the week: `day` as `Date.getDay()`. */
export type Day = { day: number; open: readonly OpenTime[] };

/** A date with hours of its own, such as a holiday; `date` is `2026-12-16`. Closed without open times. */
type OtherDay = { date: string; open: readonly OpenTime[] };

/** When the company is open, wall time of Bahrain. Other days replace the day of the week that they fall on. */
export type OpeningHours = { week: readonly Day[]; otherDays: readonly OtherDay[] };

/** An open time at a certain date, in milliseconds since 1970. */
export type OpenSpan = { from: number; to: number };

export const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Bahrain is three hours ahead of UTC all year. */
const BAHRAIN = 3 * 60 * MINUTE;

/** How many days are looked at: a company that opens on none of them has no hours. */
const HORIZON = 400;

/** The number of a date in Bahrain, counted from 1 January 1970, a Thursday. */
export const dayNumber = (at: Date | number) => Math.floor((Number(at) + BAHRAIN) / DAY);

/** Midnight at which a date begins in Bahrain, by its {@link dayNumber}; milliseconds since 1970. */
export const startOfDay = (number: number) => number * DAY - BAHRAIN;

const weekday = (number: number) => (((number + 4) % 7) + 7) % 7;

/** The date in Bahrain as `2026-12-16`. */
export const dateInBahrain = (at: Date | number) => dateOf(dayNumber(at));

const dateOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** The day of the week and the minute of the day in Bahrain. */
export function bahrainTime(at: Date | number): { day: number; minute: number } {
  const number = dayNumber(at);
  return { day: weekday(number), minute: Math.floor((Number(at) + BAHRAIN - number * DAY) / MINUTE) };
}

/** Minutes after midnight as they are written everywhere (R10.2): `8:00`, `18:30`. */
export function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The time of day in Bahrain, as {@link clock} writes it. */
export const clockAt = (at: Date | number) => clock(bahrainTime(at).minute);

/** Reply times of a month ask for the same days thousands of times. */
const known = new WeakMap<OpeningHours, Map<number, readonly OpenSpan[]>>();

/** The open times of a date, by its {@link dayNumber}; in order, and those that touch as one. */
export function spansOfDay(hours: OpeningHours, number: number): readonly OpenSpan[] {
  let days = known.get(hours);
  if (!days) known.set(hours, (days = new Map()));
  let spans = days.get(number);
  if (!spans) days.set(number, (spans = readSpans(hours, number)));
  return spans;
}

function readSpans({ week, otherDays }: OpeningHours, number: number): OpenSpan[] {
  const date = dateOf(number);
  const open =
    otherDays.find((other) => other.date === date)?.open ??
    week.find(({ day }) => day === weekday(number))?.open ??
    [];
  const midnight = startOfDay(number);
  const spans: OpenSpan[] = [];
  for (const [from, to] of open.toSorted(([a], [b]) => a - b)) {
    const span = { from: midnight + from * MINUTE, to: midnight + to * MINUTE };
    const before = spans.at(-1);
    if (before && span.from <= before.to) before.to = Math.max(before.to, span.to);
    else if (span.from < span.to) spans.push(span);
  }
  return spans;
}

/** The open times that end after an instant, in order; the first may have begun before it. */
export function* openSpans(hours: OpeningHours, after: number): Generator<OpenSpan> {
  const first = dayNumber(after);
  for (let number = first; number < first + HORIZON; number++) {
    for (const span of spansOfDay(hours, number)) if (span.to > after) yield span;
  }
}

/** Whether the company is open, and when that changes; `next` is null where it never opens. */
type Openness = { open: true; until: Date } | { open: false; next: Date | null };

export function opennessAt(hours: OpeningHours, now: Date | number): Openness {
  const at = Number(now);
  for (const { from, to } of openSpans(hours, at)) {
    return from <= at ? { open: true, until: new Date(to) } : { open: false, next: new Date(from) };
  }
  return { open: false, next: null };
}

/** The instant at which so many open minutes have passed since another; null where the company never opens. */
export function afterOpenMinutes(hours: OpeningHours, since: Date | number, minutes: number): Date | null {
  let left = minutes * MINUTE;
  for (const { from, to } of openSpans(hours, Number(since))) {
    const begin = Math.max(from, Number(since));
    if (to - begin >= left) return new Date(begin + left);
    left -= to - begin;
  }
  return null;
}

/** The open time between two instants in minutes, with fractions; 0 where the second comes first. */
export function openMinutesBetween(hours: OpeningHours, from: Date | number, to: Date | number): number {
  if (Number(to) <= Number(from)) return 0;
  let sum = 0;
  for (const span of openSpans(hours, Number(from))) {
    if (span.from >= Number(to)) break;
    sum += Math.min(span.to, Number(to)) - Math.max(span.from, Number(from));
  }
  return sum / MINUTE;
}
