import { Fragment } from "react";
import { partsOfName, piecesOf } from "../../../domain/text-pieces.ts";
import styles from "./catalogue-text.module.css";

/**
 * A text of the catalogue (name, description, feature, value) or about it: no line breaks between a number and its unit or
 * within a compound. Its letters stay as they are, so that copies, search engines and screen readers get the plain text.
 */
export function CatalogueText({ children }: { children: string }) {
  return piecesOf(children).map(({ at, text, whole }) =>
    whole ? (
      <span key={at} className={styles.whole}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** A product's name, whose lines end after commas where parts of up to `longest` letters lie between them. */
export function ProductName({ children, longest }: { children: string; longest?: number }) {
  return partsOfName(children, longest).map(({ at, text, whole }) =>
    whole ? (
      <Fragment key={at}>
        <span className={styles.part}>
          <CatalogueText>{text.trimEnd()}</CatalogueText>
        </span>
        {text.endsWith(" ") ? " " : ""}
      </Fragment>
    ) : (
      <CatalogueText key={at}>{text}</CatalogueText>
    ),
  );
}
