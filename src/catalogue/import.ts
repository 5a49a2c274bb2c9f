import { bumpCatalogueVersion } from "../database/catalogue.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { FileError } from "./errors.ts";
import { ENTITIES } from "./entities.ts";
import { emptiesCatalogue, type Plan, planImport, writesOf } from "./plan.ts";
import { readRows } from "./read-rows.ts";
import { type CatalogueRecords, readCatalogue } from "./records.ts";
import type { Sheet } from "./files/table.ts";

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
class VersionConflict extends Error {}

/** A dry run: what importing the sheet would do. Throws {@link FileError}. */
export async function checkSheet(handle: DatabaseHandle, sheet: Sheet): Promise<Plan> {
  return planImport(readRows(sheet), await readCatalogue(handle.db));
}

/**
 * Applies the good rows of a sheet in one transaction. Nothing is ever deleted, and nothing is written when
 * nothing changes. Throws {@link FileError}.
 */
export async function importSheet(
  handle: DatabaseHandle,
  sheet: Sheet,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const file = readRows(sheet);
  if (options.withdrawMissing && file.kind !== "products") {
    throw new FileError(`Only products can be withdrawn, and this file holds ${file.kind}.`);
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // The plan is made before the lock is taken: a web server that has an inquiry to store must not wait for it.
    const records = await readCatalogue(handle.db);
    const plan = planImport(file, records);
    const withdraw = mayWithdraw(plan, options);
    const withdrawn = withdraw ? plan.missing.length : 0;
    if (options.strict && plan.bad.length > 0) return { plan, applied: false, withdrawn: 0 };
    if (!options.force) refuseToEmpty(plan, withdrawn);
    const total = writesOf(plan, withdraw);
    if (total === 0) return { plan, applied: true, withdrawn };
    let done = 0;
    try {
      await handle.db.transaction().execute(async (trx) => {
        const version = await bumpCatalogueVersion(trx, handle.engine);
        if (version !== records.version + 1) throw new VersionConflict();
        const written = (count: number) => options.progress?.((done += count), total);
        await applyPlan(trx, plan, records, { withdraw, now: new Date().toISOString(), written });
      });
      return { plan, applied: true, withdrawn };
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
  throw new FileError("Others change the catalogue all the time, so nothing was imported; try again later.");
}

function refuseToEmpty(plan: Plan, withdrawn: number): void {
  if (!emptiesCatalogue(plan, withdrawn)) return;
  throw new FileError(
    `This import would switch off ${plan.switchedOff + withdrawn} of ${plan.active} ${plan.kind}, more than a tenth, ` +
      "so nothing was imported; if that is meant, add --force.",
  );
}

/** Imports a sheet inside a transaction that already holds the catalogue's version. */
export async function importInside(trx: Database, sheet: Sheet, now: string): Promise<Plan> {
  const records = await readCatalogue(trx);
  const plan = planImport(readRows(sheet), records);
  await applyPlan(trx, plan, records, { withdraw: false, now });
  return plan;
}

/** Writes a plan inside a transaction that holds off every other change of the catalogue. */
async function applyPlan(
  trx: Database,
  plan: Plan,
  records: CatalogueRecords,
  { withdraw, ...options }: { withdraw: boolean; now: string; written?: (count: number) => void },
): Promise<void> {
  const withdrawn = withdraw ? plan.missing : [];
  const changes = {
    added: plan.added.map(({ cells }) => cells),
    changed: [
      ...plan.changed.map(({ stored: { id }, cells }) => ({ id, cells })),
      ...withdrawn.map(({ id, cells }) => ({ id, cells: { ...cells, active: "no" } })),
    ],
  };
  await ENTITIES[plan.kind].write(trx, changes, records, options);
}

function mayWithdraw(plan: Plan, options: ImportOptions): boolean {
  if (!options.withdrawMissing) return false;
  if (!plan.hasNameless) return true;
  plan.notes.push("Nothing was withdrawn, as some bad rows don't say which product they are.");
  return false;
}
