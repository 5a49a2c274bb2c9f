import { clockAt } from "../domain/company/opening-hours.ts";
import type { Away } from "../domain/inquiry/reply-clock.ts";
import type { Content } from "./load.ts";

/** Says when the company opens next, for a confirmation whose answer may take longer than promised. */
export function awaySentence(
  { closes, opens }: Away,
  words: Content["shared"]["hours"]["away"],
  locale: string,
): string {
  const days = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "Asia/Bahrain",
  });
  const moment = (text: string) => {
    const at = new Date(text);
    return words.moment(days.format(at), clockAt(at));
  };
  return closes === null ? words.closed(moment(opens)) : words.closes(moment(closes), moment(opens));
}
