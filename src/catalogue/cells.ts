import * as v from "valibot";
import { slugOf } from "../domain/category.ts";
import { ATTACHED_ASSETS } from "../domain/product.ts";
import { line, paragraphs } from "../domain/plain-text.ts";
import { CellError } from "./errors.ts";
import { htmlToText } from "./html-text.ts";
import { looks, withoutInvisible } from "./names.ts";

/** What a cell is read with: how the file writes numbers, and who hears what was changed in reading. */
export type CellContext = { decimalComma: boolean; remark?: (change: string) => void };

/**
 * Reads one cell: gives its text as the catalogue keeps it and as an export writes it, so that reading that
 * again changes nothing. Throws {@link CellError}.
 */
export type CellReader = (text: string, context: CellContext) => string;

/** More than any column takes, also where HTML becomes much shorter text; in characters. */
const LONGEST_RAW = 100_000;

function parsed(schema: v.GenericSchema<string, string>, text: string): string {
  const result = v.safeParse(schema, text);
  if (!result.success) throw new CellError(`${result.issues[0].message}.`);
  return result.output;
}

/** Text that people read, without HTML. */
function readableText(text: string, { remark }: CellContext): string {
  if (text.length > LONGEST_RAW) throw new CellError("This cell holds far too much text.");
  const plain = htmlToText(text);
  if (plain !== text) remark?.("HTML became plain text");
  return plain;
}

/** One line of text, runs of spaces made one, without HTML and characters that show nothing. */
export function oneLine(longest: number): CellReader {
  const schema = line(longest);
  return (text, context) => {
    const visible = withoutInvisible(text);
    if (visible !== text) context.remark?.("Invisible characters were removed");
    // HTML can hold them as entities.
    return parsed(schema, withoutInvisible(readableText(visible, context)).replaceAll(/\s+/gu, " "));
  };
}

/** One line of text that may not be empty. */
export function needed(longest: number): CellReader {
  const read = oneLine(longest);
  return (text, context) => {
    const found = read(text, context);
    if (looks(found) === "") throw new CellError("This cell must not be empty.");
    return found;
  };
}

/** Text of several lines. */
export function prose(longest: number): CellReader {
  const schema = paragraphs(longest);
  return (text, context) => parsed(schema, readableText(text, context));
}

/** One entry per line; empty lines vanish. */
export function entries(longest: number, most: number): CellReader {
  const read = oneLine(longest);
  return (text, context) => {
    const lines = readableText(text, context)
      .split(/\r\n|\r|\n/)
      .map((entry) => read(entry, context))
      .filter((entry) => entry !== "");
    if (lines.length > most) throw new CellError(`Please use at most ${most} lines.`);
    return lines.join("\n");
  };
}

/** An article number: one line, and not what a spreadsheet made of a long number. */
export const articleNumber: CellReader = (text, context) => {
  const read = oneLine(64)(text, context);
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(read)) {
    throw new CellError("A spreadsheet shortened this number; format the column as text and write it again.");
  }
  return read;
};

/** A decimal with two places and at most eight before them (R14.3), or empty. */
export const price: CellReader = (text, { decimalComma }) => {
  const plain = text.trim();
  if (plain === "") return "";
  if (/\p{L}|\p{Sc}/u.test(plain)) throw new CellError("Write the number alone, without a currency.");
  if (plain.startsWith("-") || plain.startsWith("−")) throw new CellError("A price cannot be negative.");
  if (decimalComma && /^\d+\.\d{3}$/.test(plain)) {
    throw new CellError("This can be read in two ways; write thousands without a point.");
  }
  const match = (decimalComma ? /^(\d+)(?:[.,](\d+))?$/ : /^(\d+)(?:\.(\d+))?$/).exec(plain);
  if (!match)
    throw new CellError("Write the price as a plain number such as 12.50, without thousands separators.");
  const whole = (match[1] ?? "").replace(/^0+(?=\d)/, "");
  const places = (match[2] ?? "").replace(/0+$/, "");
  if (places.length > 2) throw new CellError(`A price has at most two decimal places, and this is ${plain}.`);
  if (whole.length > 8) throw new CellError("A price has at most eight digits before its decimal places.");
  return `${whole}.${places.padEnd(2, "0")}`;
};

const LONGEST_ADDRESS = 2000;

/** An absolute web address, or the path of a file of our own, or empty. */
export const address: CellReader = (text) => {
  const plain = parsed(line(LONGEST_ADDRESS), text);
  const own = plain.startsWith(ATTACHED_ASSETS) && !plain.includes("..");
  const web = /^https?:\/\/[^/]/i.test(plain) && URL.canParse(plain);
  if (plain !== "" && (/[\s"<>\\]/u.test(plain) || !(own || web))) {
    throw new CellError(
      `Write a whole address such as https://example.com/a.jpg, or a path below ${ATTACHED_ASSETS}.`,
    );
  }
  return plain;
};

const YES = new Set(["", "yes", "true", "1"]);
const NO = new Set(["no", "false", "0"]);

/** `yes` or `no`; empty means yes. */
export const yesOrNo: CellReader = (text) => {
  const plain = text.trim().toLowerCase();
  if (YES.has(plain)) return "yes";
  if (NO.has(plain)) return "no";
  throw new CellError("Write yes or no.");
};

/** A key as an export wrote it, or empty for one that is still to be made. */
export const ownKey: CellReader = (text, context) => {
  const key = oneLine(130)(text, context);
  if (key !== slugOf(key))
    throw new CellError("A key is small letters and hyphens; leave it as it was exported.");
  return key;
};
