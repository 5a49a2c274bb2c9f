import { withPlainDigits } from "./article-numbers.ts";
import { MAX_QUANTITY } from "../limits.ts";

/** How many are asked for; doubtful where what was written is none that a line can have. */
export type PastedQuantity = { quantity: number; isDoubtful: boolean };

/** What stands in a text for the article number that was found in it. */
export const FOUND = "\u0001";

const NUMBER = String.raw`-?\d{1,3}(?:[,'’ ]\d{3})+(?!\d)|-?\d+(?:[.,]\d+)?`;
const UNITS =
  "pcs?|pieces?|nos?|numbers?|units?|ea|each|sets?|box(?:es)?|cartons?|ctns?|packs?|packets?|pkts?|rolls?|bottles?|cans?|pairs?|stk|stück|حبة|حبات|قطعة|قطع|علبة|كرتون";
const WORDS = "qty|quantity|q'ty|count|amount|pcs|nos|no of|عدد|الكمية|كمية";

/** "2 x 5 L" are two canisters, "50 x 60 cm" is a size. */
const CONTENT = String.raw`\d+(?:[.,]\d+)?\s*(?:l|ltrs?|lit\w*|ml|kg|g|gal)(?![\p{L}\p{N}])`;
const SIZE = String.raw`\s*(?:[x×*]\s*\d|(?:cm|mm|m|in|inch|inches|l|ml|kg|g|v|w|kw|bar|hp)(?![\p{L}\p{N}])|["″”%])`;

/** From the surest to the least sure: "qty: 4", "2 x", "x 4", "4 pcs", a number right before or after the article number. */
const PATTERNS = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${WORDS})\s*[.:=]?\s*(${NUMBER})(?![\p{L}\p{N}])`, "iu"),
  new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])(${NUMBER})\s*[x×*](?=\s*[^\s\d.,]|\s*${CONTENT})`, "iu"),
  new RegExp(String.raw`(?<=[${FOUND}\s(,;:])(?<!\d\s*)[x×*]\s*(${NUMBER})(?![\p{L}\p{N}]|${SIZE})`, "iu"),
  // Behind an article number that the catalogue doesn't have: "COM-9999 x 3".
  new RegExp(String.raw`(?<=\p{L}[\p{Pd}_./]?\d{3,16}\s+)[x×*]\s*(${NUMBER})\s*\.?\s*$`, "iu"),
  new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])(${NUMBER})\s*(?:${UNITS})(?![\p{L}\p{N}])`, "iu"),
  new RegExp(String.raw`^\s*(${NUMBER})\s+${FOUND}`, "u"),
  new RegExp(String.raw`^\s*[([]\s*(${NUMBER})\s*[)\]]\s*${FOUND}`, "u"),
  new RegExp(
    String.raw`${FOUND}\s*(?:[,:=/•·;]|(?:(?<=${FOUND})[–—-]|[–—-](?!\d))|[-=]>|→|\.{2,}|…)?\s*[([]?\s*(${NUMBER})\s*[)\]]?\s*\.?\s*$`,
    "u",
  ),
];

/** What of a text says how many, and nothing of what. */
const COUNTING = new RegExp(String.raw`(?<![\p{L}])(?:${WORDS}|${UNITS}|x)(?![\p{L}])`, "giu");

const UNIT_FIRST = new RegExp(String.raw`^\s*(?:${UNITS})(?![\p{L}\p{N}])`, "iu");

/** Whether what stands before a text is how many of something, as in "COM-202 4 pcs" before "pcs". */
export function beginsWithUnit(text: string): boolean {
  return UNIT_FIRST.test(text);
}

/** Whether a text says nothing but how many of an article. */
export function saysNoMore(text: string): boolean {
  return !/\p{L}/u.test(text.replaceAll(COUNTING, ""));
}

/** What counts the lines of a list: "1. ", "2) ". */
const NUMBERING = /^\s*\d{1,3}[.)]\s/;

/** Whether a text beside an article number says nothing but a number, of which it does not say what it counts. */
export function hasBareNumber(text: string): boolean {
  return text.includes(FOUND) && saysNoMore(text) && /\d/.test(withPlainDigits(text).replace(NUMBERING, ""));
}

const LEADING = new RegExp(String.raw`^\s*(?!${CONTENT})\d{1,4}(?!${SIZE})\s+\p{L}`, "iu");

/** Whether words begin with a number that may be how many, or part of a name: "10 two-wheel bins", "3 phase motor". */
export function beginsWithNumber(text: string): boolean {
  return LEADING.test(withPlainDigits(text));
}

const ALONE = new RegExp(String.raw`^\s*(${NUMBER})\s*(?:${UNITS})?\s*$`, "iu");

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const IN_WORDS = String.raw`(?<![\p{L}\p{N}])(?:${NUMBERS.join("|")})`;
const COUNTED_IN_WORDS = new RegExp(String.raw`${IN_WORDS}(?=\s+(?:${UNITS})(?![\p{L}\p{N}]))`, "giu");
const BARE_IN_WORDS = new RegExp(String.raw`${IN_WORDS}(?![\p{L}\p{N}])`, "giu");

/** The text with digits for numbers in words, where they say how many: "two units", but not "two-wheel bin". */
function withDigits(text: string): string {
  const plain = withPlainDigits(text);
  const digits = (word: string) => String(NUMBERS.indexOf(word.toLowerCase()));
  const bare = plain.replaceAll(BARE_IN_WORDS, digits);
  return saysNoMore(bare) ? bare : plain.replaceAll(COUNTED_IN_WORDS, digits);
}

/** The quantity in a cell that holds nothing else, or null. */
export function quantityAlone(cell: string): PastedQuantity | null {
  const [, number] = ALONE.exec(withDigits(cell)) ?? [];
  return number === undefined ? null : toQuantity(number);
}

/** The quantity in a text, in which {@link FOUND} stands for the article number; null where it says none. */
export function quantityIn(text: string): PastedQuantity | null {
  const plain = withDigits(text);
  for (const pattern of PATTERNS) {
    const [, number] = pattern.exec(plain) ?? [];
    if (number !== undefined) return toQuantity(number);
  }
  return null;
}

/** A description without what says how many of it: "floor pads, 10 pcs", "x 4". */
export function withoutQuantity(text: string): string {
  const plain = withDigits(text);
  const said = PATTERNS.find((pattern) => pattern.test(plain));
  return said ? plain.replace(said, " ") : beginsWithNumber(plain) ? plain.replace(/^\s*\d+/, "") : plain;
}

/** "1,000" is a thousand, "2.00" is two, and 0, -3, 2.5 or 100000 are no quantities. */
function toQuantity(written: string): PastedQuantity {
  const whole = written.replaceAll(/[,'’ ](?=\d{3}(?!\d))/g, "").replace(/[.,]0+$/, "");
  const quantity = /^-?\d{1,9}$/.test(whole) ? Number(whole) : 0;
  const isPossible = quantity >= 1 && quantity <= MAX_QUANTITY;
  return { quantity: isPossible ? quantity : 1, isDoubtful: !isPossible };
}
