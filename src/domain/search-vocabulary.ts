import { editDistance } from "./edit-distance.ts";

/** Words of letters, each with the set of its letters, by which most are ruled out without comparing them. */
export type Vocabulary = readonly { word: string; letters: number }[];

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 4;
/** Longer ones are hardly a misspelled word. */
const MOST_LETTERS = 40;

/** Every different word of a text. */
export function vocabularyOf(text: string): Vocabulary {
  const words = new Set(text.toLowerCase().match(/\p{L}{4,40}/gu));
  return Array.from(words, (word) => ({ word, letters: lettersOf(word) }));
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
  for (const { word, letters: own } of vocabularies.flat()) {
    if (Math.abs(word.length - asked.length) > most || bitsOf(letters ^ own) > 2 * most) continue;
    const steps = editDistance(asked, word);
    if (steps < distance) [nearest, distance] = [[], steps];
    if (steps === distance && steps <= most) nearest.push(word);
  }
  return nearest.length === 0 ? none : { words: [...new Set(nearest)].slice(0, 3), distance };
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
