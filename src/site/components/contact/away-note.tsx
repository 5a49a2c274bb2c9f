import { awaySentence } from "../../../content/away.ts";
import type { Away } from "../../../domain/inquiry/reply-clock.ts";
import { useContent, useLanguageContent } from "../content.tsx";

/** When the company opens next, in a confirmation whose answer may take longer than promised; else nothing. */
export function AwayNote({ away }: { away: Away | undefined }) {
  const { locale } = useLanguageContent();
  const words = useContent("shared").hours.away;
  return away ? <p>{awaySentence(away, words, locale)}</p> : null;
}
