import { Fragment, type ReactNode } from "react";
import { partsOfName, piecesOf } from "../../../domain/text-pieces.ts";
import styles from "./catalogue-text.module.css";

/** What has more letters may be broken where few have room in a line. */
const WIDE = 10;

/**
 * A text of the catalogue (name, description, feature, value) or about it: no line breaks between a number and its unit or
 * within a compound. Its letters stay as they are, so that copies, search engines and screen readers get the plain text.
 */
export function CatalogueText({ children }: { children: string }) {
  return piecesOf(children).map(({ at, text, whole }) =>
    whole ? (
      <span key={at} className={text.length > WIDE ? `${styles.whole} ${styles.wide}` : styles.whole}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** So many letters have room in the narrowest column of names, set apart as far as readers may want them (WCAG 1.4.12). */
const SHORT = 15;

type NameProps = {
  children: string;
  longest?: number;
  /** How a part that begins at this letter of the name is written. */
  draw?: (part: string, at: number) => ReactNode;
};

const plain = (part: string) => <CatalogueText>{part}</CatalogueText>;

/** A product's name, whose lines end after commas where parts of up to `longest` letters lie between them. */
export function ProductName({ children, longest, draw = plain }: NameProps) {
  return partsOfName(children, longest).map(({ at, text, whole }) => (
    <Fragment key={at}>
      {whole ? (
        <>
          <span className={text.trimEnd().length > SHORT ? styles.long : styles.part}>
            {draw(text.trimEnd(), at)}
          </span>
          {text.endsWith(" ") ? " " : ""}
        </>
      ) : (
        draw(text, at)
      )}
    </Fragment>
  ));
}
