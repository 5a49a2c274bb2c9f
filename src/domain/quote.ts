import * as v from "valibot";
import { errorKey, type FieldErrorKey } from "./form.ts";
import { type NewInquiry, QUOTE_CATEGORY } from "./inquiry.ts";
import { isEmailAddress, line, paragraphs, visibleLength } from "./plain-text.ts";
import type { Product } from "./product.ts";

/** The choices of the quote form, their texts exact (R17.4). */
export const INDUSTRIES = [
  "Healthcare & Medical",
  "Hospitality & Hotels",
  "Commercial Offices",
  "Retail & Shopping Centers",
  "Industrial & Manufacturing",
  "Education & Schools",
  "Government & Municipal",
  "Sports & Recreation",
  "Other",
] as const;

export const PRODUCT_CATEGORIES = [
  "Industrial Vacuum Cleaners",
  "Floor Care Equipment",
  "Cleaning Chemicals",
  "Specialized Equipment",
  "Complete Cleaning Solutions",
  "Multiple Categories",
] as const;

/**
 * The category of the form that a product belongs to, for a request about it: by the name of its own category alone.
 * Null where none is surely right, as for a soap dispenser or where vacuums and scrubbers share a place: a wrong choice
 * is seen less easily than an open one.
 */
export function quoteCategoryOf({
  category,
  subcategory,
}: Pick<Product, "category" | "subcategory">): (typeof PRODUCT_CATEGORIES)[number] | null {
  const place = `${category} ${subcategory ?? ""}`;
  if (/chemical/i.test(place)) return "Cleaning Chemicals";
  if (/industrial vacuum/i.test(place)) return "Industrial Vacuum Cleaners";
  return /floor (?:care|cleaning) (?:equipment|machines)/i.test(place) ? "Floor Care Equipment" : null;
}

export type QuoteCategory = (typeof PRODUCT_CATEGORIES)[number];

/**
 * The category of the form for a request about several things, null among them for what is no product of the catalogue:
 * that of all of them where they have one, and "Multiple Categories" where two of them surely have different ones.
 */
export function quoteCategoryOfAll(
  products: readonly (Pick<Product, "category" | "subcategory"> | null)[],
): QuoteCategory | null {
  const categories = new Set(products.map((product) => product && quoteCategoryOf(product)));
  const [only = null] = categories;
  if (categories.size <= 1) return only;
  categories.delete(null);
  return categories.size > 1 ? "Multiple Categories" : null;
}

export const PROJECT_SIZES = [
  "Small (1-10 units)",
  "Medium (11-50 units)",
  "Large (51-200 units)",
  "Enterprise (200+ units)",
] as const;

export const TIMELINES = [
  "Immediate (Within 1 month)",
  "Short-term (1-3 months)",
  "Medium-term (3-6 months)",
  "Long-term (6+ months)",
] as const;

/** What one of the form's lists can hold. It is sent and stored like this in every language. */
export type QuoteChoice =
  | (typeof INDUSTRIES)[number]
  | (typeof PRODUCT_CATEGORIES)[number]
  | (typeof PROJECT_SIZES)[number]
  | (typeof TIMELINES)[number];

const atLeast = (shortest: number, longest: number, message: FieldErrorKey) =>
  v.pipe(
    v.nullish(line(longest), ""),
    v.check((text) => visibleLength(text) >= shortest, message),
  );

const oneOf = (choices: readonly string[], message: FieldErrorKey) =>
  v.pipe(
    v.nullish(line(80), ""),
    v.check((text) => choices.includes(text), message),
  );

const SHORTEST_PHONE = 10;

/** What the quote form holds (R17.3): the same schema in the browser and on the server. Null counts as absent. */
export const quoteSchema = v.object({
  firstName: atLeast(2, 80, "firstNameTooShort"),
  lastName: atLeast(2, 80, "lastNameTooShort"),
  email: v.pipe(v.nullish(line(254), ""), v.check(isEmailAddress, errorKey("emailInvalid"))),
  phone: atLeast(SHORTEST_PHONE, 40, errorKey("phoneInvalid")),
  company: v.nullish(line(120), ""),
  industry: oneOf(INDUSTRIES, "industryRequired"),
  productCategory: oneOf(PRODUCT_CATEGORIES, "productCategoryRequired"),
  projectSize: oneOf(PROJECT_SIZES, "projectSizeRequired"),
  requirements: v.pipe(
    v.nullish(paragraphs(5000), ""),
    v.check((text) => visibleLength(text) >= 10, errorKey("requirementsTooShort")),
  ),
  timeline: oneOf(TIMELINES, "timelineRequired"),
});

/** A quote form as its fields hold it. */
export type QuoteForm = v.InferOutput<typeof quoteSchema>;

/** The company of a quote request whose company field was left empty (R18.4). */
export const COMPANY_NOT_GIVEN = "Not specified";

/** The several lines that a quote request's answers become in an inquiry's message (R18.4). */
export function quoteMessage(form: QuoteForm): string {
  return [
    `Industry: ${form.industry}`,
    `Product category: ${form.productCategory}`,
    `Project size: ${form.projectSize}`,
    `Timeline: ${form.timeline}`,
    "",
    "Requirements:",
    form.requirements,
  ].join("\n");
}

/** The inquiry that a quote request is stored as, and the body that the form posts to the API (R18.4). */
export function inquiryFromQuote(form: QuoteForm): NewInquiry {
  return inquiryFrom({ ...form, message: quoteMessage(form) });
}

function inquiryFrom(quote: Omit<NewInquiry, "category">): NewInquiry {
  const { firstName, lastName, email, phone, company, message } = quote;
  return {
    firstName,
    lastName,
    email,
    phone,
    company: company || COMPANY_NOT_GIVEN,
    category: QUOTE_CATEGORY,
    message,
  };
}

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

/**
 * Whether a body that doesn't say which form it is from is a quote request: by its category, by its joined name, or by
 * answers that the contact form doesn't ask for.
 */
export function isQuote(sent: object): boolean {
  const isFiledAsQuote = "category" in sent && sent.category === QUOTE_CATEGORY;
  return isFiledAsQuote || hasJoinedName(sent) || hasAnswers(sent);
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
