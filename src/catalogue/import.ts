import { readCatalogueRows } from "../database/catalogue-rows.ts";
import { bumpCatalogueVersion } from "../database/catalogue-version.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { applyPlan, writesOf } from "./apply.ts";
import { BadFile } from "./bad-input.ts";
import { emptiesCatalogue, hasNameless, type Plan, planImport } from "./plan.ts";
import { type ReadRows, readRows } from "./read-rows.ts";
import type { Sheet } from "./sheet.ts";

/** How an import goes about its work. */
export type ImportOptions = {
  /** Applies nothing when any row is bad. */
  strict?: boolean;
  /** Switches off the products that the file no longer has. */
  withdrawMissing?: boolean;
  /** Switches off more than a tenth of the catalogue. */
  force?: boolean;
  /** Hears how many rows are written so far, and of how many. */
  progress?: (done: number, of: number) => void;
};

/** What an import did. */
export type ImportResult = { plan: Plan; applied: boolean; withdrawn: number };

/** How often an import begins anew because somebody else changed the catalogue meanwhile. */
const MOST_TRIES = 10;

/** Somebody else changed the catalogue between planning and writing. */
class Overtaken extends Error {}

/** A dry run: what importing the sheet would do. Throws {@link BadFile}. */
export async function checkSheet(handle: DatabaseHandle, sheet: Sheet): Promise<Plan> {
  return planImport(readRows(sheet), await readCatalogueRows(handle.db));
}

/**
 * Applies the good rows of a sheet in one transaction. Nothing is ever deleted, and nothing is written when
 * nothing changes. Throws {@link BadFile}.
 */
export async function importSheet(
  handle: DatabaseHandle,
  sheet: Sheet,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const file = readRows(sheet);
  if (options.withdrawMissing && file.kind !== "products") {
    throw new BadFile(`Only products can be withdrawn, and this file holds ${file.kind}.`);
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // The plan is made before the lock is taken: a web server that has an inquiry to store must not wait for it.
    const rows = await readCatalogueRows(handle.db);
    const plan = planImport(file, rows);
    const withdraw = mayWithdraw(file, plan, options);
    const withdrawn = withdraw ? plan.missing.length : 0;
    if (options.strict && plan.bad.length > 0) return { plan, applied: false, withdrawn: 0 };
    if (!options.force) refuseToEmpty(plan, withdrawn);
    const total = writesOf(plan, withdraw);
    if (total === 0) return { plan, applied: true, withdrawn };
    let done = 0;
    try {
      await handle.db.transaction().execute(async (trx) => {
        const version = await bumpCatalogueVersion(trx, handle.engine);
        if (version !== rows.version + 1) throw new Overtaken();
        const written = (count: number) => options.progress?.((done += count), total);
        await applyPlan(trx, plan, rows, { withdraw, now: new Date().toISOString(), written });
      });
      return { plan, applied: true, withdrawn };
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw new BadFile("Others change the catalogue all the time, so nothing was imported; try again later.");
}

function refuseToEmpty(plan: Plan, withdrawn: number): void {
  if (!emptiesCatalogue(plan, withdrawn)) return;
  throw new BadFile(
    `This import would switch off ${plan.switchedOff + withdrawn} of ${plan.active} ${plan.kind}, more than a tenth, ` +
      "so nothing was imported; if that is meant, add --force.",
  );
}

/** Imports a sheet inside a transaction that already holds the catalogue's version. */
export async function importInside(trx: Database, sheet: Sheet, now: string): Promise<Plan> {
  const rows = await readCatalogueRows(trx);
  const plan = planImport(readRows(sheet), rows);
  await applyPlan(trx, plan, rows, { withdraw: false, now });
  return plan;
}

function mayWithdraw(file: ReadRows, plan: Plan, options: ImportOptions): boolean {
  if (!options.withdrawMissing) return false;
  if (!hasNameless(file)) return true;
  plan.notes.push("Nothing was withdrawn, as some bad rows don't say which product they are.");
  return false;
}
