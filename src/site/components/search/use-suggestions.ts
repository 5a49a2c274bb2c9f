import { useEffect, useState } from "react";
import type { Suggestions } from "../../../domain/search/suggestions.ts";
import { LEAST_SEARCH } from "../../../urls/params.ts";
import { fetchJson } from "../../layout/fetch-json.ts";
import { useLanguageContent } from "../content.tsx";

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 120;

/** The last answer, and the search that it is for. */
export type Answer = { q: string; suggestions: Suggestions };

/**
 * The suggestions for what is typed. While new ones are on their way the last ones stay; of several answers that to the
 * latest search counts. `failed` while they are out of reach.
 */
export function useSuggestions(typed: string): { answer: Answer | null; failed: boolean } {
  const { tag } = useLanguageContent();
  const q = typed.trim();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (q.length < LEAST_SEARCH) {
      setAnswer(null);
      setFailed(false);
      return undefined;
    }
    const abandoned = new AbortController();
    const { signal } = abandoned;
    const ask = async () => {
      const path = `/api/suggestions?${new URLSearchParams({ q }).toString()}`;
      try {
        const suggestions = await fetchJson<Suggestions>(path, {
          signal,
          headers: { "accept-language": tag },
        });
        if (signal.aborted) return;
        setAnswer({ q, suggestions });
        setFailed(false);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      clearTimeout(timer);
      abandoned.abort();
    };
  }, [q, tag]);
  return { answer, failed };
}
