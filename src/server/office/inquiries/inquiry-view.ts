import { eventsOf } from "../../../database/inquiries/inquiry-events.ts";
import { othersFromPage, otherInquiries } from "../../../database/inquiries/inquiry-earlier.ts";
import { mailsOf } from "../../../database/failed-mails.ts";
import { inquiryById, inquiryByReference } from "../../../database/inquiries/inquiries.ts";
import { repliesOf } from "../../../database/inquiries/inquiry-replies.ts";
import { inquiryWork } from "../../../database/inquiries/inquiry-work.ts";
import type { Database } from "../../../database/schema.ts";
import { deliveryFailure, serverLine } from "../../../domain/inquiry/delivery-failure.ts";
import { companyDomain } from "../../../domain/inquiry/inquiry-keys.ts";
import { phoneKey, phoneText } from "../../../domain/inquiry/phone.ts";
import { givenCompany } from "../../../domain/quote/quote.ts";
import { readQuoteMessage } from "../../../domain/quote/quote-message.ts";
import { RETENTION_MONTHS } from "../../../inquiries/retention.ts";
import { isReference } from "../../../inquiries/reference.ts";
import { productOfPage, shownProduct } from "./inquiry-product.ts";
import type { OfficeServices } from "../office.ts";

/** The id of the inquiry that an address names by its reference, in any case, or by its id; null for neither. */
export async function inquiryIdOf(db: Database, named: string): Promise<string | null> {
  const reference = named.toUpperCase();
  if (!isReference(reference)) return named;
  return (await inquiryByReference(db, reference))?.id ?? null;
}

/** Within how long others are counted that came from the same page (ms). */
const MONTH = 30 * 24 * 60 * 60_000;

/** How many characters of another inquiry's words are shown. */
const BEGINNING = 120;

/** What is told of a reply's mail: a failed one with the reason and the server's own line. */
function replyView(reply: Awaited<ReturnType<typeof repliesOf>>[number]) {
  const { id, by, recipient, subject, body, state, sendAt, createdAt, sentAt, attempts, lastError } = reply;
  const failure =
    state === "failed" && lastError !== null
      ? { reason: deliveryFailure(lastError), line: serverLine(lastError) }
      : null;
  return { id, by, recipient, subject, body, state, sendAt, createdAt, sentAt, attempts, failure };
}

/** Everything that the page of one inquiry shows; null when there is none of this id. */
export async function inquiryView(
  {
    handle,
    catalogue,
    contents,
    hours,
    now,
  }: Pick<OfficeServices, "handle" | "catalogue" | "contents" | "hours" | "now">,
  id: string,
) {
  const { db } = handle;
  const [inquiry, work] = await Promise.all([inquiryById(db, id), inquiryWork(db, id)]);
  if (!inquiry || !work) return null;
  const since = new Date(now().getTime() - MONTH).toISOString();
  const { source } = inquiry;
  const [events, replies, others, mails, alsoFromPage] = await Promise.all([
    eventsOf(db, id),
    repliesOf(db, id),
    otherInquiries(db, id),
    mailsOf(db, [id]),
    source === null ? 0 : othersFromPage(db, { id, source, since }),
  ]);
  const current = catalogue.current();
  const confirmation = mails.find(({ kind }) => kind === "confirmation");
  return {
    ...work,
    category: inquiry.category,
    language: inquiry.language,
    ...readQuoteMessage(inquiry.message),
    person: {
      firstName: inquiry.firstName,
      lastName: inquiry.lastName,
      email: inquiry.email,
      phone: inquiry.phone === "" ? null : { text: phoneText(inquiry.phone), key: phoneKey(inquiry.phone) },
      company: givenCompany(inquiry.company),
      domain: companyDomain(inquiry.email),
    },
    lines: inquiry.lines.map(({ product, text, quantity, note }) => {
      const found = product ? current.byId.get(product.id) : undefined;
      return { quantity, text, note, named: product, product: found ? shownProduct(found, current) : null };
    }),
    source,
    alsoFromPage,
    product: productOfPage(source, current),
    mails: {
      confirmation: confirmation
        ? { recipient: confirmation.recipient, state: confirmation.state, sentAt: confirmation.sentAt }
        : null,
      deskTold: mails.some(({ kind, state }) => kind === "sales" && state === "sent"),
    },
    events: events.map(({ data, ...event }) => {
      // What an undo needs is nobody's to read.
      const { before: _, ...said } = data;
      return { ...event, data: said };
    }),
    replies: replies.map(replyView),
    others: others.map(({ message, ...other }) => ({
      ...other,
      beginning: readQuoteMessage(message).words.slice(0, BEGINNING),
    })),
    hours: hours(),
    retentionMonths: RETENTION_MONTHS,
    officePhone: contents[0].withCompany(current.company).company.showroom,
  };
}
