import { basename } from "node:path";
import { FileError } from "../catalogue/errors.ts";
import { exportBytes } from "../catalogue/export.ts";
import { checkSheet, importSheet } from "../catalogue/import.ts";
import { readSheetFile } from "../catalogue/read-file.ts";
import { readCatalogue } from "../catalogue/records.ts";
import { checkReport, importReport, removalReport } from "../catalogue/report.ts";
import { readSample, removeSample } from "../catalogue/sample.ts";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "../database/connect.ts";
import { nameOf, NoDatabase, openExisting } from "../database/existing.ts";
import { LONG_QUERY_TIMEOUT } from "../database/errors.ts";
import { migrate } from "../database/migrate.ts";
import { CATALOGUE_FOLDER, ConfigError, databaseTarget, readEnvironment } from "../server/env.ts";
import { type CatalogueCommand, parseCatalogueCommand, USAGE } from "./catalogue-arguments.ts";
import { UsageError } from "./command-line.ts";
import { refuseToLose, writeExport } from "./export-file.ts";
import { progressLine } from "./progress-line.ts";

const progress = progressLine(process.stderr);

async function execute(
  command: CatalogueCommand,
  target: DatabaseTarget,
  showPrices: boolean,
): Promise<number> {
  if (command.verb === "remove-sample") {
    const sample = await readSample(CATALOGUE_FOLDER);
    return withDatabase(openExisting(target, "write"), async (handle) => {
      print(removalReport(await removeSample(handle, sample)));
      return 0;
    });
  }
  if (command.verb === "export") {
    return withDatabase(openExisting(target, "read"), (handle) => exportTo(command, handle));
  }
  // The file comes first, so that one that can't be read doesn't leave a new database behind.
  progress.show(`Reading ${basename(command.file)} …`);
  const sheet = await readSheetFile(command.file);
  progress.show(`Comparing ${sheet.rows.length} rows with the catalogue …`);
  if (command.verb === "check") {
    return withDatabase(openExisting(target, "read"), async (handle) => {
      const plan = await checkSheet(handle, sheet);
      print(checkReport(plan, { ...command, showPrices }));
      return plan.bad.length > 0 ? 2 : 0;
    });
  }
  return withDatabase(command.init ? openNew(target) : openExisting(target, "write"), async (handle) => {
    const result = await importSheet(handle, sheet, {
      ...command,
      progress: (done, of) => progress.show(`${done} of ${of} rows written`),
    });
    print(importReport(result, { ...command, showPrices }));
    return result.plan.bad.length > 0 ? 2 : 0;
  });
}

async function exportTo(
  command: CatalogueCommand & { verb: "export" },
  handle: DatabaseHandle,
): Promise<number> {
  const { file, kind, format, force } = command;
  const rows = await readCatalogue(handle.db);
  if (!force) await refuseToLose(file, rows[kind].length);
  await writeExport(file, await exportBytes(rows, format, kind));
  print([`Wrote ${rows[kind].length} ${kind} of ${nameOf(handle.target)} to ${file}.`]);
  return 0;
}

async function openNew(target: DatabaseTarget): Promise<DatabaseHandle> {
  const handle = await openDatabase(target, LONG_QUERY_TIMEOUT);
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

/** Runs the command line of `npm run catalogue`. Returns its exit code. */
async function main(args: string[]): Promise<number> {
  try {
    const command = parseCatalogueCommand(args);
    const environment = readEnvironment(process.env);
    return await execute(command, databaseTarget(environment), environment.showPrices);
  } catch (error) {
    progress.clear();
    const isExpected = [UsageError, FileError, ConfigError, NoDatabase].some((kind) => error instanceof kind);
    const message = error instanceof Error ? error.message : String(error);
    const usage = error instanceof UsageError ? `\n\n${USAGE}` : "";
    process.stderr.write(`${isExpected ? "" : "Nothing was changed: "}${message}${usage}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
