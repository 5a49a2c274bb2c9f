import { Parser } from "htmlparser2";

/** The element that hostile texts try to make; no page of ours has it. */
export const PLANTED = "x-x";

/** Attributes whose value a browser goes to or loads. */
const ADDRESSES = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "xlink:href",
  "data",
  "poster",
  "background",
]);
/** What of an address runs code, once blanks and control characters are taken out, as browsers do. */
const RUNS = /^(?:javascript|vbscript|data:(?!image\/|font\/))/i;
/** Elements that load or redirect by themselves and that no page of ours has. */
const LOADING = new Set(["base", "object", "embed", "frame", "applet", "portal"]);

/** An HTML text as a browser reads it. */
export type Markup = {
  /** What of it would run or load although nobody of us wrote it; empty for a sound page. */
  wrong: string[];
  /** All text and the values of all attributes, each with its entities read. */
  words: string;
  /** The code of scripts that stand in it. */
  scripts: string[];
  /** The texts of its blocks of linked data. */
  data: string[];
};

/** Reads a page or mail by a parser. */
export function readMarkup(html: string): Markup {
  const read: Markup = { wrong: [], words: "", scripts: [], data: [] };
  let open: { type: string; code: string } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === PLANTED || LOADING.has(name)) read.wrong.push(`<${name}>`);
      if (name === "meta" && attributes["http-equiv"]?.toLowerCase() === "refresh")
        read.wrong.push("refresh");
      for (const [attribute, value] of Object.entries(attributes)) {
        read.words += ` ${value}`;
        if (/^on|^srcdoc$|^x-x|[<"']/i.test(attribute)) read.wrong.push(`<${name} ${attribute}>`);
        const target = value.replaceAll(/[\p{Cc}\s]/gu, "");
        if (ADDRESSES.has(attribute) && RUNS.test(target))
          read.wrong.push(`${attribute}=${target.slice(0, 60)}`);
      }
      if (name === "script" && !("src" in attributes)) open = { type: attributes["type"] ?? "", code: "" };
    },
    ontext(text) {
      if (open) open.code += text;
      else read.words += text;
    },
    oncomment(text) {
      if (text.includes(PLANTED)) read.wrong.push("a comment that a text has begun");
    },
    onclosetag(name) {
      if (name !== "script" || !open) return;
      if (open.type.includes("json")) read.data.push(open.code);
      else read.scripts.push(open.code);
      open = null;
    },
  });
  parser.end(html);
  return read;
}
