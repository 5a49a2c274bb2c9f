import type { ImportNote } from "../../domain/catalogue/import-faults.ts";
import { nearestOf } from "../../domain/search/mistyped-address.ts";
import type { CategoryRecord, Cells } from "../columns.ts";
import type { StoredRow } from "./entity.ts";
import { normalizeName } from "./identity.ts";
import { nameResolver } from "./name-resolver.ts";

/** So many new names in one file are meant, and comparing each with all takes long. */
const MOST_MISTYPED = 50;

type Named = { name: string };

/** Brands that are stored with a file of products: each may be a misspelling. */
export function newBrandNotes(fresh: readonly Named[], known: readonly Named[]): ImportNote[] {
  const names = fresh.map(({ name }) => name);
  return withNearest(names, known).map(({ name, meant }) => ({ code: "newBrand", brand: name, meant }));
}

/** Categories and subcategories that are not in the tree, where a file puts a product into them. */
export function newPlaceNotes(
  written: readonly { cells: Cells; stored: StoredRow | null }[],
  categories: readonly CategoryRecord[],
): ImportNote[] {
  const top = categories.filter(({ parentKey }) => parentKey === null);
  if (top.length === 0) return [];
  const names = nameResolver({ brands: [], categories: [...categories], products: [] });
  const unknown = new Set<string>();
  const unknownBelow = new Map<string, Set<string>>();
  for (const { cells, stored } of written) {
    const { category = "", subcategory = "" } = cells;
    if (category === stored?.cells["category"] && subcategory === stored.cells["subcategory"]) continue;
    if (!names.tree.find(category)) unknown.add(category);
    else if (subcategory !== "" && !names.subcategoriesOf(category).find(subcategory))
      unknownBelow.set(category, (unknownBelow.get(category) ?? new Set()).add(subcategory));
  }
  return [
    ...withNearest(unknown, top).map(({ name, meant }) => ({
      code: "unknownCategory" as const,
      category: name,
      meant,
    })),
    ...[...unknownBelow].flatMap(([category, fresh]) => {
      const key = names.tree.find(category)?.key;
      const siblings = categories.filter(({ parentKey }) => parentKey === key);
      return withNearest(fresh, siblings).map(({ name, meant }) => ({
        code: "unknownSubcategory" as const,
        subcategory: name,
        category,
        meant,
      }));
    }),
  ];
}

/** New names with the known one that each may be a misspelling of, or null. */
function withNearest(fresh: Iterable<string>, known: readonly Named[]) {
  const candidates = known.map(({ name }) => ({ name, key: normalizeName(name) }));
  const names = [...fresh];
  const isCompared = names.length <= MOST_MISTYPED;
  return names.map((name) => ({
    name,
    meant: isCompared ? (nearestOf(normalizeName(name), candidates)?.name ?? null) : null,
  }));
}
