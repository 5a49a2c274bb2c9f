import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import type { CatalogueSource } from "../catalogue/snapshot.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import {
  addEmptySearches,
  type EmptySearch,
  trimEmptySearches,
} from "../database/catalogue/empty-searches.ts";
import { countedText, emptyResult } from "../domain/search/empty-search.ts";

/** How long searches are joined in memory before they are looked at and written (ms), and how many different ones. */
const JOINED_FOR = 5000;
const MOST_JOINED = 100;

/** Counts searches that find nothing. */
export type EmptySearches = {
  /** Somebody was shown the list of this search. */
  note(q: string): void;
  /** Writes what was noted so far. */
  flush(): Promise<void>;
};

/**
 * Joins searches in memory, and every few seconds counts those of them in the database that find nothing. These are counts
 * to look at and nothing that was promised to anybody: searches beyond the most, and those of a database that is away, are lost.
 */
export function countEmptySearches(
  handle: DatabaseHandle,
  catalogue: Pick<CatalogueSource, "current">,
  { now, log }: { now: () => Date; log: Logger },
): EmptySearches {
  let noted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const joined = noted;
    noted = new Map();
    const lastDay = now().toISOString().slice(0, 10);
    const found: EmptySearch[] = [];
    for (const [text, times] of joined) {
      const result = emptyResult(catalogue.current(), text);
      if (result) found.push({ text, times, lastDay, ...result });
      // Requests come between.
      await setImmediate();
    }
    if (found.length === 0) return;
    await addEmptySearches(handle.db, found);
    await trimEmptySearches(handle.db);
  };

  const flush = () => {
    writing = writing.then(write).catch((error: unknown) => {
      log.warn({ err: error }, "searches without result could not be counted");
    });
    return writing;
  };

  return {
    note(q) {
      const text = countedText(q);
      if (text === null || (noted.size >= MOST_JOINED && !noted.has(text))) return;
      noted.set(text, (noted.get(text) ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), JOINED_FOR).unref();
    },
    flush,
  };
}
