import { type CSSProperties, Fragment, type ReactNode } from "react";
import { oneLine, severalLines } from "./layout.tsx";

const STYLES = {
  letter: { margin: "0 0 14px", overflowWrap: "anywhere" },
  signature: {
    margin: "24px 0 20px",
    padding: "14px 0 0",
    borderTop: "2px solid #16242b",
    fontSize: 14,
    fontStyle: "normal",
    color: "#516067",
  },
} as const satisfies Record<string, CSSProperties>;

type LetterProps = { children: string; show?: (line: string) => ReactNode };

/** A letter as a person typed it: a blank line begins a paragraph, and a line stays a line, which `show` may mark. */
export function Letter({ children, show }: LetterProps) {
  const paragraphs = severalLines(children)
    .trim()
    .split(/\n{2,}/);
  return (
    <section>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a mail is rendered once.
        <p key={index} style={STYLES.letter}>
          {paragraph.split("\n").map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above.
            <Fragment key={place}>
              {place > 0 && <br />}
              {show ? show(line) : line}
            </Fragment>
          ))}
        </p>
      ))}
    </section>
  );
}

/** Who we are, under a letter: the name, and lines below it. */
export function Signature({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <address style={STYLES.signature}>
      <b>{oneLine(name)}</b>
      {lines.map((line) => (
        <Fragment key={line}>
          <br />
          {oneLine(line)}
        </Fragment>
      ))}
    </address>
  );
}
