/** What parts texts that are looked through at once. */
export const BREAK = "\n";

/** Some texts in one, parted by line breaks, so that all of them are looked through at once. */
export type Texts = { whole: string; starts: Uint32Array };

/** Several texts as one. */
export function inOne(texts: readonly string[]): Texts {
  const starts = new Uint32Array(texts.length + 1);
  let at = 1;
  for (const [place, text] of texts.entries()) {
    starts[place] = at;
    at += text.length + 1;
  }
  starts[texts.length] = at;
  return { whole: `${BREAK}${texts.join(BREAK)}${BREAK}`, starts: starts.subarray(0, texts.length + 1) };
}

/** The places of the texts that hold this, which may have line breaks around it and is not empty. */
export function* textsWith({ whole, starts }: Texts, wanted: string): Generator<number> {
  const before = wanted.startsWith(BREAK) ? 1 : 0;
  let place = 0;
  for (let at = whole.indexOf(wanted); at >= 0;) {
    place = placeOf(starts, at + before, place);
    yield place;
    // Before the line break that begins the next text.
    at = whole.indexOf(wanted, (starts[place + 1] ?? whole.length) - 1);
  }
}

/** The last of these numbers, which rise, that is not above this one; it is sought from a place on, and mostly near to that. */
function placeOf(starts: Uint32Array, at: number, from: number): number {
  let step = 1;
  while ((starts[from + step] ?? Infinity) <= at) step *= 2;
  let [low, high] = [from + (step >> 1), Math.min(from + step, starts.length) - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
