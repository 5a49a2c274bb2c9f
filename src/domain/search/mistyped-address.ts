import type { MenuCategory } from "../catalogue/category.ts";
import { editDistance } from "./edit-distance.ts";

/** Longer addresses name nothing of ours, and are not compared: anyone can make them up. */
export const LONGEST_ADDRESS = 120;

/** Whether so many changed letters are few enough for one address to be taken for the other: a third of what was asked. */
export function isMeant(distance: number, asked: string): boolean {
  return distance * 3 <= asked.length;
}

/** The candidate with the nearest key, if it may be meant; the first of several that are equally near. */
export function nearestOf<Candidate extends { key: string }>(
  asked: string,
  candidates: readonly Candidate[],
): Candidate | null {
  if (asked.length > LONGEST_ADDRESS) return null;
  let best: { candidate: Candidate; distance: number } | null = null;
  for (const candidate of candidates) {
    // Every letter that one has more is a step.
    if (!isMeant(Math.abs(candidate.key.length - asked.length), asked)) continue;
    const distance = editDistance(asked, candidate.key);
    if (isMeant(distance, asked) && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { candidate, distance };
    }
  }
  return best?.candidate ?? null;
}

/** The path that was probably meant by one without a page; null where none is near. Also by its end alone: `/en/about`. */
export function nearestPath(asked: string, paths: readonly string[]): string | null {
  const candidates = paths.map((key) => ({ key }));
  const end = `/${asked.split("/").at(-1) ?? ""}`;
  return (nearestOf(asked, candidates) ?? nearestOf(end, candidates))?.key ?? null;
}

/** A category, or a subcategory of it, by keys. */
export type NearestCategory = { category: string; subcategory: string | null };

/**
 * The category or subcategory that was probably meant by a path that names none. Where its category is known, a
 * subcategory of that one comes first.
 */
export function nearestCategory(
  tree: readonly MenuCategory[],
  asked: { category: string; subcategory: string | null },
): NearestCategory | null {
  const below = tree.flatMap(({ key: category, subcategories }) =>
    subcategories.map(({ key }) => ({ key, category, subcategory: key })),
  );
  const known = below.filter(({ category }) => category === asked.category);
  const all = [...tree.map(({ key }) => ({ key, category: key, subcategory: null })), ...below];
  const { subcategory } = asked;
  const found =
    (subcategory === null ? null : (nearestOf(subcategory, known) ?? nearestOf(subcategory, below))) ??
    (known.length > 0 ? null : nearestOf(asked.category, all));
  return found && { category: found.category, subcategory: found.subcategory };
}
