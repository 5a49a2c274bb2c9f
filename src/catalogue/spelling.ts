import type { CatalogueRows } from "../database/catalogue-rows.ts";
import type { Cells, KindName } from "./columns.ts";
import { fold } from "./identity.ts";
import { looks } from "./names.ts";
import type { BadRow, ReadRow, ReadRows } from "./read-rows.ts";
import type { StoredRow } from "./stored.ts";

/** Makes a row's names those that are stored already, and knows which of them lead nowhere. */
export type Speller = {
  /** The row laid over what is stored, every name in its stored spelling. */
  spell(cells: Cells, stored: StoredRow | null): Cells;
  fault(row: ReadRow): BadRow | null;
  notes(written: readonly Cells[]): string[];
};

/** Brands and categories are compared exactly by pages, so one spelling of each has to win: the first. */
export function speller(kind: KindName, rows: CatalogueRows, file: ReadRows): Speller {
  const brands = spellings(rows.brands.map(({ name }) => name));
  const top = rows.categories.filter(({ parent }) => parent === null).map(({ name }) => name);
  const categories = spellings([...top, ...rows.products.map(({ category }) => category)]);
  const subcategories = new Map(
    rows.categories.map(({ name, parent }) => [`${fold(parent ?? "")}\t${fold(name)}`, name]),
  );
  const placesByLooks = new Map(
    rows.categories.map(({ name, parent }) => [`${looks(parent ?? "")}\t${looks(name)}`, name]),
  );
  /** The entry of the tree that a name at its place only looks like, or null. */
  const twinInTree = (parent: string, name: string) =>
    name === "" || subcategories.has(`${fold(parent)}\t${fold(name)}`)
      ? null
      : (placesByLooks.get(`${looks(parent)}\t${looks(name)}`) ?? null);
  const treeNames = new Set(top.map(fold));
  const newTop = file.rows
    .filter(({ cells }) => kind === "categories" && cells["parent"] === "")
    .map(({ cells }) => fold(cells["name"] ?? ""));
  const parents = new Set([...treeNames, ...newTop]);

  const spellProduct = (cells: Record<string, string>) => {
    if (cells["brand"] !== undefined) cells["brand"] = brands.spell(cells["brand"]);
    const category = categories.spell(cells["category"] ?? "General");
    cells["category"] = category;
    const sub = cells["subcategory"] ?? "";
    if (sub !== "") cells["subcategory"] = subcategories.get(`${fold(category)}\t${fold(sub)}`) ?? sub;
  };

  return {
    spell(cells, stored) {
      const full: Record<string, string> = { active: "yes", ...stored?.cells, ...cells };
      if (kind === "products") {
        spellProduct(full);
        // A file that has only the category tells the whole place with it: another one's subcategories don't fit.
        const moved =
          stored !== null && fold(full["category"] ?? "") !== fold(stored.cells["category"] ?? "");
        if (moved && cells["subcategory"] === undefined) full["subcategory"] = "";
      }
      if (stored && kind !== "products") full["name"] = stored.cells["name"] ?? "";
      if (kind === "categories") {
        full["parent"] = stored ? (stored.cells["parent"] ?? "") : categories.spell(full["parent"] ?? "");
      }
      return full;
    },
    fault({ row, cells }) {
      const { name = "", brand = "", category = "", subcategory = "" } = cells;
      const names = {
        products: [
          { column: "brand", given: brand, twin: brands.twinOf(brand) },
          { column: "category", given: category, twin: categories.twinOf(category) },
          { column: "subcategory", given: subcategory, twin: twinInTree(category, subcategory) },
        ],
        brands: [{ column: "name", given: name, twin: brands.twinOf(name) }],
        categories: [{ column: "name", given: name, twin: twinInTree(cells["parent"] ?? "", name) }],
      };
      const alike = names[kind].find(({ twin }) => twin !== null);
      if (alike) {
        const { column, given, twin } = alike;
        return {
          row,
          column,
          reason: `“${given}” looks like “${twin}” and is written with other characters.`,
        };
      }
      const parent = cells["parent"] ?? "";
      if (kind !== "categories" || parent === "" || parents.has(fold(parent))) return null;
      return { row, column: "parent", reason: `There is no category “${parent}” at the top of the tree.` };
    },
    notes(written) {
      if (kind !== "products" || treeNames.size === 0) return [];
      const unknown = new Set(
        written.map((cells) => cells["category"] ?? "").filter((name) => !treeNames.has(fold(name))),
      );
      return [...unknown].map(
        (name) => `The category “${name}” is not in the category tree; that is allowed.`,
      );
    },
  };
}

/** Gives each name the spelling in which it came first, and finds names that only look like a known one. */
function spellings(known: readonly string[]) {
  const byFold = new Map<string, string>();
  const byLooks = new Map<string, string>();
  const spell = (name: string) => {
    const key = fold(name);
    const first = byFold.get(key);
    if (first !== undefined) return first;
    byFold.set(key, name);
    byLooks.set(looks(name), name);
    return name;
  };
  known.forEach(spell);
  const twinOf = (name: string) => (byFold.has(fold(name)) ? null : (byLooks.get(looks(name)) ?? null));
  return { spell, twinOf };
}
