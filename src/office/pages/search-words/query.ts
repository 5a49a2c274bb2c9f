import { queryOptions } from "@tanstack/react-query";
import { answer, api } from "../../api.ts";

const askWords = () => answer(() => api["search-words"].$get());

export const wordsQuery = queryOptions({ queryKey: ["search-words"], queryFn: askWords });

type Answer = Awaited<ReturnType<typeof askWords>>;

export type Meaning = Answer["words"][number];

/** What a pair was. */
export type MeaningVersion = Answer["versions"][number];

export type FoundNothing = Answer["searches"][number];

/** What visitors are shown for a word, without and with a further meaning. */
export const tryQuery = (word: string, means: string) =>
  queryOptions({
    queryKey: ["search-words", "try", word, means],
    queryFn: () => answer(() => api["search-words"].try.$get({ query: { word, means } })),
    enabled: word.length > 1,
    placeholderData: (before) => before,
  });
