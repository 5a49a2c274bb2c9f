import { fieldLabels, salesMail } from "../content/en/mail.ts";
import type { Inquiry } from "../domain/inquiry.ts";
import { greetableName } from "./greeting.ts";
import { mailContent } from "./mail-html.ts";
import type { MailFact } from "./mail-text.ts";
import type { MailContent } from "./transport.ts";

/** The moment as the sales desk's own clock shows it. */
const bahrainTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Asia/Bahrain",
});

/** The address of the page that the visitor came from, or null when it isn't one of our site. */
function pageLink(source: string | null, publicUrl: string): string | null {
  if (source === null || !URL.canParse(source, publicUrl)) return null;
  const url = new URL(source, publicUrl);
  // A path such as `/\elsewhere.example` would lead away from our site.
  return url.origin === new URL(publicUrl).origin ? url.href : null;
}

/** What an inquiry says, as labelled lines; what wasn't given is left out. */
function factsOf(inquiry: Inquiry, publicUrl: string): MailFact[] {
  const page = pageLink(inquiry.source, publicUrl);
  const facts: MailFact[] = [
    { label: fieldLabels.reference, value: inquiry.reference },
    { label: fieldLabels.received, value: bahrainTime.format(new Date(inquiry.createdAt)) },
    { label: fieldLabels.name, value: `${inquiry.firstName} ${inquiry.lastName}`.trim() },
    { label: fieldLabels.email, value: inquiry.email },
    { label: fieldLabels.phone, value: inquiry.phone },
    { label: fieldLabels.company, value: inquiry.company },
    { label: fieldLabels.category, value: inquiry.category },
    ...(page === null ? [] : [{ label: fieldLabels.source, value: page, href: page }]),
  ];
  return facts.filter(({ value }) => value !== "");
}

/** The mail for the sales desk: every detail of the inquiry, and an answer goes to the visitor. */
export function salesMailFor(inquiry: Inquiry, publicUrl: string): MailContent {
  return {
    ...mailContent(salesMail.subject(inquiry.reference, inquiry.category), [
      { kind: "heading", text: salesMail.heading },
      { kind: "facts", facts: factsOf(inquiry, publicUrl) },
      { kind: "heading", text: salesMail.message },
      { kind: "quotation", text: inquiry.message },
      { kind: "paragraph", text: salesMail.answer },
    ]),
    replyTo: { name: greetableName(inquiry) ?? "", address: inquiry.email },
  };
}
