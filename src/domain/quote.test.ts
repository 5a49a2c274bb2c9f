import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { fieldErrors } from "./field-errors.ts";
import {
  INDUSTRIES,
  PRODUCT_CATEGORIES,
  PROJECT_SIZES,
  type QuoteForm,
  TIMELINES,
  inquiryFromQuote,
  inquiryFromQuoteBody,
  quoteBody,
  quoteBodySchema,
  quoteSchema,
} from "./quote.ts";

const filled: QuoteForm = {
  firstName: "Omar",
  lastName: "Al Khalifa",
  email: "omar@example.com",
  phone: "+973 1234 5678",
  company: "",
  industry: "Hospitality & Hotels",
  productCategory: "Floor Care Equipment",
  projectSize: "Small (1-10 units)",
  requirements: "Two scrubber-dryers for a lobby.",
  timeline: "Short-term (1-3 months)",
};

const errorsOf = (form: unknown) => fieldErrors(v.safeParse(quoteSchema, form).issues ?? []);

test("an empty form has the message of every field (spec §5)", () => {
  expect(errorsOf({})).toEqual({
    firstName: "First name must be at least 2 characters",
    lastName: "Last name must be at least 2 characters",
    email: "Please enter a valid email address",
    phone: "Please enter a valid phone number",
    industry: "Please select your industry",
    productCategory: "Please select a product category",
    projectSize: "Please select project size",
    requirements: "Please describe your requirements (minimum 10 characters)",
    timeline: "Please select your timeline",
  });
});

test.each([
  ["firstName", "A", "Al"],
  ["lastName", "A", "Al"],
  ["phone", "123456789", "1234567890"],
  ["requirements", "123456789", "1234567890"],
  ["email", "omar@example", "omar@example.com"],
  ["industry", "healthcare & medical", "Healthcare & Medical"],
  ["timeline", "Now", "Immediate (Within 1 month)"],
])("%s: %j is refused, %j passes", (field, bad, good) => {
  expect(Object.keys(errorsOf({ ...filled, [field]: bad }))).toEqual([field]);
  expect(errorsOf({ ...filled, [field]: good })).toEqual({});
});

test("blanks don't count towards the shortest length", () => {
  expect(Object.keys(errorsOf({ ...filled, firstName: " A ", requirements: "  too few  " }))).toEqual([
    "firstName",
    "requirements",
  ]);
});

test("a quote becomes an inquiry with the answers as lines of its message (spec §7)", () => {
  expect(inquiryFromQuote(filled)).toEqual({
    firstName: "Omar",
    lastName: "Al Khalifa",
    email: "omar@example.com",
    phone: "+973 1234 5678",
    company: "Not specified",
    category: "Quote Request",
    message: [
      "Industry: Hospitality & Hotels",
      "Product category: Floor Care Equipment",
      "Project size: Small (1-10 units)",
      "Timeline: Short-term (1-3 months)",
      "",
      "Requirements:",
      "Two scrubber-dryers for a lobby.",
    ].join("\n"),
  });
});

test("the body of the API call carries one joined name", () => {
  expect(quoteBody(filled)).toMatchObject({ name: "Omar Al Khalifa", category: "Quote Request" });
  expect(quoteBody({ ...filled, company: "Acme" }).company).toBe("Acme");
});

test("a name is parted at its first space, and one word is enough", () => {
  const body = quoteBody(filled);
  expect(inquiryFromQuoteBody(body)).toMatchObject({ firstName: "Omar", lastName: "Al Khalifa" });
  expect(inquiryFromQuoteBody({ ...body, name: "Omar" })).toMatchObject({ firstName: "Omar", lastName: "" });
});

test("a body without category is a quote request; without name, e-mail or message it is refused", () => {
  const { category: _category, ...body } = quoteBody(filled);
  expect(v.parse(quoteBodySchema, body).category).toBe("Quote Request");
  expect(fieldErrors(v.safeParse(quoteBodySchema, {}).issues ?? [])).toEqual({
    name: "Name is required",
    email: "Please enter a valid email address",
    message: "Message is required",
  });
});

const text = (least: number, most: number) =>
  fc
    .string({ unit: fc.constantFrom(..."abcdefghij äöüنقي-'"), minLength: least, maxLength: most })
    .map((given) => given.trim())
    .filter((given) => given.length >= least);

const forms: fc.Arbitrary<QuoteForm> = fc.record({
  firstName: text(2, 80),
  lastName: text(2, 80),
  email: fc.constantFrom("a@b.co", "someone@example.com"),
  phone: fc.constant("+973 1234 5678"),
  company: text(0, 120),
  industry: fc.constantFrom(...INDUSTRIES),
  productCategory: fc.constantFrom(...PRODUCT_CATEGORIES),
  projectSize: fc.constantFrom(...PROJECT_SIZES),
  requirements: text(10, 5000),
  timeline: fc.constantFrom(...TIMELINES),
});

test("every form that passes makes a body that the server takes, and nothing typed is lost", () => {
  fc.assert(
    fc.property(forms, (form) => {
      const sent = quoteBody(v.parse(quoteSchema, form));
      const stored = inquiryFromQuoteBody(v.parse(quoteBodySchema, sent));
      const words = (name: string) => name.split(/\s+/).join(" ");
      expect(words(`${stored.firstName} ${stored.lastName}`)).toBe(
        words(`${form.firstName} ${form.lastName}`),
      );
      expect(stored.message).toContain(form.requirements);
      expect(stored.company).toBe(form.company || "Not specified");
    }),
  );
});

test("the choices are the specification's, in its order (spec §5)", () => {
  expect(INDUSTRIES).toEqual([
    "Healthcare & Medical",
    "Hospitality & Hotels",
    "Commercial Offices",
    "Retail & Shopping Centers",
    "Industrial & Manufacturing",
    "Education & Schools",
    "Government & Municipal",
    "Sports & Recreation",
    "Other",
  ]);
  expect(PRODUCT_CATEGORIES).toEqual([
    "Industrial Vacuum Cleaners",
    "Floor Care Equipment",
    "Cleaning Chemicals",
    "Specialized Equipment",
    "Complete Cleaning Solutions",
    "Multiple Categories",
  ]);
  expect(PROJECT_SIZES).toEqual([
    "Small (1-10 units)",
    "Medium (11-50 units)",
    "Large (51-200 units)",
    "Enterprise (200+ units)",
  ]);
  expect(TIMELINES).toEqual([
    "Immediate (Within 1 month)",
    "Short-term (1-3 months)",
    "Medium-term (3-6 months)",
    "Long-term (6+ months)",
  ]);
});
