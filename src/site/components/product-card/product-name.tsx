import styles from "./product-card.module.css";

/** A piece of a text, `at` its offset; `isFigure` for a number with its unit. */
type Piece = { at: number; text: string; isFigure: boolean };

/** A number, with the short word or unit after it: "5 L", "1,000 W", "230 V". */
const FIGURE = /(\d[\d.,]*\s\p{L}{1,4}(?!\p{L}))/u;

/**
 * Parts a text so that no line breaks between a number and its unit; the pieces together are the text, letter
 * by letter.
 */
export function keepUnitsTogether(text: string): Piece[] {
  let at = 0;
  return text
    .split(FIGURE)
    .map((piece, index) => {
      at += piece.length;
      return { at: at - piece.length, text: piece, isFigure: index % 2 === 1 };
    })
    .filter((piece) => piece.text !== "");
}

/** A product's name in a heading: no line breaks between a number and its unit. */
export function ProductName({ children }: { children: string }) {
  return keepUnitsTogether(children).map(({ at, text, isFigure }) =>
    isFigure ? (
      <span key={at} className={styles.quantity}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
