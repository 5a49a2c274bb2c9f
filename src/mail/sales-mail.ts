import { fieldLabels, salesMail } from "../content/en/mail.ts";
import type { Inquiry } from "../domain/inquiry.ts";
import { inquiryFacts } from "./inquiry-facts.ts";
import { htmlBody } from "./mail-html.ts";
import { type MailFact, type MailPiece, oneLine, plainBody } from "./mail-text.ts";
import type { MailContent } from "./transport.ts";

/** The address of the page that the visitor came from, or null when it isn't one of our site. */
function pageLink(source: string | null, publicUrl: string): string | null {
  if (source === null || !URL.canParse(source, publicUrl)) return null;
  const url = new URL(source, publicUrl);
  // A path such as `/\elsewhere.example` would lead away from our site.
  return url.origin === new URL(publicUrl).origin ? url.href : null;
}

/** The moment as the sales desk's own clock shows it. */
const bahrainTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Asia/Bahrain",
});

/** The mail for the sales desk: every detail of the inquiry, and an answer goes to the visitor. */
export function salesMailFor(inquiry: Inquiry, publicUrl: string): MailContent {
  const link = pageLink(inquiry.source, publicUrl);
  const origin: MailFact[] = link ? [{ label: fieldLabels.source, value: link, href: link }] : [];
  const pieces: MailPiece[] = [
    { kind: "heading", text: salesMail.heading },
    {
      kind: "facts",
      facts: [
        { label: fieldLabels.reference, value: inquiry.reference },
        { label: fieldLabels.received, value: bahrainTime.format(new Date(inquiry.createdAt)) },
        ...inquiryFacts(inquiry),
        ...origin,
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
