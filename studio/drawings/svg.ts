/**
 * A file of drawings. What pages show of it by `<use href="file.svg#id">` takes its colours from the page: custom
 * properties reach into it, classes and style sheets do not. `parts` is SVG markup, one part a line.
 */
export function svgFile(parts: readonly string[], attributes = ""): string {
  return [`<svg xmlns="http://www.w3.org/2000/svg"${attributes}>`, ...parts, "</svg>", ""].join("\n");
}

/** Pseudo-random numbers from 0 to 1, the same at every run (a linear congruence). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A path of no length, which a round line cap shows as a dot. */
export const dot = (x: number, y: number) => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
