import * as v from "valibot";
import { errorKey, type FieldErrorKey } from "../form.ts";
import { type NewInquiry, QUOTE_CATEGORY } from "../inquiry/inquiry.ts";
import { isEmailAddress, line, paragraphs, visibleLength } from "../plain-text.ts";
import type { Product } from "../product/product.ts";

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
 * Null where none is certain, as for a soap dispenser or where vacuums and scrubbers share a category: a wrong choice
 * is easier to overlook than an empty one.
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

export const SHORTEST_PHONE = 10;

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
const COMPANY_NOT_GIVEN = "Not specified";

/** The company as its sender gave it; empty where there is none. */
export const givenCompany = (company: string) => (company === COMPANY_NOT_GIVEN ? "" : company);

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

/** The inquiry that a quote request with its message is stored as. */
export function inquiryFrom(quote: Omit<NewInquiry, "category">): NewInquiry {
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
