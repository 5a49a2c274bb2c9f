import bidiFactory from "bidi-js";

/** Letters of one font and direction, in the order in which they are drawn from left to right. */
export type TextRun = { text: string; script: "sans" | "arabic" };

const bidi = bidiFactory();

const ARABIC = /[\p{Script=Arabic}؀-ۿ]/u;

/** Text that is all written from left to right in letters of the Latin font, which nearly all is. */
const PLAIN = /^[\u0020-\u058f\u1e00-\u22ff]*$/;

/** Whether a text begins from the right, as its first letter with a direction says. */
export function isRightToLeft(text: string): boolean {
  return !PLAIN.test(text) && bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1;
}

/** A line in runs as they stand on paper (UAX 9); the letters of an Arabic run are joined and turned by its font. */
export function runsOf(line: string): TextRun[] {
  if (PLAIN.test(line)) return [{ text: line, script: "sans" }];
  const embedding = bidi.getEmbeddingLevels(line, "auto");
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: (TextRun & { level: number })[] = [];
  let at = 0;
  for (const letter of line) {
    const level = embedding.levels[at] ?? 0;
    const script = ARABIC.test(letter) ? "arabic" : "sans";
    const text = mirrored.get(at) ?? letter;
    const last = runs.at(-1);
    if (last?.script !== script || last.level !== level) runs.push({ text, script, level });
    // The Arabic font turns its own letters.
    else last.text = level % 2 === 1 && script === "sans" ? text + last.text : last.text + text;
    at += letter.length;
  }
  return turned(runs);
}

/** Rule L2: from the highest level down, what lies at a level or above it is turned around. */
function turned<Run extends { level: number }>(runs: Run[]): Run[] {
  const order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    let from = 0;
    while (from < order.length) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = to + 1;
    }
  }
  return order;
}
