import { DomUtils, parseDocument } from "htmlparser2";
import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "./transport.ts";

/** Control characters, and the marks that turn the direction of text around and so can disguise it. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for.
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/** Text as one line without anything invisible: fit for a header and for a labelled line. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\r\n\t\u2028\u2029]+/gu, " ")
    .replaceAll(UNPRINTABLE, "")
    .trim();
}

/** Text with its line breaks and without anything else that is invisible. */
export function severalLines(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(UNPRINTABLE, "");
}

// Mail programs drop style sheets, so every element carries its own style.
const STYLES = {
  body: {
    margin: 0,
    background: "#ffffff",
    color: "#0b161b",
    font: "16px/1.5 Arial,Helvetica,sans-serif",
  },
  // The ink line also begins a data sheet.
  column: { maxWidth: 640, margin: "24px auto", padding: "0 24px 24px", borderTop: "2px solid #0b161b" },
  heading: { fontSize: 20, lineHeight: 1.3, margin: "24px 0 8px" },
  paragraph: { margin: "0 0 12px" },
  facts: { borderCollapse: "collapse", fontSize: 15, margin: "0 0 12px" },
  label: {
    padding: "4px 16px 4px 0",
    verticalAlign: "top",
    textAlign: "left",
    fontWeight: "normal",
    color: "#516067",
  },
  value: { padding: "4px 16px 4px 0", verticalAlign: "top", textAlign: "left", overflowWrap: "anywhere" },
  link: { color: "#005f6b" },
  items: { borderCollapse: "collapse", width: "100%", fontSize: 15, margin: "0 0 12px" },
  count: {
    width: 32,
    padding: "8px 16px 8px 0",
    borderTop: "1px solid #d3dadc",
    verticalAlign: "top",
    textAlign: "right",
    fontWeight: "bold",
    whiteSpace: "nowrap",
  },
  item: { padding: "8px 0", borderTop: "1px solid #d3dadc", verticalAlign: "top", overflowWrap: "anywhere" },
  code: { color: "#516067" },
  note: { margin: "2px 0 0", color: "#516067", fontStyle: "italic" },
  quotation: {
    margin: "0 0 12px",
    padding: "12px 16px",
    borderLeft: "3px solid #005f6b",
    background: "#f7f7f3",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
} as const satisfies Record<string, CSSProperties>;

export function Heading({ children }: { children: string }) {
  return <h2 style={STYLES.heading}>{oneLine(children)}</h2>;
}

export function Paragraph({ children }: { children: string }) {
  return <p style={STYLES.paragraph}>{oneLine(children)}</p>;
}

/** A labelled line; `href` only for addresses that we made ourselves. */
export type Fact = { label: string; value: string; href?: string };

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table style={STYLES.facts}>
      <tbody>
        {facts.map(({ label, value, href }) => (
          <tr key={label}>
            <th scope="row" style={STYLES.label}>
              {label}
            </th>
            <td style={STYLES.value}>
              {href === undefined ? (
                oneLine(value)
              ) : (
                <a href={href} style={STYLES.link}>
                  {oneLine(value)}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Something that is asked for, and how many of it. The title is ours where it has an `href`, and else the visitor's, as
 * all notes are.
 */
export type Item = { count: string; code: string; title: string; href?: string; notes: readonly string[] };

/** What is asked for, each in a row; the plain text marks the visitor's own words as that of {@link Quotation} does. */
export function Items({ items }: { items: readonly Item[] }) {
  return (
    <div>
      <table style={STYLES.items}>
        <tbody>
          {items.map(({ count, code, title, href, notes }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a mail is rendered once.
            <tr key={index}>
              <td style={STYLES.count}>{count}</td>
              <td style={STYLES.item}>
                {href === undefined ? (
                  <q style={{ quotes: "none" }}>{oneLine(title)}</q>
                ) : (
                  <a href={href} style={STYLES.link}>
                    {oneLine(title)}
                  </a>
                )}
                {code === "" ? null : <span style={STYLES.code}> {oneLine(code)}</span>}
                {notes.map((note) => (
                  <p key={note} style={STYLES.note}>
                    {oneLine(note)}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Words of the visitor's own: as typed and set apart from ours. */
export function Quotation({ children }: { children: string }) {
  return <blockquote style={STYLES.quotation}>{severalLines(children)}</blockquote>;
}

type Block = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const TEXT_OF: Record<string, (block: Block) => string> = {
  section: (block) => DomUtils.getElementsByTagName("p", block).map(linesOf).join("\n\n"),
  address: linesOf,
  h2: (block) => DomUtils.textContent(block).toUpperCase(),
  table: (block) => DomUtils.getElementsByTagName("tr", block).map(rowText).join("\n"),
  div: (block) => DomUtils.getElementsByTagName("tr", block).map(itemText).join("\n"),
  // The mark at each line keeps a visitor's words from passing for ours.
  blockquote: (block) =>
    DomUtils.textContent(block)
      .split("\n")
      .map((line) => `> ${line}`.trimEnd())
      .join("\n"),
};

/** The text of a block whose line breaks are elements. */
function linesOf(block: Block): string {
  const texts = block.children.map((child) =>
    "name" in child && child.name === "br" ? "\n" : DomUtils.textContent(child),
  );
  return texts.join("");
}

function rowText(row: Block): string {
  const [label, value] = row.children.map((cell) => DomUtils.textContent(cell));
  const [link] = DomUtils.getElementsByTagName("a", row);
  return `${label}: ${link?.attribs["href"] ?? value}`;
}

/** A row of {@link Items}: count, title and code; under it the address and the notes. */
function itemText(row: Block): string {
  const textsOf = (name: string) => DomUtils.getElementsByTagName(name, row).map(DomUtils.textContent);
  const count = textsOf("td")[0] ?? "";
  const title = [...textsOf("q").map((own) => `> ${own}`), ...textsOf("a"), ...textsOf("span")].join("");
  const links = DomUtils.getElementsByTagName("a", row).map((link) => link.attribs["href"] ?? "");
  const below = [...links, ...textsOf("p").map((note) => `> ${note}`)];
  return [`${count} × ${title}`, ...below.map((line) => `    ${line}`)].join("\n");
}

/** The plain text of a mail's blocks, read from their markup, so that no block can be missing in one of the two. */
function plainText(markup: string): string {
  const blocks = DomUtils.getElementsByTagName("*", parseDocument(markup).children, false);
  const texts = blocks.map((block) => (TEXT_OF[block.name] ?? DomUtils.textContent)(block));
  return `${texts.join("\n\n")}\n`;
}

/**
 * A mail's subject and both its bodies from the blocks above: a small HTML document with its own styles, nothing
 * loaded from anywhere, and plain text. `tag` is the BCP 47 tag of the text.
 */
export function renderMail(
  subject: string,
  { tag, direction }: { tag: string; direction: "ltr" | "rtl" },
  blocks: ReactNode,
): Pick<MailContent, "subject" | "text" | "html"> {
  const title = oneLine(subject);
  const page = (
    <html lang={tag} dir={direction === "rtl" ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body style={STYLES.body}>
        <div style={STYLES.column}>{blocks}</div>
      </body>
    </html>
  );
  return {
    subject: title,
    text: plainText(renderToStaticMarkup(blocks)),
    html: `<!doctype html>\n${renderToStaticMarkup(page)}\n`,
  };
}
