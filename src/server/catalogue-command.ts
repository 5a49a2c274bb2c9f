import { rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { BadFile } from "../catalogue/bad-input.ts";
import type { KindName } from "../catalogue/columns.ts";
import { exportBytes } from "../catalogue/export.ts";
import { checkSheet, importSheet } from "../catalogue/import.ts";
import { readSheetFile } from "../catalogue/read-file.ts";
import { checkReport, importReport } from "../catalogue/report.ts";
import { readCatalogueRows } from "../database/catalogue-rows.ts";
import { type DatabaseHandle, openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { BadEnvironment, readEnvironment } from "./env.ts";

const USAGE = `Usage: npm run catalogue -- check FILE
       npm run catalogue -- import [--strict] [--withdraw-missing] FILE
       npm run catalogue -- export [--brands | --categories] FILE

  check               says what an import would do and changes nothing
  import              takes over the good rows and reports the bad ones
  --strict            takes over nothing if any row is bad
  --withdraw-missing  switches off the products that the file no longer has
  export              writes all products, or all brands or categories

FILE ends in .csv, .xlsx or .json. docs/catalogue-file.md describes its columns.
Exit code: 0 all well, 1 wrong usage or unreadable file, 2 some rows are bad.`;

/** How many rows go by between two lines of progress when nobody watches a terminal. */
const PROGRESS_EVERY = 1000;

class BadUsage extends Error {}

type Order = {
  verb: "check" | "import" | "export";
  file: string;
  kind: KindName;
  strict: boolean;
  withdrawMissing: boolean;
};

function orderOf(args: string[]): Order {
  const { values, positionals } = parseOptions(args);
  const [verb, file, ...more] = positionals;
  if ((verb !== "check" && verb !== "import" && verb !== "export") || file === undefined || more.length > 0) {
    throw new BadUsage();
  }
  const strict = values.strict ?? false;
  const withdrawMissing = values["withdraw-missing"] ?? false;
  const { brands = false, categories = false } = values;
  if ((strict || withdrawMissing) && verb !== "import") throw new BadUsage();
  if ((brands || categories) && (verb !== "export" || brands === categories)) throw new BadUsage();
  return {
    verb,
    file,
    kind: brands ? "brands" : categories ? "categories" : "products",
    strict,
    withdrawMissing,
  };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        strict: { type: "boolean" },
        "withdraw-missing": { type: "boolean" },
        brands: { type: "boolean" },
        categories: { type: "boolean" },
      },
    });
  } catch {
    throw new BadUsage();
  }
}

async function carryOut(order: Order, handle: DatabaseHandle): Promise<number> {
  if (order.verb === "export") return exportTo(order, handle);
  const sheet = await readSheetFile(order.file);
  if (order.verb === "check") {
    const plan = await checkSheet(handle, sheet);
    print(checkReport(plan));
    return plan.bad.length > 0 ? 2 : 0;
  }
  const result = await importSheet(handle, sheet, { ...order, progress });
  print(importReport(result));
  return result.plan.bad.length > 0 ? 2 : 0;
}

async function exportTo(order: Order, handle: DatabaseHandle): Promise<number> {
  const format = extname(order.file).slice(1).toLowerCase();
  if (format !== "csv" && format !== "xlsx" && format !== "json") throw new BadUsage();
  const bytes = await exportBytes(await readCatalogueRows(handle.db), format, order.kind);
  try {
    // Written beside and moved into place, so that a full disk can't cost the file that was there before.
    await writeFile(`${order.file}.part`, bytes);
    await rename(`${order.file}.part`, order.file);
  } catch {
    throw new BadFile(`${order.file} cannot be written.`);
  }
  print([`Wrote all ${order.kind} to ${order.file}.`]);
  return 0;
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

function progress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of} rows written${done === of ? "\n" : ""}`);
  else if (done % PROGRESS_EVERY === 0 || done === of)
    process.stderr.write(`${done} of ${of} rows written\n`);
}

/** Runs the command line of `npm run catalogue` and answers its exit code. */
async function main(args: string[]): Promise<number> {
  try {
    const order = orderOf(args);
    const { databaseUrl, dataDir } = readEnvironment(process.env);
    const handle = await openDatabase(
      databaseUrl === null
        ? { engine: "sqlite", file: join(dataDir, "catalogue.sqlite") }
        : { engine: "postgres", url: databaseUrl },
    );
    try {
      await migrate(handle);
      return await carryOut(order, handle);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof BadUsage) process.stderr.write(`${USAGE}\n`);
    else if (error instanceof BadFile || error instanceof BadEnvironment)
      process.stderr.write(`${error.message}\n`);
    else
      process.stderr.write(
        `Nothing was changed: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
