import { editDistance } from "./edit-distance.ts";

/** Words of letters, each with the set of its letters, by which most are ruled out without comparing them. */
export type Vocabulary = ReadonlyMap<string, number>;

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 4;
/** Longer ones are hardly a misspelled word. */
const MOST_LETTERS = 40;

/** Every different word of a text. */
export function vocabularyOf(text: string): Vocabulary {
  const words = new Set(text.toLowerCase().match(/\p{L}{2,40}/gu));
  return new Map(Array.from(words, (word) => [word, lettersOf(word)]));
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

/** The words nearest to a misspelled one, at most three: one letter off, of seven letters or more two. */
export function nearestWords(
  asked: string,
  vocabularies: readonly Vocabulary[],
): { words: string[]; distance: number } {
  const none = { words: [], distance: 0 };
  if (asked.length < LEAST_LETTERS || asked.length > MOST_LETTERS || !/^\p{L}+$/u.test(asked)) return none;
  const most = asked.length < 7 ? 1 : 2;
  const letters = lettersOf(asked);
  let nearest: string[] = [];
  let distance = most + 1;
  for (const vocabulary of vocabularies) {
    for (const [word, own] of vocabulary) {
      if (word.length < LEAST_LETTERS || Math.abs(word.length - asked.length) > most) continue;
      // Hardly anybody mistypes the first letter.
      if (word[0] !== asked[0] && word[1] !== asked[0]) continue;
      if (bitsOf(letters ^ own) > 2 * most) continue;
      const steps = editDistance(asked, word);
      if (steps < distance) [nearest, distance] = [[], steps];
      if (steps === distance && steps <= most) nearest.push(word);
    }
  }
  return nearest.length === 0 ? none : { words: [...new Set(nearest)].slice(0, 3), distance };
}

/** Two words that were typed as one, with what parts them in texts: "handdryer", "scrubberdryer". */
export function inTwo(asked: string, vocabularies: readonly Vocabulary[]): string[] {
  const isKnown = (word: string) => vocabularies.some((each) => each.has(word));
  const splits = Array.from({ length: Math.min(asked.length, MOST_LETTERS) }, (_, at) => at).slice(2, -1);
  return splits.flatMap((at) => {
    const [word, rest] = [asked.slice(0, at), asked.slice(at)];
    return isKnown(word) && isKnown(rest) ? [`${word} ${rest}`, `${word}-${rest}`] : [];
  });
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
