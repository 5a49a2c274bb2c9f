import { newestOfKind } from "../../database/catalogue/entity-versions.ts";
import type { Database } from "../../database/schema.ts";
import { plainWord, type Synonym } from "../../domain/search/synonyms.ts";
import { slugGenerator } from "./identity.ts";

/** What a synonym is known by: word and meaning together, as a word may mean several things. */
export const pairOf = ({ word, means }: Synonym): string => `${plainWord(word)}\t${plainWord(means)}`;

/**
 * Gives pairs their ids. A pair that was removed gets the one that it had, and so goes on with its history; no other pair gets that.
 */
export async function synonymIds(
  db: Database,
  stored: readonly { id: string }[],
): Promise<(synonym: Synonym) => string> {
  const former = new Map<string, string>();
  const taken = new Set(stored.map(({ id }) => id));
  for (const [id, { snapshot }] of await newestOfKind(db, "synonym")) {
    const { word = "", means = "" } = snapshot;
    if (!taken.has(id)) former.set(pairOf({ word, means }), id);
    taken.add(id);
  }
  const newId = slugGenerator(taken);
  return (synonym) => former.get(pairOf(synonym)) ?? newId(`${synonym.word} ${synonym.means}`, "synonym");
}
