import type { Product } from "../product/product.ts";
import { rowsOf } from "./specification-rows.ts";

/** How many units are offered for a name. */
const MOST = 6;

type Specified = Pick<Product, "specifications">;

/** The units of each name in lower case, with how many products use them; made once of each list of products. */
const counted = new WeakMap<readonly Specified[], Map<string, Map<string, number>>>();

function countUnits(products: readonly Specified[]): Map<string, Map<string, number>> {
  const known = counted.get(products);
  if (known) return known;
  const counts = new Map<string, Map<string, number>>();
  for (const { specifications } of products) {
    for (const { label, unit } of rowsOf(specifications)) {
      if (label === "" || unit === "") continue;
      const name = label.toLowerCase();
      const units = counts.get(name) ?? new Map<string, number>();
      counts.set(name, units.set(unit, (units.get(unit) ?? 0) + 1));
    }
  }
  counted.set(products, counts);
  return counts;
}

/** The units that products use for this name in their specifications, the most frequent first. */
export function unitsOf(products: readonly Specified[], label: string): { unit: string; products: number }[] {
  const units = countUnits(products).get(label.trim().toLowerCase()) ?? new Map<string, number>();
  return [...units]
    .map(([unit, count]) => ({ unit, products: count }))
    .toSorted((a, b) => b.products - a.products || (a.unit < b.unit ? -1 : 1))
    .slice(0, MOST);
}
