import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bumpCatalogueVersion } from "../database/catalogue-version.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { hasProducts } from "../database/products.ts";
import { importInside } from "./import.ts";
import { readSheetFile } from "./read-file.ts";

/**
 * Loads `categories.csv`, `brands.csv` and `products-*.csv` of a folder when the catalogue has no product
 * yet, all in one transaction: a second process that starts at once waits and then finds it done. Answers how
 * many products were loaded. Throws when a file can't be read or holds a bad row.
 */
export async function seedWhenEmpty(handle: DatabaseHandle, folder: string): Promise<number> {
  if (await hasProducts(handle.db)) return 0;
  const products = readdirSync(folder).filter((name) => /^products-.*\.csv$/.test(name));
  const names = ["categories.csv", "brands.csv", ...products.toSorted()];
  const sheets = await Promise.all(
    names.map(async (name) => ({ name, sheet: await readSheetFile(join(folder, name)) })),
  );
  return handle.db.transaction().execute(async (trx) => {
    await bumpCatalogueVersion(trx, handle.engine);
    if (await hasProducts(trx)) return 0;
    const now = new Date().toISOString();
    let loaded = 0;
    for (const { name, sheet } of sheets) {
      const plan = await importInside(trx, sheet, now);
      const [bad] = plan.bad;
      if (bad) throw new Error(`${name}, row ${bad.row}, column ${bad.column}: ${bad.reason}`);
      if (plan.kind === "products") loaded += plan.added.length;
    }
    return loaded;
  });
}
