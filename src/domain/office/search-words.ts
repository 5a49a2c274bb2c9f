import * as v from "valibot";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { partsOf } from "../search/forgiving-words.ts";
import { filterListing, listingFilter } from "../listing/listing.ts";
import { line } from "../plain-text.ts";
import { nearCards, nearestTo } from "../search/near-products.ts";
import { plainWord } from "../search/synonyms.ts";

/** Characters of a word and of what it means, as in the importer's file; a search takes at most so many words as one. */
const LONGEST = 80;
const MOST_WORDS = 3;

/** What visitors type, and what the catalogue calls it. */
export const searchWordSchema = v.pipe(
  v.object({
    word: v.pipe(
      line(LONGEST),
      v.minLength(1, "searchWord"),
      v.check((word) => plainWord(word).split(" ").length <= MOST_WORDS, "searchWordLong"),
    ),
    means: v.pipe(line(LONGEST), v.minLength(1, "searchMeans")),
  }),
  v.forward(
    v.check(({ word, means }) => plainWord(word) !== plainWord(means), "searchMeansSame"),
    ["means"],
  ),
);

export type SearchWord = v.InferOutput<typeof searchWordSchema>;

/** A search that is tried; the meaning is empty while it is not typed yet. */
export const trySchema = v.object({ word: line(LONGEST), means: v.optional(line(LONGEST), "") });

/** So many products are named of those that a search shows. */
const MOST_NAMED = 5;

/** What visitors are shown for a search: how many products have it as it is typed, else those that it may mean. */
export type Tried = { exact: number; near: number; names: readonly string[] };

/** What visitors are shown for a word now, and with a further meaning of it. */
export function triedWith(source: Catalogue, { word, means }: SearchWord): { before: Tried; after: Tried } {
  const key = plainWord(word);
  const meanings = [...(source.synonyms.get(key) ?? []), ...(means === "" ? [] : [plainWord(means)])];
  const synonyms = new Map([...source.synonyms, [key, meanings]]);
  return { before: shown(source, word), after: shown({ ...source, synonyms }, word) };
}

function shown(source: Catalogue, q: string): Tried {
  const listed = q === "" ? [] : filterListing(source, listingFilter({ q }));
  const near = nearestTo(source, q)?.found ?? nearCards(source, q, listed).cards;
  const names = [...listed, ...near].slice(0, MOST_NAMED).map(({ name }) => name);
  return { exact: listed.length, near: near.length, names };
}

/** What staff say that a search, or some of its words, means; null where they say nothing of it. */
export function meaningIn(q: string, synonyms: ReadonlyMap<string, readonly string[]>): string | null {
  const meanings = partsOf(q, synonyms).flatMap(({ meant }) => meant);
  return meanings.length === 0 ? null : meanings.join(", ");
}
