import type { OtherDays } from "../domain/company/company.ts";
import { clock, type Day, type OpenTime } from "../domain/company/opening-hours.ts";

/** The days of a week, from Sunday, and the words between days and times. */
export type LineWords = { days: readonly string[]; to: string; and: string; off: string };

/** The open times of a day: "8:00-13:00 and 15:00-18:30". */
const timesOf = (open: readonly OpenTime[], t: LineWords) =>
  open.length === 0 ? t.off : open.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(` ${t.and} `);

/** Days that follow each other with the same hours in one line: "Saturday to Wednesday", "8:00-13:00 and …". */
export function hoursLines(week: readonly Day[], t: LineWords): { days: string; times: string }[] {
  const lines: { first: string; last: string; times: string }[] = [];
  for (const day of week) {
    const times = timesOf(day.open, t);
    const name = t.days[day.day] ?? "";
    const before = lines.at(-1);
    if (before?.times === times) before.last = name;
    else lines.push({ first: name, last: name, times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? first : `${first} ${t.to} ${last}`,
    times,
  }));
}

/** Other days to come as they are read: "16 to 17 December 2026", "National Day", "off". */
export function otherDayLines(
  otherDays: readonly OtherDays[],
  t: LineWords,
  language: string,
): { days: string; name: string; times: string }[] {
  return otherDays.map(({ from, to, name, open }) => ({
    days:
      from === to
        ? dateText(to, {}, language)
        : `${dateText(from, { to }, language)} ${t.to} ${dateText(to, {}, language)}`,
    name,
    times: timesOf(open, t),
  }));
}

/**
 * A date in words, without what the end of its range says as well. Not by `formatRange`, whose dashes differ between
 * browsers and the server.
 */
function dateText(date: string, { to }: { to?: string }, language: string): string {
  const sameYear = to?.slice(0, 4) === date.slice(0, 4);
  const sameMonth = to?.slice(0, 7) === date.slice(0, 7);
  return new Intl.DateTimeFormat(language, {
    day: "numeric",
    ...(!sameMonth && { month: "long" }),
    ...(!sameYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(Date.parse(date));
}
