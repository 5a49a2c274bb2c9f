import type { MailState } from "../database/failed-mails.ts";
import type { Inquiry } from "../domain/inquiry/inquiry.ts";
import { type RequestedLine, textOfLine } from "../domain/quote/quote-lines.ts";
import { texts } from "./command-line.ts";

const { labels, ...inquiries } = texts.inquiries;

/** An inquiry with the mails that it owes. */
export type InquiryWithMails = { inquiry: Inquiry; mails: readonly MailState[] };

const bahrainTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Asia/Bahrain",
});

/** Whether some mail of an inquiry has not arrived yet or never will. */
export function isUndelivered({ mails }: InquiryWithMails): boolean {
  return mails.some(({ state }) => state !== "sent");
}

/** What of an inquiry's mails has not been sent, such as `desk failed, confirmation waiting`; empty when all have. */
export function undeliveredMark({ mails }: InquiryWithMails): string {
  const open = mails.filter(({ state }) => state !== "sent");
  return [...new Set(open.map(({ kind, state }) => inquiries.mail(kind, state)))].join(", ");
}

/** Date and time of an instant in Bahrain, such as `2026-03-01 12:55`. */
export function timeInBahrain(instant: string): string {
  return bahrainTime.format(new Date(instant));
}

/** Text for a terminal, without what would move its cursor, colour it or turn its direction around. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
}

const fullName = ({ firstName, lastName }: Inquiry) => `${firstName} ${lastName}`.trim();

/** One line of the list: reference, time in Bahrain, status, what is undelivered, name. */
export function listLine(each: InquiryWithMails): string {
  const { inquiry } = each;
  const { reference, createdAt, status } = inquiry;
  return [
    reference,
    timeInBahrain(createdAt),
    status.padEnd(8),
    (undeliveredMark(each) || inquiries.delivered).padEnd(36),
    printable(fullName(inquiry)),
  ].join("  ");
}

function mailLine({ kind, recipient, state, attempts, lastError, sentAt }: MailState): string {
  const to = printable(recipient);
  if (state === "sent") return inquiries.sent(kind, to, sentAt === null ? "" : timeInBahrain(sentAt));
  const line = inquiries.unsent(kind, to, state, attempts);
  return lastError === null ? line : `${line}: ${printable(lastError)}`;
}

/** The lines of a quote request as one cell of a table. */
export function linesText(lines: readonly RequestedLine[]): string {
  return lines.flatMap(textOfLine).map(printable).join("\n");
}

/** Everything about one inquiry, for a terminal. */
export function showLines({ inquiry, mails }: InquiryWithMails): string[] {
  const facts = [
    [labels.reference, inquiry.reference],
    [labels.received, inquiries.bahrainTime(timeInBahrain(inquiry.createdAt))],
    [labels.status, inquiry.status],
    [labels.name, fullName(inquiry)],
    [labels.email, inquiry.email],
    [labels.phone, inquiry.phone],
    [labels.company, inquiry.company],
    [labels.category, inquiry.category],
    [labels.source, inquiry.source ?? ""],
  ];
  return [
    ...facts.flatMap(([label = "", value = ""]) => (value === "" ? [] : [`${label}: ${printable(value)}`])),
    "",
    ...inquiry.message.split("\n").map((line) => `> ${printable(line)}`.trimEnd()),
    "",
    ...(inquiry.lines.length === 0 ? [] : [linesText(inquiry.lines), ""]),
    ...mails.map(mailLine),
  ];
}
