import { basename } from "node:path";
import { BadFile } from "../catalogue/bad-input.ts";
import { exportBytes } from "../catalogue/export.ts";
import { checkSheet, importSheet } from "../catalogue/import.ts";
import { readSheetFile } from "../catalogue/read-file.ts";
import { checkReport, importReport, removalReport } from "../catalogue/report.ts";
import { readSample, removeSample } from "../catalogue/sample.ts";
import { readCatalogueRows } from "../database/catalogue-rows.ts";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "../database/connect.ts";
import { nameOf, NoDatabase, openExisting } from "../database/existing.ts";
import { migrate } from "../database/migrate.ts";
import { LONG_WORK } from "../database/time-limit.ts";
import { CATALOGUE_FOLDER } from "./built-site.ts";
import { BadUsage, type Order, orderOf } from "./catalogue-order.ts";
import { BadEnvironment, databaseTarget, readEnvironment } from "./env.ts";
import { refuseToLose, writeExport } from "./export-file.ts";
import { progressLine } from "./progress-line.ts";

const progress = progressLine(process.stderr);

async function carryOut(order: Order, target: DatabaseTarget, showPrices: boolean): Promise<number> {
  if (order.verb === "remove-sample") {
    const sample = await readSample(CATALOGUE_FOLDER);
    return withDatabase(openExisting(target, "write"), async (handle) => {
      print(removalReport(await removeSample(handle, sample)));
      return 0;
    });
  }
  if (order.verb === "export") {
    return withDatabase(openExisting(target, "read"), (handle) => exportTo(order, handle));
  }
  // The file comes first, so that one that can't be read doesn't leave a new database behind.
  progress.show(`Reading ${basename(order.file)} …`);
  const sheet = await readSheetFile(order.file);
  progress.show(`Comparing ${sheet.rows.length} rows with the catalogue …`);
  if (order.verb === "check") {
    return withDatabase(openExisting(target, "read"), async (handle) => {
      const plan = await checkSheet(handle, sheet);
      print(checkReport(plan, { ...order, showPrices }));
      return plan.bad.length > 0 ? 2 : 0;
    });
  }
  return withDatabase(order.init ? openNew(target) : openExisting(target, "write"), async (handle) => {
    const result = await importSheet(handle, sheet, {
      ...order,
      progress: (done, of) => progress.show(`${done} of ${of} rows written`),
    });
    print(importReport(result, { ...order, showPrices }));
    return result.plan.bad.length > 0 ? 2 : 0;
  });
}

async function exportTo(order: Order & { verb: "export" }, handle: DatabaseHandle): Promise<number> {
  const { file, kind, format, force } = order;
  const rows = await readCatalogueRows(handle.db);
  if (!force) await refuseToLose(file, rows[kind].length);
  await writeExport(file, await exportBytes(rows, format, kind));
  print([`Wrote ${rows[kind].length} ${kind} of ${nameOf(handle.target)} to ${file}.`]);
  return 0;
}

async function openNew(target: DatabaseTarget): Promise<DatabaseHandle> {
  const handle = await openDatabase(target, LONG_WORK);
  await migrate(handle);
  return handle;
}

async function withDatabase(
  opening: Promise<DatabaseHandle>,
  work: (handle: DatabaseHandle) => Promise<number>,
): Promise<number> {
  const handle = await opening;
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

function print(lines: readonly string[]): void {
  progress.clear();
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Runs the command line of `npm run catalogue` and answers its exit code. */
async function main(args: string[]): Promise<number> {
  try {
    const order = orderOf(args);
    const environment = readEnvironment(process.env);
    return await carryOut(order, databaseTarget(environment), environment.showPrices);
  } catch (error) {
    progress.clear();
    const isTold = [BadUsage, BadFile, BadEnvironment, NoDatabase].some((kind) => error instanceof kind);
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${isTold ? "" : "Nothing was changed: "}${message}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
