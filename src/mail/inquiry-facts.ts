import { fieldLabels } from "../content/en/mail.ts";
import type { Inquiry } from "../domain/inquiry.ts";
import type { MailFact } from "./mail-text.ts";

/** What an inquiry says about its sender and subject, as labelled lines; what wasn't given is left out. */
export function inquiryFacts(inquiry: Inquiry): MailFact[] {
  const facts: MailFact[] = [
    { label: fieldLabels.name, value: `${inquiry.firstName} ${inquiry.lastName}`.trim() },
    { label: fieldLabels.email, value: inquiry.email },
    { label: fieldLabels.phone, value: inquiry.phone },
    { label: fieldLabels.company, value: inquiry.company },
    { label: fieldLabels.category, value: inquiry.category },
  ];
  return facts.filter(({ value }) => value !== "");
}
