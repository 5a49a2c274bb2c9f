import { company } from "../content/company.ts";
import { confirmationMail } from "../content/en/mail.ts";
import { type Inquiry, QUOTE_CATEGORY } from "../domain/inquiry.ts";
import { greetableName } from "./greeting.ts";
import { mailContent } from "./mail-html.ts";
import type { MailContent } from "./transport.ts";

/**
 * The mail that thanks the visitor: the reference, what happens next (quotes within 24 hours, R11.4) and how
 * to reach us. Nothing else of what was typed stands in it, because anybody can type anybody's address.
 * `salesAddress` is where an answer goes.
 */
export function confirmationMailFor(inquiry: Inquiry, salesAddress: string): MailContent {
  const quote = inquiry.category === QUOTE_CATEGORY;
  const words = confirmationMail;
  const name = greetableName(inquiry);
  return {
    ...mailContent((quote ? words.quoteSubject : words.subject)(company.name, inquiry.reference), [
      { kind: "heading", text: words.heading },
      { kind: "paragraph", text: name === null ? words.unnamedGreeting : words.greeting(name) },
      { kind: "paragraph", text: quote ? words.quote : words.inquiry },
      { kind: "paragraph", text: words.reference(inquiry.reference) },
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
    ]),
    replyTo: { name: company.name, address: salesAddress },
  };
}
