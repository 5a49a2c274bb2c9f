import { extname } from "node:path";
import type { ExportFormat } from "../catalogue/export.ts";
import type { KindName } from "../domain/catalogue/import-faults.ts";
import { readArguments, texts, UsageError } from "./command-line.ts";

const { catalogue } = texts;

export type CatalogueCommand = { verb: "remove-sample" } | { verb: "searches" } | FileCommand;

type FileCommand = {
  file: string;
  listMissing: boolean;
  force: boolean;
} & (
  | { verb: "check" }
  | { verb: "import"; strict: boolean; deactivateAbsent: boolean; init: boolean }
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
  synonyms: { type: "boolean" },
} as const;

/** Which options each verb takes. */
const OPTIONS = {
  check: ["list-missing"],
  import: ["strict", "withdraw-missing", "list-missing", "force", "init"],
  export: ["brands", "categories", "synonyms", "force"],
  "remove-sample": [],
  searches: [],
} as const;

const isVerb = (word: string): word is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, word);

/** Reads a command line. Throws {@link UsageError}. */
export function parseCatalogueCommand(args: string[]): CatalogueCommand {
  const { values, positionals } = readArguments(args, OPTION_TYPES);
  const [verb, file, ...more] = positionals;
  if (verb === undefined) throw new UsageError(catalogue.noVerb);
  if (!isVerb(verb)) throw new UsageError(catalogue.otherVerb(verb));
  const allowed: readonly string[] = OPTIONS[verb];
  const foreign = Object.keys(values).find((name) => !allowed.includes(name));
  if (foreign !== undefined) throw new UsageError(catalogue.otherOption(verb, foreign));
  if (verb === "remove-sample" || verb === "searches") {
    if (file !== undefined) throw new UsageError(catalogue.takesNoFile(verb));
    return { verb };
  }
  if (file === undefined) throw new UsageError(catalogue.noFile(verb));
  if (more.length > 0) throw new UsageError(catalogue.oneFile(more.join(" ")));
  const common = { file, listMissing: values["list-missing"] ?? false, force: values.force ?? false };
  const format = extname(file).slice(1).toLowerCase();
  if (verb === "check") return { ...common, verb };
  if (verb === "import") {
    const { strict = false, init = false, "withdraw-missing": deactivateAbsent = false } = values;
    return { ...common, verb, strict, deactivateAbsent, init };
  }
  if (format !== "csv" && format !== "xlsx" && format !== "json") {
    throw new UsageError(catalogue.otherEnding(file));
  }
  const kinds = (["brands", "categories", "synonyms"] as const).filter((kind) => values[kind]);
  if (kinds.length > 1) throw new UsageError(catalogue.oneKind);
  return { ...common, verb, format, kind: kinds[0] ?? "products" };
}
