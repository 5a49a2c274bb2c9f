const ZONE = "Asia/Bahrain";

const dayOf = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" });
const time = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "numeric", minute: "2-digit" });
const seconds = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, timeStyle: "medium" });
const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, weekday: "short" });
const date = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  day: "numeric",
  month: "short",
  year: "numeric",
});

const wholeDay = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

const DAY = 24 * 60 * 60_000;

/** Today as `10:42`, six days before and after as `Sat 17:45`, others as `9 Mar 2026`; in Bahrain's time. */
export function shortDate(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const clock = time.format(at).replace(/^0(?=\d)/, "");
  if (dayOf.format(at) === dayOf.format(now)) return clock;
  const midnight = Date.parse(`${dayOf.format(now)}T00:00:00+03:00`);
  const days = (midnight - at.getTime()) / DAY;
  return days > -7 && days < 6 ? `${weekday.format(at)} ${clock}` : date.format(at);
}

/** Dates that are told beside each other: with the time, to the second, where they would else read the same. */
export function datesApart(isos: readonly string[], now = new Date()): string[] {
  const short = isos.map((iso) => shortDate(iso, now));
  return short.map((text, n) => {
    const at = isos[n] ?? "";
    if (isos.every((other, m) => other === at || short[m] !== text)) return text;
    const clock = seconds.format(new Date(at)).replace(/^0(?=\d)/, "");
    return text.includes(":") ? text.replace(/\d+:\d+$/, clock) : `${text} ${clock}`;
  });
}

/** The time alone, as `10:42`. */
export const timeOf = (iso: string) => time.format(new Date(iso)).replace(/^0(?=\d)/, "");

/** A day as `Tuesday 3 November 2026`. */
export const dayName = (iso: string) => wholeDay.format(new Date(iso)).replace(",", "");

/** How many days before today a day was, in Bahrain. */
export function daysAgo(iso: string, now = new Date()): number {
  return Math.round((Date.parse(dayOf.format(now)) - Date.parse(dayOf.format(new Date(iso)))) / DAY);
}
