import { fieldLabels, salesMail } from "../content/en/mail.ts";
import type { Inquiry } from "../domain/inquiry.ts";
import { inquiryFacts } from "./inquiry-facts.ts";
import { htmlBody } from "./mail-html.ts";
import { type MailPiece, oneLine, plainBody } from "./mail-text.ts";
import { pageFacts } from "./page-link.ts";
import type { MailContent } from "./transport.ts";

/** The moment as the sales desk's own clock shows it. */
const bahrainTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Asia/Bahrain",
});

/** The mail for the sales desk: every detail of the inquiry, and an answer goes to the visitor. */
export function salesMailFor(inquiry: Inquiry, publicUrl: string): MailContent {
  const pieces: MailPiece[] = [
    { kind: "heading", text: salesMail.heading },
    {
      kind: "facts",
      facts: [
        { label: fieldLabels.reference, value: inquiry.reference },
        { label: fieldLabels.received, value: bahrainTime.format(new Date(inquiry.createdAt)) },
        ...inquiryFacts(inquiry),
        ...pageFacts(fieldLabels.source, inquiry.source, publicUrl),
      ],
    },
    { kind: "heading", text: salesMail.message },
    { kind: "quotation", text: inquiry.message },
    { kind: "paragraph", text: salesMail.answer },
  ];
  const subject = oneLine(salesMail.subject(inquiry.reference, inquiry.category));
  return {
    subject,
    text: plainBody(pieces),
    html: htmlBody(subject, pieces),
    replyTo: { name: oneLine(`${inquiry.firstName} ${inquiry.lastName}`), address: inquiry.email },
  };
}
