import { bumpCatalogueVersion } from "../../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import type { Database } from "../../database/schema.ts";
import type { DocumentFault } from "../cells/document-cells.ts";
import { FileError } from "../errors.ts";
import { ENTITIES } from "../entities/entities.ts";
import { keepHistory } from "./import-history.ts";
import { emptiesCatalogue, type Plan, planImport, writesOf } from "./plan.ts";
import { readRows } from "./read-rows.ts";
import { type CatalogueRecords, readCatalogue } from "../records.ts";
import type { Sheet } from "../files/table.ts";

export type ImportOptions = {
  /** Applies nothing when any row is bad. */
  strict?: boolean;
  /** Switches off the products that the file no longer has. */
  deactivateAbsent?: boolean;
  /** Switches off more than a tenth of the catalogue. */
  force?: boolean;
  /** What is wrong with the file of a document; without it nobody looks whether the files are there. */
  documentFault?: DocumentFault;
  /** What the file is called in the history of what it changes. */
  file?: string;
  /** Who imports it, for the history; nobody of the office where it is the command line. */
  staff?: { id: string; name: string };
  /** Imports nothing where the catalogue has another version by now than the one that was checked. */
  version?: number;
  /** Called with how many rows are written so far, and of how many. */
  progress?: (done: number, of: number) => void;
};

/** What an import did. */
export type ImportResult = { plan: Plan; applied: boolean; deactivated: number };

/** After so many attempts, each overtaken by another change of the catalogue, an import fails. */
const MOST_TRIES = 10;

/** Somebody else changed the catalogue between planning, or checking, and writing. */
export class VersionConflictError extends Error {
  override readonly name = "VersionConflictError";
}

/** A dry run: what importing the sheet would do. Throws {@link FileError}. */
export async function checkSheet(
  handle: DatabaseHandle,
  sheet: Sheet,
  documentFault?: DocumentFault,
): Promise<Plan> {
  return planImport(readRows(sheet), await readCatalogue(handle.db), documentFault);
}

/**
 * Applies the good rows of a sheet in one transaction. Nothing is ever deleted, and nothing is written when
 * nothing changes. Throws {@link FileError}, and {@link VersionConflictError} where a version is given.
 */
export async function importSheet(
  handle: DatabaseHandle,
  sheet: Sheet,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const file = readRows(sheet);
  if (options.deactivateAbsent && file.kind !== "products") {
    throw new FileError({ code: "onlyProducts", kind: file.kind });
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // The plan is made before the lock is taken: a web server that has an inquiry to store must not wait for it.
    const records = await readCatalogue(handle.db);
    if (options.version !== undefined && options.version !== records.version)
      throw new VersionConflictError();
    const plan = planImport(file, records, options.documentFault);
    const deactivate = mayDeactivate(plan, options);
    const deactivated = deactivate ? plan.absent.length : 0;
    if (options.strict && plan.bad.length > 0) return { plan, applied: false, deactivated: 0 };
    if (!options.force) refuseToEmpty(plan, deactivated);
    const total = writesOf(plan, deactivate);
    if (total === 0) return { plan, applied: true, deactivated };
    let done = 0;
    try {
      await handle.db.transaction().execute(async (trx) => {
        const version = await bumpCatalogueVersion(trx, handle.engine);
        if (version !== records.version + 1) throw new VersionConflictError();
        const written = (count: number) => options.progress?.((done += count), total);
        const now = new Date().toISOString();
        const { file: name = "", staff = null } = options;
        await applyPlan(trx, plan, records, { deactivate, now, written, history: { file: name, staff } });
      });
      return { plan, applied: true, deactivated };
    } catch (error) {
      if (!(error instanceof VersionConflictError)) throw error;
    }
  }
  throw new FileError({ code: "overtaken" });
}

function refuseToEmpty(plan: Plan, absent: number): void {
  if (!emptiesCatalogue(plan, absent)) return;
  const { active, kind } = plan;
  throw new FileError({
    code: "deactivatesTooMany",
    deactivated: plan.switchedOff + absent,
    active,
    kind,
  });
}

/** Imports a sheet inside a transaction that already holds the catalogue's version, as if it had always been there: without a history. */
export async function importInside(trx: Database, sheet: Sheet, now: string): Promise<Plan> {
  const records = await readCatalogue(trx);
  const plan = planImport(readRows(sheet), records);
  await applyPlan(trx, plan, records, { deactivate: false, now });
  return plan;
}

/** Writes a plan inside a transaction that holds off every other change of the catalogue. */
async function applyPlan(
  trx: Database,
  plan: Plan,
  records: CatalogueRecords,
  {
    deactivate,
    history,
    ...options
  }: {
    deactivate: boolean;
    now: string;
    written?: (count: number) => void;
    history?: { file: string; staff: { id: string; name: string } | null };
  },
): Promise<void> {
  const deactivated = deactivate ? plan.absent : [];
  const changes = {
    added: plan.added.map(({ cells }) => cells),
    changed: [
      ...plan.changed.map(({ stored: { id }, cells }) => ({ id, cells })),
      ...deactivated.map(({ id, cells }) => ({ id, cells: { ...cells, active: "no" } })),
    ],
  };
  const written = await ENTITIES[plan.kind].write(trx, changes, records, options);
  if (!history) return;
  const stored = [...plan.changed.map((each) => each.stored), ...deactivated];
  const before = new Map(stored.map(({ id, cells }) => [id, cells]));
  await keepHistory(trx, written, { kind: plan.kind, before, records, ...history, now: options.now });
}

function mayDeactivate(plan: Plan, options: ImportOptions): boolean {
  if (!options.deactivateAbsent) return false;
  if (!plan.hasNameless) return true;
  plan.notes.push({ code: "noneDeactivated" });
  return false;
}
