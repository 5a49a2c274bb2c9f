import type { ChangeableFacts } from "../domain/company/company-changes.ts";
import { hoursLines, type LineWords, otherDayLines } from "./opening-times.ts";

/** Facts as lines of text, as the record and a comparison show them. */
export function companyLines(
  { hours, otherDays, ...others }: Partial<ChangeableFacts>,
  words: LineWords,
  language: string,
): Record<string, string | number> {
  return {
    ...others,
    ...(hours && {
      hours: hoursLines(hours, words)
        .map(({ days, times }) => `${days} ${times}`)
        .join("; "),
    }),
    ...(otherDays && {
      otherDays: otherDayLines(otherDays, words, language)
        .map(({ days, name, times }) => `${days} ${name}: ${times}`)
        .join("; "),
    }),
  };
}
