import * as v from "valibot";
import { MOST_STORED } from "../limits.ts";

/** Which version of something a change was made of; 0 where there was none. */
export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STORED));

/** What of the catalogue has a history. */
export type EntityKind = "product" | "brand" | "category" | "synonym";

/**
 * Why there is a version: what was there before the first change, or was written meanwhile without a version of its own;
 * what staff published, withdrew, put back on the site or restored from an earlier version; what followed from another
 * product's new article number; what an import wrote.
 */
export const VERSION_CAUSES = [
  "before",
  "published",
  "withdrawn",
  "returned",
  "restored",
  "followed",
  "imported",
] as const;

export type VersionCause = (typeof VERSION_CAUSES)[number];

/** The texts of an entity by column. */
export type Snapshot = Readonly<Record<string, string>>;

/** An entity as it was. Staff is null where nobody of the office changed it. */
export type EntityVersion = {
  version: number;
  /** ISO 8601, UTC. */
  at: string;
  staff: { id: string; name: string } | null;
  cause: VersionCause;
  /** The name of the file that was imported, where that is known; "" for all that no import wrote. */
  file: string;
  snapshot: Snapshot;
};

/** The columns whose texts differ, in the order of the first and then of the second. */
export function differingColumns(before: Snapshot, after: Snapshot): string[] {
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...columns].filter((column) => (before[column] ?? "") !== (after[column] ?? ""));
}

/** The texts that differ, of both sides: what a record's line keeps. */
export function differencesBetween(
  before: Snapshot,
  after: Snapshot,
): { before: Record<string, string>; after: Record<string, string> } {
  const columns = differingColumns(before, after);
  const of = (side: Snapshot) => Object.fromEntries(columns.map((column) => [column, side[column] ?? ""]));
  return { before: of(before), after: of(after) };
}
