/** A piece of a text, `at` its offset; no line may break inside one that is `whole`. */
type Piece = { at: number; text: string; whole: boolean };

/** "1,000", "2.5", "1:100", "175–350", "840-1". */
const NUMBER = /\d+(?:[.,:–/-]\d+)*/u;
/** "L", "rpm", "months", "dB(A)", "°C", "m³/h", "mPa·s", and a percentage with what it is of. */
const UNIT = /%(?:\s\p{L}+)?|°?\p{L}{1,6}[²³]?(?:\(A\))?(?:[/·]\p{L}{1,4}[²³]?)?(?![\p{L}\p{N}])/u;
/** A number with the short name before it ("Grit 46", "EN 407"), further measures and its unit. */
const MEASURE = `(?:(?<![\\p{L}\\p{N}])\\p{Ll}?\\p{Lu}\\p{L}{0,4}\\.?\\s)?(?:[≤≥±]\\s?)?${NUMBER.source}(?:\\s?×\\s?${NUMBER.source})*(?:\\s(?:${UNIT.source}))?`;
/** "Scrubber-Dryer", "17-inch". */
const COMPOUND = "[\\p{L}\\p{N}]+(?:-[\\p{L}\\p{N}]+)+";
const WHOLE = new RegExp(`${MEASURE}(?!-?[\\p{L}\\p{N}])|${COMPOUND}`, "gu");

/** What has no place to break needs no care, and what is longer would run out of a narrow column. */
const BREAKS = /[\s/–-]/;
const LONGEST = 18;

/** At 16 px as wide as the words of a card on a phone of 360 px. */
const LONGEST_PART = 24;

/** Parts a name after its commas, where lines break before they do within a short part: "Mini Scrubber-Dryer, | 28 cm, Mains". */
export function partsOfName(name: string, longest = LONGEST_PART): Piece[] {
  let at = 0;
  return name.split(/(?<=, )/).map((text) => {
    const piece = { at, text, whole: text.trimEnd().length <= longest };
    at += text.length;
    return piece;
  });
}

/** Parts a text where lines may break; the pieces together are the text, letter by letter. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, whole: boolean) => {
    if (end > at) pieces.push({ at, text: text.slice(at, end), whole });
    at = end;
  };
  for (const { index, 0: found } of text.matchAll(WHOLE)) {
    if (!BREAKS.test(found) || found.length > LONGEST) continue;
    add(index, false);
    add(index + found.length, true);
  }
  add(text.length, false);
  return pieces;
}
