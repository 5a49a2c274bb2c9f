const ZONE = "Asia/Bahrain";

const dayOf = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" });
const time = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "numeric", minute: "2-digit" });
const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, weekday: "short" });
const date = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  day: "numeric",
  month: "short",
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
