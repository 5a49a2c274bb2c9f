import { extname } from "node:path";
import type { KindName } from "../catalogue/entity.ts";
import type { ExportFormat } from "../catalogue/export.ts";
import { readArguments, UsageError } from "./command-line.ts";

export const USAGE = `Usage: npm run catalogue -- check [--list-missing] FILE
       npm run catalogue -- import [--strict] [--withdraw-missing] [--force] [--init] FILE
       npm run catalogue -- export [--brands | --categories] [--force] FILE
       npm run catalogue -- remove-sample

  check               says what an import would do and changes nothing
  import              takes over the good rows and reports the bad ones
  --strict            takes over nothing if any row is bad
  --withdraw-missing  switches off the products that the file no longer has
  --list-missing      names the products that the file doesn't have
  --init              makes the database where there is none yet
  export              writes all products, or all brands or categories
  remove-sample       removes what is left of the sample catalogue as it came
  --force             imports what switches off more than a tenth of the catalogue,
                      exports over a file that holds more rows

FILE ends in .csv, .xlsx or .json. docs/catalogue-file.md describes its columns.
Exit code: 0 all well, 1 wrong usage or unreadable file, 2 some rows are bad.`;

export type CatalogueCommand = { verb: "remove-sample" } | FileCommand;

type FileCommand = {
  file: string;
  listMissing: boolean;
  force: boolean;
} & (
  | { verb: "check" }
  | { verb: "import"; strict: boolean; withdrawMissing: boolean; init: boolean }
  | { verb: "export"; kind: KindName; format: ExportFormat }
);

const OPTION_TYPES = {
  strict: { type: "boolean" },
  "withdraw-missing": { type: "boolean" },
  "list-missing": { type: "boolean" },
  force: { type: "boolean" },
  init: { type: "boolean" },
  brands: { type: "boolean" },
  categories: { type: "boolean" },
} as const;

/** Which options each verb takes. */
const OPTIONS = {
  check: ["list-missing"],
  import: ["strict", "withdraw-missing", "list-missing", "force", "init"],
  export: ["brands", "categories", "force"],
  "remove-sample": [],
} as const;

/** Reads a command line. Throws {@link UsageError}. */
export function parseCatalogueCommand(args: string[]): CatalogueCommand {
  const { values, positionals } = readArguments(args, OPTION_TYPES);
  const [verb, file, ...more] = positionals;
  if (verb === undefined) throw new UsageError("Say what to do: check, import, export or remove-sample.");
  if (verb !== "check" && verb !== "import" && verb !== "export" && verb !== "remove-sample") {
    throw new UsageError(`“${verb}” is none of check, import, export and remove-sample.`);
  }
  const allowed: readonly string[] = OPTIONS[verb];
  const foreign = Object.keys(values).find((name) => !allowed.includes(name));
  if (foreign !== undefined) throw new UsageError(`“${verb}” has no option --${foreign}.`);
  if (verb === "remove-sample") {
    if (file !== undefined) throw new UsageError("“remove-sample” takes no file.");
    return { verb };
  }
  if (file === undefined) throw new UsageError(`Say which file to ${verb}.`);
  if (more.length > 0) throw new UsageError(`One file at a time: “${more.join(" ")}” is too much.`);
  const common = { file, listMissing: values["list-missing"] ?? false, force: values.force ?? false };
  const format = extname(file).slice(1).toLowerCase();
  if (verb === "check") return { ...common, verb };
  if (verb === "import") {
    const { strict = false, init = false, "withdraw-missing": withdrawMissing = false } = values;
    return { ...common, verb, strict, withdrawMissing, init };
  }
  if (format !== "csv" && format !== "xlsx" && format !== "json") {
    throw new UsageError(`“${file}” does not end in .csv, .xlsx or .json.`);
  }
  const { brands = false, categories = false } = values;
  if (brands && categories) throw new UsageError("A file holds brands or categories, not both.");
  return { ...common, verb, format, kind: brands ? "brands" : categories ? "categories" : "products" };
}
