import * as v from "valibot";
import { errorKey } from "../form.ts";
import { type NewInquiry, QUOTE_CATEGORY } from "../inquiry/inquiry.ts";
import { line, paragraphs, visibleLength } from "../plain-text.ts";
import { inquiryFrom, inquiryFromQuote, quoteSchema, SHORTEST_PHONE } from "./quote.ts";

const { firstName, lastName, ...besideNames } = quoteSchema.entries;
const { email, company } = besideNames;

/** The fields that the contact form does not have. */
const ANSWERS = ["industry", "productCategory", "projectSize", "requirements", "timeline"] as const;

/** What a quote request holds whose answers are one message already; a phone number may be missing there (R14.4). */
const written = {
  email,
  phone: v.pipe(
    v.nullish(line(40), ""),
    v.check((text) => text === "" || visibleLength(text) >= SHORTEST_PHONE, errorKey("phoneInvalid")),
  ),
  company,
  message: v.pipe(v.nullish(paragraphs(6000), ""), v.minLength(1, errorKey("messageRequired"))),
};

const joinedName = {
  name: v.pipe(v.nullish(line(161), ""), v.minLength(1, errorKey("nameRequired"))),
};

/** Splits a joined name (R19.10): its first word is the first name, the rest the last name, which may be empty. */
function withTwoNames<Form extends { name: string }>({ name, ...form }: Form) {
  const [first = "", ...others] = name.split(/\s+/u);
  return { ...form, firstName: first, lastName: others.join(" ") };
}

const hasTwoNames = (sent: object) => Object.hasOwn(sent, "firstName") || Object.hasOwn(sent, "lastName");
const hasJoinedName = (sent: object) => Object.hasOwn(sent, "name") && !hasTwoNames(sent);
const hasMessage = (sent: object) => Object.hasOwn(sent, "message");
const hasAnswers = (sent: object) => !hasMessage(sent) && ANSWERS.some((field) => Object.hasOwn(sent, field));

const hasLines = (sent: object) =>
  "lines" in sent && sent.lines !== null && !(Array.isArray(sent.lines) && sent.lines.length === 0);

/**
 * Whether a body that doesn't say which form it is from is a quote request: by its category, by its joined name, by its lines,
 * or by answers that the contact form doesn't ask for.
 */
export function isQuote(sent: object): boolean {
  const isFiledAsQuote = "category" in sent && sent.category === QUOTE_CATEGORY;
  return isFiledAsQuote || hasJoinedName(sent) || hasLines(sent) || hasAnswers(sent);
}

/**
 * How a posted quote request is read, whether from the form itself or from the API: its answers one by one or as a
 * message, its name in two fields or one. Whatever category was sent, it is filed as a quote request.
 */
export function postedQuoteSchema(sent: object): v.GenericSchema<unknown, NewInquiry> {
  if (hasJoinedName(sent)) {
    return hasAnswers(sent)
      ? v.pipe(
          v.object({ ...joinedName, ...besideNames }),
          v.transform(withTwoNames),
          v.transform(inquiryFromQuote),
        )
      : v.pipe(v.object({ ...joinedName, ...written }), v.transform(withTwoNames), v.transform(inquiryFrom));
  }
  return hasMessage(sent)
    ? v.pipe(v.object({ firstName, lastName, ...written }), v.transform(inquiryFrom))
    : v.pipe(quoteSchema, v.transform(inquiryFromQuote));
}
