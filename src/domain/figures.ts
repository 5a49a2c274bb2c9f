/** A piece of a text, `at` its place in it; `figure` holds together: a number with what it counts. */
export type Piece = { at: number; text: string; figure: boolean };

/** A number, with the short word or unit after it: "5 L", "1,000 W", "230 V". */
const FIGURE = /(\d[\d.,]*\s\p{L}{1,4}(?!\p{L}))/u;

/**
 * Parts a text so that no line breaks between a number and its unit; the pieces together are the text, letter
 * by letter.
 */
export function withFigures(text: string): Piece[] {
  let at = 0;
  return text
    .split(FIGURE)
    .map((piece, index) => {
      at += piece.length;
      return { at: at - piece.length, text: piece, figure: index % 2 === 1 };
    })
    .filter((piece) => piece.text !== "");
}
