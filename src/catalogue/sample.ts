import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bumpCatalogueVersion, removeRows } from "../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { appendToRecord } from "../database/record.ts";
import { splitCategory } from "../domain/catalogue/category.ts";
import type { Cells } from "./columns.ts";
import { ENTITIES } from "./entities/entities.ts";
import type { KindName } from "../domain/catalogue/import-faults.ts";
import { labelOf, type StoredRow } from "./entities/entity.ts";
import { normalizeName } from "./entities/identity.ts";
import { nameResolver } from "./entities/name-resolver.ts";
import { readSheetFile } from "./files/read-file.ts";
import { readRows } from "./import/read-rows.ts";
import { type CatalogueRecords, readCatalogue } from "./records.ts";
import type { Sheet } from "./files/table.ts";

/** A file of the sample catalogue. */
export type SampleFile = { name: string; sheet: Sheet };

/** Reads `categories.csv`, `brands.csv`, `synonyms.csv` and `products-*.csv` of a folder, in the order in which they are loaded. */
export async function readSample(folder: string): Promise<SampleFile[]> {
  const products = readdirSync(folder).filter((name) => /^products-.*\.csv$/.test(name));
  const names = ["categories.csv", "brands.csv", "synonyms.csv", ...products.toSorted()];
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
  const { untouched } = findSample("products", await readCatalogue(handle.db), files);
  return untouched.filter(({ active }) => active).length;
}

/**
 * Removes the products, brands, categories and synonyms of the sample that nobody changed, in one transaction. What was only
 * switched off counts as unchanged. Brands and categories that other products are in stay.
 */
export async function removeSample(
  handle: DatabaseHandle,
  files: readonly SampleFile[],
): Promise<Record<KindName, Removed>> {
  return handle.db.transaction().execute(async (trx) => {
    // The first statement holds off every other change of the catalogue.
    await bumpCatalogueVersion(trx, handle.engine);
    const rows = await readCatalogue(trx);
    const products = findSample("products", rows, files);
    const gone = new Set(products.untouched.map(({ id }) => id));
    const left = rows.products.filter(({ id }) => !gone.has(id));

    const brandsInUse = new Set(left.map(({ brand }) => normalizeName(brand)));
    const brands = divide(findSample("brands", rows, files), ({ cells }) =>
      brandsInUse.has(normalizeName(cells["name"] ?? "")),
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

    const synonyms = divide(findSample("synonyms", rows, files), () => false);

    await removeRows(trx, "products", [...gone]);
    await removeRows(trx, "brands", idsOf(brands.removable));
    await removeRows(trx, "categories", idsOf(categories.removable));
    await removeRows(trx, "synonyms", idsOf(synonyms.removable));
    await appendToRecord(trx, {
      at: new Date().toISOString(),
      actor: { id: null, name: "" },
      action: "products.sampleRemoved",
      entity: { kind: "product", id: "", label: "" },
      before: {
        products: gone.size,
        brands: brands.removable.length,
        categories: categories.removable.length,
        synonyms: synonyms.removable.length,
      },
      after: {},
    });
    return {
      products: { removed: gone.size, changed: products.changed.map(labelled), needed: [] },
      brands: removedOf(brands),
      categories: removedOf(categories),
      synonyms: removedOf(synonyms),
    };
  });
}

function placeKey(parent: string | null, name: string): string {
  return `${normalizeName(parent ?? "")}\t${normalizeName(name)}`;
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
function findSample(kind: KindName, records: CatalogueRecords, files: readonly SampleFile[]): Found {
  const entity = ENTITIES[kind];
  const names = nameResolver(records);
  const sample = new Map<string | null, Cells>();
  for (const { sheet } of files) {
    const read = readRows(sheet);
    if (read.kind !== kind) continue;
    for (const { cells } of read.rows) sample.set(entity.identity(cells, names), cells);
  }
  const found: Found = { untouched: [], changed: [] };
  for (const row of entity.stored(records)) {
    const original = sample.get(entity.identity(row.cells, names));
    if (original) found[isAsItCame(kind, row.cells, original) ? "untouched" : "changed"].push(row);
  }
  return found;
}

function isAsItCame(kind: KindName, stored: Cells, original: Cells): boolean {
  return ENTITIES[kind].columns.every(({ name }) => {
    if (name === "active" && stored[name] === "no") return true;
    // Files need not have it.
    if (name === "key" && original[name] === undefined) return true;
    return (stored[name] ?? "") === (original[name] ?? (name === "active" ? "yes" : ""));
  });
}
