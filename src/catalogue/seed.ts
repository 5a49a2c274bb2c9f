import { bumpCatalogueVersion, catalogueVersion, NEW_CATALOGUE } from "../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { importInside } from "./import/import.ts";
import { readSample, type SampleFile } from "./sample.ts";
import { kindOf } from "./entities/entities.ts";

/**
 * Loads the sample of a folder into a catalogue that nothing was ever written to, all in one transaction: a second
 * process that starts at once waits and then finds it done. Returns how many products were loaded. Throws when a
 * file can't be read or holds a bad row.
 */
export async function seedWhenEmpty(handle: DatabaseHandle, folder: string): Promise<number> {
  if ((await catalogueVersion(handle.db)) !== NEW_CATALOGUE) return 0;
  const files = await readSample(folder);
  return handle.db.transaction().execute(async (trx) => {
    const version = await bumpCatalogueVersion(trx, handle.engine);
    if (version !== NEW_CATALOGUE + 1) return 0;
    const now = new Date().toISOString();
    let loaded = 0;
    for (const { name, sheet } of together(files)) {
      const plan = await importInside(trx, sheet, now);
      const [bad] = plan.bad;
      if (bad) throw new Error(`${name}, row ${bad.row}, column ${bad.column}: ${JSON.stringify(bad.fault)}`);
      if (plan.kind === "products") loaded += plan.added.length;
    }
    return loaded;
  });
}

/** The files of products as one, so that products may name those of another file; its rows are counted on. */
function together(files: readonly SampleFile[]): SampleFile[] {
  const products = files.filter(({ sheet }) => kindOf(sheet) === "products");
  const [first] = products;
  if (!first) return [...files];
  const header = [...new Set(products.flatMap(({ sheet }) => sheet.header))];
  const rows = products.flatMap(({ sheet }) => {
    const places = header.map((column) => sheet.header.indexOf(column));
    return sheet.rows.map(({ cells }) => places.map((place) => cells[place] ?? ""));
  });
  const sheet = { ...first.sheet, header, rows: rows.map((cells, index) => ({ row: index + 2, cells })) };
  return [
    ...files.filter((file) => !products.includes(file)),
    { name: products.map(({ name }) => name).join(", "), sheet },
  ];
}
