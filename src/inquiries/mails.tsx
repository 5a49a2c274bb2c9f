import { awaySentence } from "../content/away.ts";
import type { Contents, LanguageContent } from "../content/load.ts";
import type { CompanyChanges, CompanyFacts } from "../domain/company/company.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { inquiryById } from "../database/inquiries/inquiries.ts";
import { replyById, threadBefore } from "../database/inquiries/inquiry-replies.ts";
import type { OutboxRow } from "../database/outbox.ts";
import { type Inquiry, QUOTE_CATEGORY } from "../domain/inquiry/inquiry.ts";
import type { OpeningHours } from "../domain/company/opening-hours.ts";
import { awayBeforeReply } from "../domain/inquiry/reply-clock.ts";
import { type Fact, Facts, Heading, oneLine, Paragraph, Quotation, renderMail } from "../mail/layout.tsx";
import type { MailContent, OutgoingMail } from "../mail/transport.ts";
import { replyMail } from "./reply-mail.tsx";
import { LinesForDesk, LinesForVisitor } from "./mail-lines.tsx";

/** Longer ones are sentences rather than names (characters). */
const MAX_NAME_LENGTH = 40;

/**
 * Words of letters, with the marks that names are written with. A dot ends a word (`A. B. Haddad Jr.`), so that
 * no mail program makes a link of it; digits, slashes, colons and `@` are in no name.
 */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:\.(?= |$))?(?:[ '’\-‐]+\p{L}[\p{L}\p{M}]*(?:\.(?= |$))?)*$/u;

/**
 * The sender's name, where it can stand in a mail of ours: a mail must not carry the words of whoever typed a
 * stranger's address into the form. Null for what looks like a link, an address or a message.
 */
export function greetableName({
  firstName,
  lastName,
}: Pick<Inquiry, "firstName" | "lastName">): string | null {
  const name = oneLine(`${firstName} ${lastName}`).replaceAll(/\s+/gu, " ");
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) ? name : null;
}

/** The address of the page that the visitor came from, or null when it isn't one of our site. */
function pageLink(source: string | null, publicUrl: string): string | null {
  if (source === null || !URL.canParse(source, publicUrl)) return null;
  const url = new URL(source, publicUrl);
  // A path such as `/\elsewhere.example` would lead away from our site.
  return url.origin === new URL(publicUrl).origin ? url.href : null;
}

/** What an inquiry says, as labelled lines; what wasn't given is left out. */
function factsOf(inquiry: Inquiry, content: LanguageContent, publicUrl: string): Fact[] {
  const { fieldLabels } = content.get("mail");
  const time = new Intl.DateTimeFormat(content.locale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Asia/Bahrain",
  });
  const page = pageLink(inquiry.source, publicUrl);
  const facts: Fact[] = [
    { label: fieldLabels.reference, value: inquiry.reference },
    { label: fieldLabels.received, value: time.format(new Date(inquiry.createdAt)) },
    { label: fieldLabels.name, value: `${inquiry.firstName} ${inquiry.lastName}`.trim() },
    { label: fieldLabels.email, value: inquiry.email },
    { label: fieldLabels.phone, value: inquiry.phone },
    { label: fieldLabels.company, value: inquiry.company },
    { label: fieldLabels.category, value: inquiry.category },
    ...(page === null ? [] : [{ label: fieldLabels.source, value: page, href: page }]),
  ];
  return facts.filter(({ value }) => value !== "");
}

/** The notice to the sales desk: every detail of the inquiry, and an answer goes to the visitor. */
export function salesMail(inquiry: Inquiry, content: LanguageContent, publicUrl: string): MailContent {
  const { subject, heading, message, answer } = content.get("mail").salesMail;
  const blocks = (
    <>
      <Heading>{heading}</Heading>
      <Facts facts={factsOf(inquiry, content, publicUrl)} />
      <LinesForDesk lines={inquiry.lines} content={content} publicUrl={publicUrl} />
      <Heading>{message}</Heading>
      <Quotation>{inquiry.message}</Quotation>
      <Paragraph>{answer}</Paragraph>
    </>
  );
  return {
    ...renderMail(subject(inquiry.reference, inquiry.category), content, blocks),
    replyTo: { name: greetableName(inquiry) ?? "", address: inquiry.email },
  };
}

/**
 * The mail that thanks the visitor: the reference, what happens next (quotes within 24 hours, R11.4; when the
 * office opens next where that is later), the products that were asked for, and how to reach us. Nothing of what was typed stands in it, because anybody can type
 * anybody's address. `salesAddress` is where an answer goes.
 */
export function confirmationMail(
  inquiry: Inquiry,
  content: LanguageContent,
  { salesAddress, publicUrl, hours }: { salesAddress: string; publicUrl: string; hours: OpeningHours },
): MailContent {
  const { company } = content;
  const text = content.get("mail").confirmationMail;
  const quote = inquiry.category === QUOTE_CATEGORY;
  const subject = quote ? text.quoteSubject : text.subject;
  const name = greetableName(inquiry);
  const away = awayBeforeReply(new Date(inquiry.createdAt), hours, company.replyGoal);
  const facts = [
    { label: text.showroom, value: company.showroom },
    { label: text.warehouse, value: company.warehouse },
    { label: text.email, value: company.email },
    { label: text.address, value: company.address },
  ];
  const blocks = (
    <>
      <Heading>{text.heading}</Heading>
      <Paragraph>{name === null ? text.unnamedGreeting : text.greeting(name)}</Paragraph>
      <Paragraph>{quote ? text.quote : text.inquiry}</Paragraph>
      {away && <Paragraph>{awaySentence(away, text.away, content.locale)}</Paragraph>}
      <Paragraph>{text.reference(inquiry.reference)}</Paragraph>
      <LinesForVisitor lines={inquiry.lines} content={content} publicUrl={publicUrl} />
      <Heading>{company.name}</Heading>
      <Paragraph>{text.reach}</Paragraph>
      <Facts facts={facts} />
      <Paragraph>{text.notYou}</Paragraph>
    </>
  );
  return {
    ...renderMail(subject(company.name, inquiry.reference), content, blocks),
    replyTo: { name: company.name, address: salesAddress },
  };
}

type Settings = {
  handle: Pick<DatabaseHandle, "db">;
  /** The first is the language of the sales desk, and of inquiries whose own language the site no longer has. */
  contents: Contents;
  /** What of the company's facts is changed at the moment. */
  companyChanges: () => CompanyChanges;
  /** The sender of all mails; may carry a name (`Name <address>`). */
  from: string;
  /** Where the answer to a confirmation or a reply goes. */
  replyTo: (company: CompanyFacts) => string;
  publicUrl: string;
  hours: () => OpeningHours;
};

/** How the outbox worker gets the message of a mail of an inquiry. */
export function composeInquiryMail({
  handle,
  contents,
  companyChanges,
  from,
  replyTo,
  publicUrl,
  hours,
}: Settings): (mail: OutboxRow) => Promise<OutgoingMail> {
  return async ({ id, inquiryId, kind, recipient, messageId, replyId }) => {
    const inquiry = await inquiryById(handle.db, inquiryId);
    if (!inquiry) throw new Error(`The inquiry of mail ${id} is missing`);
    const envelope = { from, messageId };
    if (kind === "sales") {
      const mail = salesMail(inquiry, contents[0].withCompany(companyChanges()), publicUrl);
      return { ...mail, ...envelope, to: { name: "", address: recipient } };
    }
    const language = contents.find(({ tag }) => tag === inquiry.language) ?? contents[0];
    const content = language.withCompany(companyChanges());
    const salesAddress = replyTo(content.company);
    if (kind === "reply") {
      const reply = await replyById(handle.db, replyId);
      if (!reply) throw new Error(`The reply of mail ${id} is missing`);
      const thread = await threadBefore(handle.db, inquiryId, id);
      const to = { name: greetableName(inquiry) ?? "", address: recipient };
      return { ...replyMail(reply, inquiry, content, salesAddress), ...envelope, to, thread, byHand: true };
    }
    const mail = confirmationMail(inquiry, content, { salesAddress, publicUrl, hours: hours() });
    return { ...mail, ...envelope, to: { name: greetableName(inquiry) ?? "", address: recipient } };
  };
}
