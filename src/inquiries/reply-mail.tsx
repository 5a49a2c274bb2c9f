import type { LanguageContent } from "../content/load.ts";
import type { Inquiry } from "../domain/inquiry/inquiry.ts";
import { readQuoteMessage } from "../domain/quote/quote-message.ts";
import { textParts } from "../domain/inquiry/reply-template.ts";
import { subjectWithReference } from "../domain/inquiry/reply.ts";
import { Paragraph, Quotation, renderMail } from "../mail/layout.tsx";
import { Letter, Signature } from "../mail/letter.tsx";
import type { MailContent } from "../mail/transport.ts";

/** How much of the customer's own words is repeated below an answer, in characters. */
const QUOTED = 600;

const GAP = { background: "#fbe9e7", color: "#9b1c0f" };

/** The beginning of a long text, cut between words. */
function beginning(text: string): string {
  if (text.length <= QUOTED) return text;
  return `${text.slice(0, QUOTED).replace(/\s+\S*$/u, "")} …`;
}

/** A line in which fields of a template that are still open are gaps with their names. None is ever sent. */
function withGaps(line: string) {
  return textParts(line, []).map(({ text, kind }, place) =>
    kind === "open" ? (
      // oxlint-disable-next-line react/no-array-index-key -- a mail is rendered once.
      <mark key={place} style={GAP}>
        [{text.slice(1, -1)}]
      </mark>
    ) : (
      text
    ),
  );
}

/**
 * The mail of an answer that staff wrote: the letter, who we are, and the words that it answers. `salesAddress` is where
 * the customer's answer goes.
 */
export function replyMail(
  reply: { subject: string; body: string; by: { name: string } },
  inquiry: Inquiry,
  content: LanguageContent,
  salesAddress: string,
): MailContent {
  const { company } = content;
  const { youWrote } = content.get("mail").replyMail;
  const day = new Intl.DateTimeFormat(content.locale, { dateStyle: "long", timeZone: "Asia/Bahrain" });
  const blocks = (
    <>
      <Letter show={withGaps}>{reply.body}</Letter>
      <Signature name={reply.by.name} lines={[company.name, company.address, company.showroom]} />
      <Paragraph>{youWrote(day.format(new Date(inquiry.createdAt)))}</Paragraph>
      <Quotation>{beginning(readQuoteMessage(inquiry.message).words)}</Quotation>
    </>
  );
  return {
    ...renderMail(subjectWithReference(reply.subject, inquiry.reference), content, blocks),
    replyTo: { name: company.name, address: salesAddress },
  };
}
