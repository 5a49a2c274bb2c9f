import type { Content } from "../../../content/load.ts";
import { company } from "../../../content/company.ts";

type HoursText = Content["contact"]["hours"];

/** One day of the week: `day` as `Date.getDay()`, times in minutes after midnight, Bahrain time. */
export type Day = { day: number; open: readonly (readonly [number, number])[] };

export const WEEK: readonly Day[] = company.hours;

const DAY = 24 * 60;

/** Bahrain is three hours ahead of UTC all year, in minutes. */
const BAHRAIN = 3 * 60;

/** Minutes after midnight as the page writes them (R10.2): `8:00`, `18:30`. */
export function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The words of the week in lines. */
type LineWords = Pick<HoursText, "to" | "and" | "off">;

const timesOf = ({ open }: Day, t: LineWords) =>
  open.length === 0 ? t.off : open.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(` ${t.and} `);

/** The name of a day of the week, in full or in its usual short form. */
export function dayName(day: number, language: string, weekday: "long" | "short" = "long"): string {
  // 1 September 2024 was a Sunday.
  return new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(Date.UTC(2024, 8, 1 + day));
}

/** Days that follow each other with the same hours in one line: "Saturday to Wednesday", "8:00-13:00 and …". */
export function hoursLines(
  week: readonly Day[],
  t: LineWords,
  language: string,
): { days: string; times: string }[] {
  const lines: { first: string; last: string; times: string }[] = [];
  for (const day of week) {
    const times = timesOf(day, t);
    const name = dayName(day.day, language);
    const before = lines.at(-1);
    if (before?.times === times) before.last = name;
    else lines.push({ first: name, last: name, times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? first : `${first} ${t.to} ${last}`,
    times,
  }));
}

/** The day of the week and the minute of the day in Bahrain. */
export function bahrainTime(now: Date): { day: number; minute: number } {
  const there = new Date(now.getTime() + BAHRAIN * 60_000);
  return { day: there.getUTCDay(), minute: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

/** Whether the company is open, and the words for when that changes. */
export function openState(
  week: readonly Day[],
  now: Date,
  t: HoursText,
  language: string,
): { open: boolean; change: string } {
  const { day, minute } = bahrainTime(now);
  const dayOf = (ahead: number) => week.find((entry) => entry.day === (day + ahead) % 7);
  const current = dayOf(0)?.open.find(([from, to]) => from <= minute && minute < to);
  if (current) return { open: true, change: t.until(clock(current[1])) };
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = dayOf(ahead)?.open.find(([from]) => from + ahead * DAY > minute);
    if (!next) continue;
    const when = ahead === 0 ? null : ahead === 1 ? t.tomorrow : dayName((day + ahead) % 7, language);
    return { open: false, change: t.opensAt(when, clock(next[0])) };
  }
  return { open: false, change: "" };
}
