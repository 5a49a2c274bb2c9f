import { parseArgs, type ParseArgsConfig } from "node:util";
import { contentOf, LANGUAGES } from "../content/load.ts";
import type { DatabaseTarget } from "../database/connect.ts";
import { NoDatabaseError } from "../database/existing.ts";

const content = contentOf(LANGUAGES[0], true);
await content.load(["cli", "import"]);

/** The texts of command lines and of import reports, in the first of the languages. */
export const texts = content.get("cli");
export const importTexts = content.get("import");

/** Wrong arguments; the usage is shown below the message. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A command can't be carried out; the message is a sentence for whoever called it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** The words and options of a command. Throws {@link UsageError} for an option that it doesn't have. */
export function readArguments<Known extends Options>(args: string[], options: Known) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    // Node's message goes on with advice about options that begin with a hyphen.
    const [sentence = ""] = error instanceof Error ? error.message.split(". ") : [];
    throw new UsageError(`${sentence}.`);
  }
}

/** The one word of a command that takes one, and its options. Throws {@link UsageError}. */
export function readOneWord<Known extends Options>(args: string[], word: "folder" | "file", options: Known) {
  const { values, positionals } = readArguments(args, options);
  const [first, ...more] = positionals;
  if (first === undefined) throw new UsageError(texts.shared.missing[word]);
  if (more.length > 0) throw new UsageError(texts.shared.onlyOne[word]);
  return { values, word: first };
}

/** A database's name for a person, without the password that a URL holds. */
export function nameOf(target: DatabaseTarget): string {
  if (target.engine === "sqlite") return target.file;
  const { host, pathname } = new URL(target.url);
  return texts.shared.postgres(`${host}${pathname}`);
}

export function noDatabaseText({ reason, target }: NoDatabaseError): string {
  return texts.shared.noDatabase[reason](nameOf(target));
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof NoDatabaseError) return noDatabaseText(error);
  // Errors of the system and of databases have a code; some have nothing else.
  return "code" in error ? texts.shared.unusableDatabase(error.message || String(error.code)) : error.message;
}

/** Runs a command; what it throws becomes a sentence on standard error, with the usage where that was wrong. */
export async function runCommand(usage: string, command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    const sentence = sentenceOf(error);
    process.stderr.write(error instanceof UsageError ? `${sentence}\n\n${usage}\n` : `${sentence}\n`);
    process.exitCode = 1;
  }
}

/** A stream as far as it is needed to show progress on it. */
type Terminal = { isTTY?: boolean; write(text: string): unknown };

/** Shows one line that the next one replaces, and clears it; silent where no terminal watches. */
type ProgressLine = { show(line: string): void; clear(): void };

const CLEAR = "\r\u001B[K";

/** A line of progress on a terminal such as `process.stderr`. */
export function progressLine(stream: Terminal): ProgressLine {
  const write = (text: string) => void (stream.isTTY && stream.write(text));
  return { show: (line) => write(`${CLEAR}${line}`), clear: () => write(CLEAR) };
}
