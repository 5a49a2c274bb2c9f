import type { Product } from "../product/product.ts";
import { type Texts, textsWith } from "./search-texts.ts";
import { otherSpellings, singularsOf } from "./spellings.ts";
import { amountsLike } from "../figures/units.ts";

/** How a search is read where nothing has it as it is typed. */
export type Reading = {
  /** The spellings of each word, in small letters, and how one stands between spaces: a text has one of each. */
  words: readonly { spellings: readonly string[]; within: RegExp }[];
  /** The words in their order, with spaces or dashes between them, in a text in small letters. */
  pattern: RegExp;
};

const APART = String.raw`[\s\p{Pd}\u2212]`;
const AMOUNT = /^(\d+(?:[.,]\d+)?)(\D*)$/u;
const INCH = /^(?:["″]|in|inch|inches)$/;

/**
 * Reads a search so that dashes count as spaces, "50cm" as "50 cm", `17"` as "17 inch", a plural as its singular and a
 * British spelling as the American one, or the other way round. Null where that reads nothing else than what was typed.
 */
export function readingOf(q: string): Reading | null {
  const typed = q.trim().toLowerCase();
  const parts = typed.split(new RegExp(`${APART}+`, "u")).filter((part) => part !== "");
  const words: { spellings: readonly string[]; within: string }[] = [];
  let pattern = "";
  let afterNumber = false;
  let unitFollows = false;
  for (const part of parts) {
    const last = words.at(-1);
    if (afterNumber && isUnit(part)) {
      pattern += unitPattern(part);
      afterNumber = false;
      unitFollows = true;
      continue;
    }
    const [, number, unit = ""] = AMOUNT.exec(part) ?? [];
    const isAmount = number !== undefined && isUnit(unit);
    const spellings = isAmount ? [number] : [part, ...otherSpellings(part)];
    const singulars = spellings.flatMap(singularsOf);
    // A word may begin within another, as where it is typed; a number may not: "50 cm" is not in "150 cm".
    pattern += pattern !== "" ? `${APART}+` : /^\d/.test(part) ? String.raw`(?<![\p{L}\p{N}.,])` : "";
    const any = anyOf(spellings, singulars);
    pattern += any;
    // A unit may follow its number at once, another word only after a space or dash.
    if (last && !unitFollows) last.within += `(?:$|${APART})`;
    unitFollows = isAmount;
    if (isAmount) pattern += unitPattern(unit);
    afterNumber = number !== undefined && unit === "";
    words.push({ spellings: [...spellings, ...singulars], within: (last ? `(?:^|${APART})` : "") + any });
  }
  const [first, ...more] = words;
  const isAsTyped = more.length === 0 && first?.spellings.length === 1 && first.spellings[0] === typed;
  if (!first || isAsTyped) return null;
  return {
    words: words.map(({ spellings, within }) => ({ spellings, within: new RegExp(within, "u") })),
    pattern: new RegExp(pattern, "u"),
  };
}

/** Whether a product has a search as it is read, in its name or its description. */
export function isRead({ name, description }: Pick<Product, "name" | "description">, { pattern }: Reading) {
  return pattern.test(name.toLowerCase()) || pattern.test(description.toLowerCase());
}

/** The places of the texts without spaces that have a word of a reading. */
export function* textsReadAs(
  texts: Texts,
  { spellings, within }: Reading["words"][number],
): Generator<number> {
  const { whole, starts } = texts;
  for (const spelling of spellings) {
    for (const place of textsWith(texts, spelling)) {
      if (within.test(whole.slice(starts[place], (starts[place + 1] ?? 0) - 1))) yield place;
    }
  }
}

const isUnit = (text: string) => text !== "" && amountsLike(1, text).length > 0;

/** A unit after its number, and no more of a word. */
function unitPattern(unit: string): string {
  const written = INCH.test(unit)
    ? String.raw`(?:["″]|in(?:ch(?:es)?)?(?!\p{L}))`
    : `${escaped(unit)}(?!\\p{L})`;
  return `${APART}*${written}`;
}

/** One of the spellings with more of a word after it, as it may be typed further; or a whole singular. */
function anyOf(spellings: readonly string[], singulars: readonly string[]): string {
  const further = spellings.map((text) => (/\d$/.test(text) ? `${escaped(text)}(?!\\d)` : escaped(text)));
  return `(?:${[...further, ...singulars.map((text) => `${escaped(text)}(?!\\p{L})`)].join("|")})`;
}

const escaped = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&");
