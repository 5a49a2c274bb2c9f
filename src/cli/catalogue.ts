import { basename } from "node:path";
import { FileError } from "../catalogue/errors.ts";
import { exportBytes } from "../catalogue/export.ts";
import { checkSheet, importSheet } from "../catalogue/import/import.ts";
import { readSheetFile } from "../catalogue/files/read-file.ts";
import { readCatalogue } from "../catalogue/records.ts";
import { readSample, removeSample } from "../catalogue/sample.ts";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "../database/connect.ts";
import { readEmptySearches } from "../database/catalogue/empty-searches.ts";
import { NoDatabaseError, openExisting } from "../database/existing.ts";
import { LONG_QUERY_TIMEOUT } from "../database/errors.ts";
import { migrate } from "../database/migrate.ts";
import { openDocumentFiles } from "../documents/files.ts";
import { sentenceOf } from "../domain/catalogue/import-faults.ts";
import {
  CATALOGUE_FOLDER,
  ConfigError,
  databaseTarget,
  documentFolders,
  type Environment,
  readEnvironment,
} from "../server/env.ts";
import { type CatalogueCommand, parseCatalogueCommand } from "./catalogue-arguments.ts";
import {
  CommandError,
  importTexts,
  nameOf,
  noDatabaseText,
  progressLine,
  texts,
  UsageError,
} from "./command-line.ts";
import { refuseToLose, writeExport } from "./export-file.ts";
import { checkReport, importReport, removalReport } from "./import-report.ts";

const progress = progressLine(process.stderr);

async function execute(command: CatalogueCommand, environment: Environment): Promise<number> {
  const target = databaseTarget(environment);
  const { showPrices } = environment;
  if (command.verb === "remove-sample") {
    const sample = await readSample(CATALOGUE_FOLDER);
    return withDatabase(openExisting(target, "write"), async (handle) => {
      print(removalReport(await removeSample(handle, sample), importTexts));
      return 0;
    });
  }
  if (command.verb === "searches") {
    return withDatabase(openExisting(target, "read"), async ({ db }) => {
      print(texts.catalogue.searches(await readEmptySearches(db)));
      return 0;
    });
  }
  if (command.verb === "export") {
    return withDatabase(openExisting(target, "read"), (handle) => exportTo(command, handle));
  }
  // The file comes first, so that one that can't be read doesn't leave a new database behind.
  progress.show(texts.catalogue.reading(basename(command.file)));
  const sheet = await readSheetFile(command.file);
  progress.show(texts.catalogue.comparing(sheet.rows.length));
  const { fault: documentFault } = await openDocumentFiles(documentFolders(environment));
  if (command.verb === "check") {
    return withDatabase(openExisting(target, "read"), async (handle) => {
      const plan = await checkSheet(handle, sheet, documentFault);
      print(checkReport(plan, { ...command, showPrices, texts: importTexts }));
      return plan.bad.length > 0 ? 2 : 0;
    });
  }
  return withDatabase(command.init ? openNew(target) : openExisting(target, "write"), async (handle) => {
    const result = await importSheet(handle, sheet, {
      ...command,
      file: basename(command.file),
      documentFault,
      progress: (done, of) => progress.show(texts.catalogue.written(done, of)),
    });
    print(importReport(result, { ...command, showPrices, texts: importTexts }));
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
  print([texts.catalogue.exported(rows[kind].length, kind, nameOf(handle.target), file)]);
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
    return await execute(command, environment);
  } catch (error) {
    progress.clear();
    process.stderr.write(`${sentenceOfError(error)}\n`);
    return 1;
  }
}

/** Errors of other kinds than these were met by nobody yet. */
const EXPECTED = [CommandError, ConfigError];

function sentenceOfError(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${texts.catalogue.usage}`;
  if (error instanceof FileError) return sentenceOf(importTexts.files, error.fault);
  if (error instanceof NoDatabaseError) return noDatabaseText(error);
  const message = error instanceof Error ? error.message : String(error);
  return EXPECTED.some((kind) => error instanceof kind) ? message : texts.shared.nothingChanged(message);
}

process.exitCode = await main(process.argv.slice(2));
