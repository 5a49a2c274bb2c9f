/** One piece of a mail; both bodies, plain text and HTML, are made from the same pieces. */
export type MailPiece =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly MailFact[] }
  /** Words of the visitor's own: kept as typed and set apart from ours. */
  | { kind: "quotation"; text: string };

/** A labelled line; `href` only for addresses that we made ourselves. */
export type MailFact = { label: string; value: string; href?: string };

/** Control characters, and the marks that turn the direction of text around and so can disguise it. */
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/** Text as one line without anything invisible: fit for a header and for a labelled line. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\r\n\t\u2028\u2029]+/gu, " ")
    .replaceAll(UNPRINTABLE, "")
    .trim();
}

/** Text of several lines without anything invisible. */
export function severalLines(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(UNPRINTABLE, "");
}

function plainPiece(piece: MailPiece): string {
  switch (piece.kind) {
    case "heading":
      return oneLine(piece.text).toUpperCase();
    case "paragraph":
      return oneLine(piece.text);
    case "facts":
      return piece.facts.map(({ label, value, href }) => `${label}: ${href ?? oneLine(value)}`).join("\n");
    case "quotation":
      // The mark at each line keeps a visitor's words from passing for ours.
      return severalLines(piece.text)
        .split("\n")
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
  }
}

/** The plain text body. */
export function plainBody(pieces: readonly MailPiece[]): string {
  return `${pieces.map(plainPiece).join("\n\n")}\n`;
}
