import type { KeyedProduct } from "../catalogue/keys.ts";

/** A product that is not on the site: its article number, and that of what replaces it. */
export type Withdrawn = { id: string; article: string | null; successor: string | null };

const keyOf = (article: string) => article.toLowerCase();

/**
 * The id of the product that stands for a withdrawn one, by the id of that: its successor, or where that is withdrawn too,
 * the successor's. A withdrawn product that leads to none on the site is left out.
 */
export function replacementsOf(
  withdrawn: readonly Withdrawn[],
  products: readonly KeyedProduct[],
): ReadonlyMap<string, string> {
  const replaced = withdrawn.filter(({ successor }) => successor !== null);
  if (replaced.length === 0) return new Map();
  const active = new Map(products.map(({ serialNumber, id }) => [keyOf(serialNumber ?? ""), id]));
  const next = new Map(
    replaced.map(({ article, successor }) => [keyOf(article ?? ""), keyOf(successor ?? "")]),
  );
  return new Map(
    replaced.flatMap(({ id, successor }): [string, string][] => {
      const seen = new Set<string>();
      for (let at = keyOf(successor ?? ""); at !== "" && !seen.has(at); at = next.get(at) ?? "") {
        const found = active.get(at);
        if (found !== undefined) return [[id, found]];
        seen.add(at);
      }
      return [];
    }),
  );
}
