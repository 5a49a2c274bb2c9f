/** A word of a search, or several, and what it means in the catalogue's own words. */
export type Synonym = { word: string; means: string };

/** What each word means, by the word in lower case; a word may mean several things. */
export function synonymsOf(synonyms: readonly Synonym[]): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, string[]>();
  for (const { word, means } of synonyms) {
    const key = plainWord(word);
    const known = meanings.get(key);
    if (known) known.push(plainWord(means));
    else meanings.set(key, [plainWord(means)]);
  }
  return meanings;
}

/** A word as it is looked up: in lower case, with single blanks. */
export function plainWord(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, " ").trim();
}
