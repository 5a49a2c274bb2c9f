import type { Content } from "../../../content/load.ts";
import {
  bahrainTime,
  clockAt,
  dayNumber,
  opennessAt,
  type OpeningHours,
} from "../../../domain/company/opening-hours.ts";

type HoursText = Content["contact"]["hours"];

/** Whether the company is open, and the words for when that changes. */
export function openState(
  hours: OpeningHours,
  now: Date,
  t: HoursText,
  language: string,
): { open: boolean; change: string } {
  const state = opennessAt(hours, now);
  if (state.open) return { open: true, change: t.until(clockAt(state.until)) };
  if (state.next === null) return { open: false, change: "" };
  const ahead = dayNumber(state.next) - dayNumber(now);
  const { day } = bahrainTime(state.next);
  return {
    open: false,
    change: t.opensAt(dayWords(state.next, { ahead, day }, t, language), clockAt(state.next)),
  };
}

/** How a day is called from here: nothing for today, its date where its weekday alone could mean another. */
function dayWords(at: Date, { ahead, day }: { ahead: number; day: number }, t: HoursText, language: string) {
  if (ahead === 0) return null;
  if (ahead === 1) return t.tomorrow;
  if (ahead <= 7) return t.days[day] ?? "";
  return new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    timeZone: "Asia/Bahrain",
  }).format(at);
}
