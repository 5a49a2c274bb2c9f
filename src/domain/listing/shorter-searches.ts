/** A search that says less, without a word, with a word alone or with one that is spelled nearly so; and how many products it finds. */
export type ShorterSearch = { q: string; word: string; kind: "without" | "alone" | "near"; count: number };

/** A sentence is no search of words that may be dropped one by one. */
const MOST_WORDS = 8;

/** A letter alone is in everything. */
const LEAST_WORD = 2;

/**
 * What a search of several words finds without each of them; where that is nothing, what each word finds alone; else what the
 * words find that are near to one of them. `count` tells how many products a search finds; what finds nothing is left out.
 */
export function shorterSearches(
  q: string,
  count: (q: string) => number,
  nearTo: (word: string) => readonly string[],
): ShorterSearch[] {
  const words = q.trim().split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const finding = (searches: Omit<ShorterSearch, "count">[]) =>
    searches
      .map((search) => ({ ...search, count: count(search.q) }))
      .filter((search) => search.count > 0)
      .toSorted((a, b) => a.count - b.count);
  const without = words.map((word, index) => ({
    word,
    q: words.toSpliced(index, 1).join(" "),
    kind: "without" as const,
  }));
  const found = finding(without.filter((search) => search.q.length >= LEAST_WORD));
  if (found.length > 0) return found;
  const long = [...new Set(words)].filter((word) => word.length >= LEAST_WORD);
  const alone = finding(long.map((word) => ({ word, q: word, kind: "alone" })));
  if (alone.length > 0) return alone;
  const near = new Set(long.flatMap((word) => nearTo(word.toLowerCase())));
  return finding([...near].map((word) => ({ word, q: word, kind: "near" })));
}
