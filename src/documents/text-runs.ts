import bidiFactory from "bidi-js";
import { drawnAs, isDrawn, LEFT_OUT } from "./drawn-letters.ts";

/** Letters of one font and direction, in the order in which they are drawn from left to right. */
type TextRun = { text: string; script: "sans" | "arabic" };

const bidi = bidiFactory();

const ARABIC = /[\p{Script=Arabic}؀-ۿ]/u;

/** Whether a text begins from the right, as its first letter with a direction says. */
export function isRightToLeft(text: string): boolean {
  return !isDrawn(text) && bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1;
}

/**
 * A line in runs as they stand on paper (UAX 9); the letters of an Arabic run are joined and turned by its font. Letters that
 * neither font has are written in another way or left out.
 */
export function runsOf(text: string): TextRun[] {
  // The sans font has letters from left to right alone, and nearly all text is written in them.
  if (isDrawn(text)) return [{ text, script: "sans" }];
  const line = text.normalize("NFC");
  const embedding = bidi.getEmbeddingLevels(line, "auto");
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: (TextRun & { level: number })[] = [];
  let at = 0;
  let before = "";
  for (const letter of line) {
    const level = embedding.levels[at] ?? 0;
    const script = ARABIC.test(letter) ? "arabic" : "sans";
    const given = mirrored.get(at) ?? letter;
    at += letter.length;
    const drawn = script === "arabic" ? given : drawnAs(given);
    // One sign for all letters in a row that are left out.
    if (drawn === "" || (drawn === LEFT_OUT && before === LEFT_OUT)) continue;
    before = drawn;
    const last = runs.at(-1);
    if (last?.script !== script || last.level !== level) runs.push({ text: drawn, script, level });
    // The Arabic font turns its own letters.
    else last.text = level % 2 === 1 && script === "sans" ? drawn + last.text : last.text + drawn;
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
