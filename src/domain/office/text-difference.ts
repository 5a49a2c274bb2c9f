/** A part of two texts: of both, or of one side alone. */
type DifferingPiece = { text: string; side: "both" | "left" | "right" };

/** Longer texts are compared as a whole: the table of the comparison grows with the square of their words. */
const MOST_WORDS = 1500;

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]+/gu) ?? [];

/** Texts that share less than this part of their words are two texts: what both have by chance tells nothing. */
const LEAST_SHARED = { ofShorter: 0.3, ofLonger: 0.12 };

/** Two texts as pieces of words in their order, with as much of both as can be; of texts that share little, each as a whole. */
export function differingPieces(left: string, right: string): DifferingPiece[] {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return joined([...of(a, "left"), ...of(b, "right")]);
  // How many words both have in common from each pair of places on.
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = common[i] ?? new Uint16Array();
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: DifferingPiece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      pieces.push({ text: a[i] ?? "", side: "both" });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ text: a[i] ?? "", side: "left" });
      i += 1;
    } else {
      pieces.push({ text: b[j] ?? "", side: "right" });
      j += 1;
    }
  }
  const shared = seen(pieces.filter(({ side }) => side === "both").map(({ text }) => text));
  const [shorter = 0, longer = 0] = [seen(a), seen(b)].toSorted((x, y) => x - y);
  const least = Math.max(shorter * LEAST_SHARED.ofShorter, longer * LEAST_SHARED.ofLonger);
  return joined(shared < least ? [...of(a, "left"), ...of(b, "right")] : pieces);
}

/** How many of the words are more than space. */
const seen = (words: readonly string[]) => words.filter((word) => /\S/u.test(word)).length;

const of = (words: readonly string[], side: DifferingPiece["side"]) => words.map((text) => ({ text, side }));

/** Neighbours of one side as one piece. */
function joined(pieces: readonly DifferingPiece[]): DifferingPiece[] {
  const result: DifferingPiece[] = [];
  for (const { text, side } of pieces) {
    const last = result.at(-1);
    if (last?.side === side) last.text += text;
    else result.push({ text, side });
  }
  return result;
}

/** Of unchanged text, so much is kept beside what changed (characters). */
const BESIDE = 40;

/** The pieces with the middle of long unchanged ones left out, for where a change is told in a line. */
export function shortened(pieces: readonly DifferingPiece[]): DifferingPiece[] {
  return pieces.map((piece, at) => {
    const { text, side } = piece;
    const head = at === 0 ? "" : text.slice(0, BESIDE);
    const tail = at === pieces.length - 1 ? "" : text.slice(-BESIDE);
    return side !== "both" || text.length <= head.length + tail.length + 3
      ? piece
      : { side, text: `${head} … ${tail}`.trim() };
  });
}
