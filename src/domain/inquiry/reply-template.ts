import type { InquiryStatus } from "./inquiry.ts";

/** A reply that is begun with. Its texts have fields such as `{first name}`. */
export type ReplyTemplate = {
  key: string;
  name: string;
  subject: string;
  body: string;
  /** The status that a reply of this kind leads to. */
  movesTo: InquiryStatus | null;
  /** Whether it is for what several lines ask for. */
  isOfLines?: boolean;
};

/** A field: a name in braces on one line. */
const FIELD = /\{([^{}\n]{1,60})\}/gu;

/** What fields hold, by their names. */
export type FieldValues = Readonly<Record<string, string>>;

/** The text with every field that has a value filled; the others stay, for whoever writes. */
export function fillFields(text: string, values: FieldValues): string {
  return text.replaceAll(FIELD, (field, name: string) => values[name.trim().toLowerCase()] || field);
}

/** The names of fields that still stand in a text, each once. A reply with any can't be sent. */
export function openFields(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(FIELD)].map(([, name = ""]) => name.trim())))];
}

/** A part of a text: as it was typed, filled by the template, or a field that is still open. */
type TextPart = { text: string; kind: "typed" | "filled" | "open" };

/** Where the first field stands in a text, to be written over; null when none is open. */
export function firstOpenField(text: string): { start: number; end: number } | null {
  const start = text.search(FIELD);
  return start < 0 ? null : { start, end: text.indexOf("}", start) + 1 };
}

/** Cuts a text so that what a template has filled (`values`) and what is open can be marked in it. */
export function textParts(text: string, values: readonly string[]): TextPart[] {
  const filled = [...new Set(values)].filter(
    // What has fields itself is marked by these.
    (value) => value.length > 1 && openFields(value).length === 0,
  );
  filled.sort((a, b) => b.length - a.length);
  const escaped = filled.map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const marked = new RegExp([FIELD.source, ...escaped].join("|"), "gu");
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), kind: "typed" });
    parts.push({ text: match[0], kind: match[1] === undefined ? "filled" : "open" });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), kind: "typed" });
  return parts;
}
