import { Parser } from "htmlparser2";
import { CellError } from "../errors.ts";

/** Elements that tell HTML from text that merely holds a "<", such as "for rooms <50 m²". */
const TAG = new RegExp(
  "</?(?:a|abbr|article|b|big|blockquote|br|button|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|" +
    "footer|h[1-6]|header|hr|i|iframe|img|ins|li|main|mark|meta|ol|p|pre|s|script|section|small|span|strike|strong|" +
    "style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|video)(?:[\\s/][^<>]*)?>",
  "i",
);
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const HIDDEN = new Set(["script", "style", "template", "iframe", "svg"]);
/** Elements that begin a line of their own, and those with an empty line around them. */
const LINES = new Set(["div", "li", "tr", "dt", "dd", "section", "article", "figcaption"]);
const PARAGRAPHS = new Set([
  "p",
  "ul",
  "ol",
  "dl",
  "table",
  "blockquote",
  "pre",
  "hr",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
]);
const DEEPEST = 200;
/** How often text may have been escaped, such as twice in `&amp;amp;`. */
const MOST_PASSES = 5;

/** HTML as plain text, its blocks as lines; text that is no HTML comes back as it is. Throws {@link CellError}. */
export function htmlToText(text: string): string {
  let plain = text;
  for (let pass = 0; TAG.test(plain) || ENTITY.test(plain); pass += 1) {
    const next = onePass(plain);
    // A name that no character has, such as `&nosuch;`, stays as it is.
    if (next === plain) return plain;
    if (pass === MOST_PASSES) throw new CellError({ code: "htmlTooOften" });
    plain = next;
  }
  return plain;
}

function onePass(html: string): string {
  // Where blocks make the lines, the line breaks between them are as good as spaces.
  const hasBlocks = /<(?:br|p|div|li|tr|h[1-6])\b/i.test(html);
  let text = "";
  let breaks = 0;
  let depth = 0;
  let hidden = 0;
  const lineBreak = (name: string) => {
    if (name === "br") breaks += 1;
    else breaks = Math.max(breaks, PARAGRAPHS.has(name) ? 2 : LINES.has(name) ? 1 : 0);
  };
  const parser = new Parser({
    onopentagname(name) {
      depth += 1;
      if (depth > DEEPEST) throw new CellError({ code: "htmlTooDeep" });
      if (HIDDEN.has(name)) hidden += 1;
      // The cells of a table's row must not run into one word.
      else if (name === "td" || name === "th") text += " ";
      else lineBreak(name);
    },
    ontext(piece) {
      if (hidden > 0) return;
      const plain = hasBlocks ? piece.replaceAll(/\s+/g, " ") : piece;
      if (breaks > 0 && plain.trim() === "") return;
      text += "\n".repeat(Math.min(breaks, 2)) + plain;
      breaks = 0;
    },
    onclosetag(name) {
      depth -= 1;
      if (HIDDEN.has(name)) hidden -= 1;
      else if (name !== "br") lineBreak(name);
    },
  });
  parser.end(html);
  return text
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();
}
