import { bare } from "./search.ts";
import { otherSpellings, singularsOf } from "./spellings.ts";
import { plainWord } from "./synonyms.ts";
import { amountsLike } from "../figures/units.ts";

/** An amount with its unit, as a figure may state it too. */
type Amount = { amount: number; unit: string };

/** A part of a search: a word, an amount with its unit, or words that staff have given a meaning. */
export type Part = {
  said: string;
  /** Other ways to write it that mean the same. */
  alike: readonly string[];
  amounts: readonly Amount[];
  /** Those of `alike` that staff have given. */
  meant: readonly string[];
};

type Synonyms = ReadonlyMap<string, readonly string[]>;

/** More parts hardly narrow a search, and a synonym has no more words than these. */
const MOST_PARTS = 6;
const MOST_WORDS = 3;

/** An amount: "50", "0.5", "7,5", "1/2". */
const NUMBER = /^\d{1,6}(?:[.,]\d{1,2}|\/[1-9]\d?)?$/;
const WITH_UNIT = /^(\d{1,6}(?:[.,]\d{1,2}|\/[1-9]\d?)?)\s*(\D{1,8})$/u;

/** The parts of a search. */
export function partsOf(q: string, synonyms: Synonyms): Part[] {
  const words = plainWord(q).split(" ");
  const parts: Part[] = [];
  for (let at = 0; at < words.length && parts.length < MOST_PARTS;) {
    const { part, taken } = partAt(words.slice(at, at + MOST_WORDS), synonyms);
    if (part.said !== "") parts.push(part);
    at += taken;
  }
  return parts;
}

function partAt(words: readonly string[], synonyms: Synonyms): { part: Part; taken: number } {
  for (let taken = words.length; taken > 0; taken--) {
    const said = words.slice(0, taken).join(" ");
    const meant = [said, ...singularsOf(said)].flatMap((each) => synonyms.get(each) ?? []);
    if (meant.length > 0) return { part: partOf(said, meant, []), taken };
  }
  const [first = "", second = ""] = words;
  const isSplit = NUMBER.test(first) && amountIn(`${first} ${second}`) !== null;
  const said = isSplit ? `${first} ${second}` : first;
  const amounts = amountIn(said) ?? [];
  return { part: partOf(said, [], amounts), taken: isSplit ? 2 : 1 };
}

function partOf(said: string, meant: readonly string[], amounts: readonly Amount[]): Part {
  const written = amounts.flatMap(({ amount, unit }) => {
    const text = `${amount} ${unit.toLowerCase()}`;
    return [text, text.replace(" ", "")];
  });
  const others = [...meant, ...singularsOf(said), ...otherSpellings(said), ...written].filter(
    (text) => text !== said,
  );
  return { said, alike: [...new Set(others)], amounts, meant };
}

/** An amount in all units that measure the same; null where a text is none. */
function amountIn(text: string): Amount[] | null {
  const [, number = "", unit = ""] = WITH_UNIT.exec(text) ?? [];
  const [over = 0, under = 1] = number.replace(",", ".").split("/").map(Number);
  const amounts = unit === "" ? [] : amountsLike(over / under, unit.trim());
  return amounts.length > 0 ? amounts : null;
}

/** Whether two article numbers, {@link bare}, differ by one letter or digit, or by two that are swapped. */
export function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (a.length !== b.length) return restA.slice(1) === restB || restB.slice(1) === restA;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || restA.slice(1) === restB.slice(1);
}

/** What of a part may be meant of an article number; "" where that is too little. */
export function numberIn(said: string): string {
  const number = bare(said);
  return number.length >= 3 && /\d/.test(number) ? number : "";
}
