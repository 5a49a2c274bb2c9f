import { type MailFact, type MailPiece, oneLine, plainBody, severalLines } from "./mail-text.ts";
import type { MailContent } from "./transport.ts";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const CELL = "padding:4px 16px 4px 0;vertical-align:top;text-align:left";

function factRow({ label, value, href }: MailFact): string {
  const shown = escapeHtml(oneLine(value));
  const cell = href ? `<a href="${escapeHtml(href)}" style="color:#00539f">${shown}</a>` : shown;
  return (
    `<tr><th scope="row" style="${CELL};font-weight:normal;color:#55636b">${escapeHtml(label)}</th>` +
    `<td style="${CELL};overflow-wrap:anywhere">${cell}</td></tr>`
  );
}

function htmlPiece(piece: MailPiece): string {
  switch (piece.kind) {
    case "heading":
      return `<h2 style="font-size:18px;line-height:1.3;margin:28px 0 8px">${escapeHtml(oneLine(piece.text))}</h2>`;
    case "paragraph":
      return `<p style="margin:0 0 12px">${escapeHtml(oneLine(piece.text))}</p>`;
    case "facts":
      return (
        `<table style="border-collapse:collapse;font-size:15px;margin:0 0 12px">` +
        `<tbody>${piece.facts.map(factRow).join("")}</tbody></table>`
      );
    case "quotation":
      return (
        `<blockquote style="margin:0 0 12px;padding:12px 16px;border-left:3px solid #c5ced3;background:#f4f6f7;` +
        `white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(severalLines(piece.text))}</blockquote>`
      );
  }
}

/** The HTML body: a whole small document with its own styles, no picture and nothing loaded from anywhere. */
function htmlBody(title: string, pieces: readonly MailPiece[]): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(oneLine(title))}</title></head>`,
    '<body style="margin:0;background:#ffffff;color:#16242b;font:16px/1.5 Arial,Helvetica,sans-serif">',
    '<div style="max-width:640px;margin:0 auto;padding:24px">',
    ...pieces.map(htmlPiece),
    "</div></body>",
    "</html>",
    "",
  ].join("\n");
}

/** A mail's subject and both its bodies, the layout that all our mails share. */
export function mailContent(
  subject: string,
  pieces: readonly MailPiece[],
): Pick<MailContent, "subject" | "text" | "html"> {
  return { subject: oneLine(subject), text: plainBody(pieces), html: htmlBody(subject, pieces) };
}
