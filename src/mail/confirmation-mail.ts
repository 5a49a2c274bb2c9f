import { company } from "../content/en/company.ts";
import { confirmationMail, fieldLabels } from "../content/en/mail.ts";
import { type Inquiry, QUOTE_CATEGORY } from "../domain/inquiry.ts";
import { inquiryFacts } from "./inquiry-facts.ts";
import { htmlBody } from "./mail-html.ts";
import { type MailPiece, oneLine, plainBody } from "./mail-text.ts";
import { pageFacts } from "./page-link.ts";
import type { MailContent } from "./transport.ts";

/**
 * The mail that thanks the visitor: the reference, what happens next (quotes within 24 hours, spec §9), and
 * a copy of what they sent, with the page that they asked about. `salesAddress` is where their answer goes.
 */
export function confirmationMailFor(
  inquiry: Inquiry,
  salesAddress: string | null,
  publicUrl: string,
): MailContent {
  const quote = inquiry.category === QUOTE_CATEGORY;
  const words = confirmationMail;
  const pieces: MailPiece[] = [
    { kind: "heading", text: words.heading },
    { kind: "paragraph", text: words.greeting(`${inquiry.firstName} ${inquiry.lastName}`.trim()) },
    { kind: "paragraph", text: quote ? words.quote : words.inquiry },
    { kind: "paragraph", text: words.reference(inquiry.reference) },
    { kind: "heading", text: words.copy },
    {
      kind: "facts",
      facts: [
        { label: fieldLabels.reference, value: inquiry.reference },
        ...inquiryFacts(inquiry),
        ...pageFacts(fieldLabels.page, inquiry.source, publicUrl),
      ],
    },
    { kind: "paragraph", text: words.message },
    { kind: "quotation", text: inquiry.message },
    { kind: "heading", text: company.name },
    { kind: "paragraph", text: words.reach },
    {
      kind: "facts",
      facts: [
        { label: words.showroom, value: company.phones.showroom },
        { label: words.warehouse, value: company.phones.warehouse },
        { label: words.email, value: company.email },
        { label: words.address, value: company.address },
      ],
    },
    { kind: "paragraph", text: words.notYou },
  ];
  const subject = oneLine((quote ? words.quoteSubject : words.subject)(company.name, inquiry.reference));
  return {
    subject,
    text: plainBody(pieces),
    html: htmlBody(subject, pieces),
    replyTo: salesAddress === null ? null : { name: company.name, address: salesAddress },
  };
}
