import { bare } from "./search.ts";

/** The part of a text that a search matched, from one offset to before another; null where it matched none of it. */
export type MatchedPart = readonly [from: number, to: number] | null;

/** Signs of which each is one in lower case too. */
const PLAIN = /^[ -~]*$/;

const lower = (letter: string) => letter.toLowerCase();

/** The letters of a text as a search compares them, and the offset of each in the text. */
function comparable(text: string, of: (letter: string) => string) {
  // Names are mostly plain, and lists of thousands are looked through for the likeliest.
  if (of === lower && PLAIN.test(text)) return { whole: text.toLowerCase(), at: (place: number) => place };
  let whole = "";
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const letters = of(character);
    whole += letters;
    for (let n = 0; n < letters.length; n++) offsets.push(at);
    at += character.length;
  }
  return { whole, at: (place: number) => offsets[place] ?? text.length };
}

function find(text: string, wanted: string, of: (letter: string) => string, atWords: boolean): MatchedPart {
  if (wanted === "") return null;
  const { whole, at } = comparable(text, of);
  const sought = Array.from(wanted, of).join("");
  // Some letters are two in lower case, of which half would be no part of the text.
  const isWhole = (place: number) => place === 0 || at(place) !== at(place - 1);
  const beginsWord = (place: number) => !/[\p{L}\p{N}]/u.test(text[at(place) - 1] ?? "");
  let first: number | null = null;
  for (let place = whole.indexOf(sought); place >= 0; place = whole.indexOf(sought, place + 1)) {
    if (!isWhole(place) || !isWhole(place + sought.length)) continue;
    first ??= place;
    if (!atWords || beginsWord(place)) {
      first = place;
      break;
    }
  }
  return first === null ? null : [at(first), at(first + sought.length)];
}

/** Where a text has what is wanted, whatever the capitals: at the beginning of a word, if there is one. */
export function matchedPart(text: string, wanted: string): MatchedPart {
  return find(text, wanted.trim(), lower, true);
}

type Part = readonly [from: number, to: number];

/** Where a text has the whole search, or else each of its words; in order, and none within another. */
export function matchedParts(text: string, wanted: string): readonly Part[] {
  const whole = matchedPart(text, wanted);
  if (whole) return [whole];
  const parts = wanted
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const part = matchedPart(text, word);
      return part ? [part] : [];
    });
  const ordered = parts.toSorted(([a, c], [b, d]) => a - b || d - c);
  let end = 0;
  return ordered.filter(([from, to]) => {
    const isFree = from >= end;
    if (isFree) end = to;
    return isFree;
  });
}

/** Where an article number has what is wanted, whatever dashes, spaces and capitals either of them has. */
export function matchedNumber(articleNumber: string, wanted: string): MatchedPart {
  return find(articleNumber, bare(wanted), bare, false);
}
