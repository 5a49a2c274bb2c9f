/** A search that says less: without one of its words, or that word alone, and how many products it finds. */
export type ShorterSearch = { q: string; word: string; alone: boolean; count: number };

/** A sentence is no search of words that may be dropped one by one. */
const MOST_WORDS = 8;

/** A letter alone is in everything. */
const LEAST_WORD = 2;

/**
 * What a search of several words finds without each of them; where that is nothing, what each word finds alone.
 * `count` tells how many products a search finds; what finds nothing is left out.
 */
export function shorterSearches(q: string, count: (q: string) => number): ShorterSearch[] {
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
    alone: false,
  }));
  const found = finding(without.filter((search) => search.q.length >= LEAST_WORD));
  if (found.length > 0) return found;
  const long = [...new Set(words)].filter((word) => word.length >= LEAST_WORD);
  return finding(long.map((word) => ({ word, q: word, alone: true })));
}
