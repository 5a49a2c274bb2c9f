import * as v from "valibot";
import { type NewInquiry, QUOTE_CATEGORY } from "./inquiry.ts";
import { isEmailAddress, line, paragraphs } from "./plain-text.ts";

/** The choices of the quote form, their texts exact (spec §5). */
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

const atLeast = (shortest: number, longest: number, message: string) =>
  v.pipe(v.optional(line(longest), ""), v.minLength(shortest, message));

const oneOf = (choices: readonly string[], message: string) =>
  v.pipe(
    v.optional(line(80), ""),
    v.check((text) => choices.includes(text), message),
  );

/** What the quote form holds (spec §5): the same schema in the browser and on the server. */
export const quoteSchema = v.object({
  firstName: atLeast(2, 80, "First name must be at least 2 characters"),
  lastName: atLeast(2, 80, "Last name must be at least 2 characters"),
  email: v.pipe(v.optional(line(254), ""), v.check(isEmailAddress, "Please enter a valid email address")),
  phone: atLeast(10, 40, "Please enter a valid phone number"),
  company: v.optional(line(120), ""),
  industry: oneOf(INDUSTRIES, "Please select your industry"),
  productCategory: oneOf(PRODUCT_CATEGORIES, "Please select a product category"),
  projectSize: oneOf(PROJECT_SIZES, "Please select project size"),
  requirements: v.pipe(
    v.optional(paragraphs(5000), ""),
    v.minLength(10, "Please describe your requirements (minimum 10 characters)"),
  ),
  timeline: oneOf(TIMELINES, "Please select your timeline"),
});

/** A quote form as its fields hold it. */
export type QuoteForm = v.InferOutput<typeof quoteSchema>;

/** The company of a quote request whose company field was left empty (spec §7). */
export const COMPANY_NOT_GIVEN = "Not specified";

/** The several lines that a quote request's answers become in an inquiry's message (spec §7). */
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

/** The inquiry that a quote request is stored as. */
export function inquiryFromQuote(form: QuoteForm): NewInquiry {
  const { firstName, lastName, email, phone } = form;
  return {
    firstName,
    lastName,
    email,
    phone,
    company: form.company || COMPANY_NOT_GIVEN,
    category: QUOTE_CATEGORY,
    message: quoteMessage(form),
  };
}

/**
 * The body that the quote form posts to `/api/inquiries`: one joined name, the category fixed, the
 * answers in the message (spec §7).
 */
export const quoteBodySchema = v.object({
  name: v.pipe(v.optional(line(161), ""), v.minLength(1, "Name is required")),
  email: v.pipe(v.optional(line(254), ""), v.check(isEmailAddress, "Please enter a valid email address")),
  phone: v.optional(line(40), ""),
  company: v.optional(line(120), ""),
  category: v.optional(line(80), QUOTE_CATEGORY),
  message: v.pipe(v.optional(paragraphs(6000), ""), v.minLength(1, "Message is required")),
});

export type QuoteBody = v.InferOutput<typeof quoteBodySchema>;

/** The body of the API call for a filled-in form. */
export function quoteBody(form: QuoteForm): QuoteBody {
  const { firstName, lastName, ...inquiry } = inquiryFromQuote(form);
  return { name: `${firstName} ${lastName}`, ...inquiry };
}

/** The stored form of a quote body: the first word is the first name, the rest the last name. */
export function inquiryFromQuoteBody(body: QuoteBody): NewInquiry {
  const { name, ...rest } = body;
  const [firstName = "", ...others] = name.split(/\s+/u);
  return { firstName, lastName: others.join(" "), ...rest };
}
