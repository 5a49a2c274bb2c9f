/** The steps from one text to another: `distances[i][j]` is how many lead from the first `i` letters to the first `j`. */
function distances(from: string, to: string): number[][] {
  const table = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= from.length; i++) {
    const [before = [], earlier] = [table[i - 1], table[i - 2]];
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = earlier && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          (before[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (before[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (earlier[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    table.push(row);
  }
  return table;
}

/** How many letters have to be typed, left out, replaced, or swapped with their neighbour to get from one text to the other. */
export function editDistance(from: string, to: string): number {
  return distances(from, to).at(-1)?.at(-1) ?? 0;
}

/** A piece of a text; `isNew` where the other text lacked its letters or had others. */
export type ComparedPiece = { text: string; isNew: boolean };

/** The text `to` in pieces, those marked that were missing or wrong in `from`. The pieces together are the text. */
export function comparedWith(from: string, to: string): ComparedPiece[] {
  const table = distances(from, to);
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const kept = new Set<number>();
  let [i, j] = [from.length, to.length];
  while (i > 0 && j > 0) {
    if (from[i - 1] === to[j - 1] && at(i, j) === at(i - 1, j - 1)) {
      kept.add(j - 1);
      [i, j] = [i - 1, j - 1];
    } else if (at(i, j) === at(i, j - 1) + 1) j -= 1;
    else if (at(i, j) === at(i - 1, j) + 1) i -= 1;
    else if (at(i, j) === at(i - 1, j - 1) + 1) [i, j] = [i - 1, j - 1];
    else [i, j] = [i - 2, j - 2];
  }
  const pieces: ComparedPiece[] = [];
  for (const [index, letter] of to.split("").entries()) {
    const isNew = !kept.has(index);
    const last = pieces.at(-1);
    if (last?.isNew === isNew) last.text += letter;
    else pieces.push({ text: letter, isNew });
  }
  return pieces;
}
