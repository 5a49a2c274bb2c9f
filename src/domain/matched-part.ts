import { bare } from "./search.ts";

/** The part of a text that a search matched, from one offset to before another; null where it matched none of it. */
export type MatchedPart = readonly [from: number, to: number] | null;

/** The letters of a text as a search compares them, each with its offset in the text. */
function comparable(text: string, of: (letter: string) => string) {
  const letters: { letter: string; at: number }[] = [];
  let at = 0;
  for (const character of text) {
    for (const letter of of(character).split("")) letters.push({ letter, at });
    at += character.length;
  }
  return letters;
}

function find(text: string, wanted: string, of: (letter: string) => string, atWords: boolean): MatchedPart {
  if (wanted === "") return null;
  const letters = comparable(text, of);
  const whole = letters.map(({ letter }) => letter).join("");
  const sought = Array.from(wanted, of).join("");
  // Some letters are two in lower case, of which half would be no part of the text.
  const isWhole = (place: number) => letters[place]?.at !== letters[place - 1]?.at;
  const places = [];
  for (let place = whole.indexOf(sought); place >= 0; place = whole.indexOf(sought, place + 1)) {
    if (isWhole(place) && isWhole(place + sought.length)) places.push(place);
  }
  const beginsWord = (place: number) => !/[\p{L}\p{N}]/u.test(text[(letters[place]?.at ?? 0) - 1] ?? "");
  const place = (atWords ? places.find(beginsWord) : undefined) ?? places[0];
  const [first, next] = place === undefined ? [] : [letters[place], letters[place + sought.length]];
  return first ? [first.at, next?.at ?? text.length] : null;
}

const lower = (letter: string) => letter.toLowerCase();

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
