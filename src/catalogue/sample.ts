import { readdirSync } from "node:fs";
import { join } from "node:path";
import { removeBrands } from "../database/brands.ts";
import { type CatalogueRows, readCatalogueRows } from "../database/catalogue-rows.ts";
import { bumpCatalogueVersion } from "../database/catalogue-version.ts";
import { removeCategories } from "../database/categories.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { removeProducts } from "../database/products.ts";
import { splitCategory } from "../domain/category.ts";
import { type Cells, COLUMNS, type KindName } from "./columns.ts";
import { fold } from "./identity.ts";
import { readSheetFile } from "./read-file.ts";
import { readRows } from "./read-rows.ts";
import type { Sheet } from "./sheet.ts";
import { identityOf, labelOf, type StoredRow, storedRows } from "./stored.ts";

/** A file of the sample catalogue. */
export type SampleFile = { name: string; sheet: Sheet };

/** Reads `categories.csv`, `brands.csv` and `products-*.csv` of a folder, in the order in which they are loaded. */
export async function readSample(folder: string): Promise<SampleFile[]> {
  const products = readdirSync(folder).filter((name) => /^products-.*\.csv$/.test(name));
  const names = ["categories.csv", "brands.csv", ...products.toSorted()];
  return Promise.all(names.map(async (name) => ({ name, sheet: await readSheetFile(join(folder, name)) })));
}

/** What of the sample lies in the catalogue: as it came, and what staff changed since. */
type Found = { untouched: StoredRow[]; changed: StoredRow[] };

/** What of one kind was removed, what stays because staff changed it, and what because other products need it. */
export type Removed = { removed: number; changed: string[]; needed: string[] };

/** How many products of the sample visitors still see as they came. */
export async function sampleProductsLeft(
  handle: DatabaseHandle,
  files: readonly SampleFile[],
): Promise<number> {
  const { untouched } = findSample("products", await readCatalogueRows(handle.db), files);
  return untouched.filter(({ active }) => active).length;
}

/**
 * Removes the products, brands and categories of the sample that nobody changed, in one transaction. What was only
 * switched off counts as unchanged. Brands and categories that other products are in stay.
 */
export async function removeSample(
  handle: DatabaseHandle,
  files: readonly SampleFile[],
): Promise<Record<KindName, Removed>> {
  return handle.db.transaction().execute(async (trx) => {
    // The first statement holds off every other change of the catalogue.
    await bumpCatalogueVersion(trx, handle.engine);
    const rows = await readCatalogueRows(trx);
    const products = findSample("products", rows, files);
    const gone = new Set(products.untouched.map(({ id }) => id));
    const left = rows.products.filter(({ id }) => !gone.has(id));

    const brandsInUse = new Set(left.map(({ brand }) => fold(brand)));
    const brands = divide(findSample("brands", rows, files), ({ cells }) =>
      brandsInUse.has(fold(cells["name"] ?? "")),
    );

    const found = findSample("categories", rows, files);
    const untouched = new Set(found.untouched.map(({ id }) => id));
    const places = left.map(({ category, subcategory }) =>
      subcategory === null ? splitCategory(category) : { category, subcategory },
    );
    // A category is also needed by a subcategory that staff added or changed.
    const categoriesInUse = new Set([
      ...places.flatMap(({ category, subcategory }) => [
        placeKey(null, category),
        placeKey(category, subcategory ?? ""),
      ]),
      ...rows.categories.flatMap(({ id, parent }) =>
        parent === null || untouched.has(id) ? [] : [placeKey(null, parent)],
      ),
    ]);
    const categories = divide(found, ({ cells }) =>
      categoriesInUse.has(placeKey(cells["parent"] || null, cells["name"] ?? "")),
    );

    await removeProducts(trx, [...gone]);
    await removeBrands(trx, idsOf(brands.removable));
    await removeCategories(trx, idsOf(categories.removable));
    return {
      products: { removed: gone.size, changed: products.changed.map(labelled), needed: [] },
      brands: removedOf(brands),
      categories: removedOf(categories),
    };
  });
}

function placeKey(parent: string | null, name: string): string {
  return `${fold(parent ?? "")}\t${fold(name)}`;
}

function divide(found: Found, isNeeded: (row: StoredRow) => boolean) {
  return {
    changed: found.changed,
    needed: found.untouched.filter(isNeeded),
    removable: found.untouched.filter((row) => !isNeeded(row)),
  };
}

function removedOf({ changed, needed, removable }: ReturnType<typeof divide>): Removed {
  return { removed: removable.length, changed: changed.map(labelled), needed: needed.map(labelled) };
}

const labelled = ({ cells }: StoredRow) => labelOf(cells);
const idsOf = (rows: readonly StoredRow[]) => rows.map(({ id }) => id);

/** The stored rows that are known by the same identity as a row of the sample. */
function findSample(kind: KindName, rows: CatalogueRows, files: readonly SampleFile[]): Found {
  const sample = new Map<string | null, Cells>();
  for (const { sheet } of files) {
    const read = readRows(sheet);
    if (read.kind !== kind) continue;
    for (const { cells } of read.rows) sample.set(identityOf(kind, cells), cells);
  }
  const found: Found = { untouched: [], changed: [] };
  for (const row of storedRows(kind, rows)) {
    const original = sample.get(identityOf(kind, row.cells));
    if (original) found[isAsItCame(kind, row.cells, original) ? "untouched" : "changed"].push(row);
  }
  return found;
}

function isAsItCame(kind: KindName, stored: Cells, original: Cells): boolean {
  return COLUMNS[kind].every(({ name }) => {
    if (name === "active" && stored[name] === "no") return true;
    return (stored[name] ?? "") === (original[name] ?? (name === "active" ? "yes" : ""));
  });
}
