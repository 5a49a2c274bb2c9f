import * as v from "valibot";
import { slugOf } from "../../domain/catalogue/category.ts";
import { ATTACHED_ASSETS } from "../../domain/product/product.ts";
import { type Fit, MOST_FITS, readFit, writeFit } from "../../domain/product/relations.ts";
import { line, paragraphs } from "../../domain/plain-text.ts";
import type { CellChange } from "../../domain/catalogue/import-faults.ts";
import { CellError } from "../errors.ts";
import { htmlToText } from "./html-text.ts";
import { normalizeName, skeletonOf, withoutInvisible } from "../entities/identity.ts";

/** How the file writes numbers, and what is called for each change that reading a cell makes. */
type CellContext = { decimalComma: boolean; onChange?: (change: CellChange) => void };

/**
 * Reads one cell: gives its text as the catalogue keeps it and as an export writes it, so that reading that
 * again changes nothing. Throws {@link CellError}.
 */
export type CellReader = (text: string, context: CellContext) => string;

/** More than any column takes, also where HTML becomes much shorter text; in characters. */
const LONGEST_RAW = 100_000;

function parsed(schema: v.GenericSchema<string, string>, text: string): string {
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  const [{ message, requirement }] = result.issues;
  const longest = Number(requirement);
  throw new CellError(message === "tooLong" ? { code: "tooLong", longest } : { code: "unreadable" });
}

/** Text that people read, without HTML. */
function readableText(text: string, { onChange }: CellContext): string {
  if (text.length > LONGEST_RAW) throw new CellError({ code: "farTooLong" });
  const plain = htmlToText(text);
  if (plain !== text) onChange?.("html");
  return plain;
}

/** One line of text, runs of spaces made one, without HTML and characters that show nothing. */
export function oneLine(longest: number): CellReader {
  const schema = line(longest);
  return (text, context) => {
    const visible = withoutInvisible(text);
    if (visible !== text) context.onChange?.("invisible");
    // HTML can hold them as entities.
    return parsed(schema, withoutInvisible(readableText(visible, context)).replaceAll(/\s+/gu, " "));
  };
}

/** One line of text that may not be empty. */
export function needed(longest: number): CellReader {
  const read = oneLine(longest);
  return (text, context) => {
    const found = read(text, context);
    if (skeletonOf(found) === "") throw new CellError({ code: "empty" });
    return found;
  };
}

/** A name that lists are narrowed by, in whose place "all" stands for no filter (R16.4). */
export function narrowing(read: CellReader): CellReader {
  return (text, context) => {
    const found = read(text, context);
    if (found.toLowerCase() === "all") throw new CellError({ code: "meansAll" });
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
    if (lines.length > most) throw new CellError({ code: "tooManyLines", most });
    return lines.join("\n");
  };
}

/** An article number: one line, and not what a spreadsheet made of a long number. */
export const articleNumber: CellReader = (text, context) => {
  const read = oneLine(64)(text, context);
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(read)) throw new CellError({ code: "shortenedNumber" });
  return read;
};

/** One article number a line, with how many of the product it takes at a time; each once. */
export const fittings: CellReader = (text, context) => {
  const given = entries(80, MOST_FITS)(text, context).split("\n");
  const fits = given.flatMap((entry) => (entry === "" ? [] : [readFit(entry)]));
  for (const { article } of fits) articleNumber(article, context);
  const known = new Set<string>();
  const isNew = ({ article }: Fit) => !known.has(normalizeName(article)) && known.add(normalizeName(article));
  return fits.filter(isNew).map(writeFit).join("\n");
};

/** A decimal with two places and at most eight before them (R14.3), or empty. */
export const price: CellReader = (text, { decimalComma }) => {
  const plain = text.trim();
  if (plain === "") return "";
  if (/\p{L}|\p{Sc}/u.test(plain)) throw new CellError({ code: "currency" });
  if (plain.startsWith("-") || plain.startsWith("−")) throw new CellError({ code: "negativePrice" });
  if (decimalComma && /^\d+\.\d{3}$/.test(plain)) throw new CellError({ code: "pointOrThousands" });
  const match = (decimalComma ? /^(\d+)(?:[.,](\d+))?$/ : /^(\d+)(?:\.(\d+))?$/).exec(plain);
  if (!match) throw new CellError({ code: "noPrice" });
  const whole = (match[1] ?? "").replace(/^0+(?=\d)/, "");
  const places = (match[2] ?? "").replace(/0+$/, "");
  if (places.length > 2) throw new CellError({ code: "tooManyDecimals", price: plain });
  if (whole.length > 8) throw new CellError({ code: "tooManyDigits" });
  return `${whole}.${places.padEnd(2, "0")}`;
};

const LONGEST_ADDRESS = 2000;

/** The version with which the site gives the path of a file of our own. */
const VERSION = /\?v=[0-9a-f]+(?:-\d+x\d+)?$/;

/** An absolute web address, or the path of a file of our own without the version that the site gives it, or empty. */
const addressOr =
  (code: "noAddress" | "noWebAddress"): CellReader =>
  (text) => {
    const given = parsed(line(LONGEST_ADDRESS), text);
    const isPath = given.startsWith(ATTACHED_ASSETS);
    const plain = isPath ? given.replace(VERSION, "") : given;
    const own = isPath && !plain.includes("..");
    const web = /^https?:\/\/[^/]/i.test(plain) && URL.canParse(plain);
    if (plain !== "" && (/[\s"<>\\]/u.test(plain) || !(own || web))) {
      throw new CellError(code === "noAddress" ? { code, folder: ATTACHED_ASSETS } : { code });
    }
    return plain;
  };

/** Where a picture lies. */
export const address = addressOr("noAddress");

/** A page of somebody else: the same addresses, and another sentence for what is none. */
export const webAddress = addressOr("noWebAddress");

const YES = new Set(["", "yes", "true", "1"]);
const NO = new Set(["no", "false", "0"]);

/** `yes` or `no`; empty means yes. */
export const yesOrNo: CellReader = (text) => {
  const plain = text.trim().toLowerCase();
  if (YES.has(plain)) return "yes";
  if (NO.has(plain)) return "no";
  throw new CellError({ code: "notYesOrNo" });
};

/** A key as an export wrote it, or empty for one that is still to be made. */
export const ownKey: CellReader = (text, context) => {
  const key = oneLine(130)(text, context);
  if (key !== slugOf(key)) throw new CellError({ code: "notAKey" });
  return key;
};
