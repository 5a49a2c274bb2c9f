import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { errorsOf as errorsIn } from "../../../tests/support/error-words.ts";
import { isQuote, postedQuoteSchema } from "./posted-quote.ts";
import {
  INDUSTRIES,
  PRODUCT_CATEGORIES,
  PROJECT_SIZES,
  type QuoteForm,
  TIMELINES,
  inquiryFromQuote,
  quoteCategoryOf,
  quoteCategoryOfAll,
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

const errorsOf = (form: unknown) => errorsIn(quoteSchema, form);

test("an empty form has the message of every field (R17.3)", () => {
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

test("of several things the category is chosen where it is surely right", () => {
  const of = (category: string) => ({ category, subcategory: null });
  const [chemical, vacuum, pad] = ["Cleaning Chemicals", "Industrial Vacuum Cleaners", "Floor Pads"].map(of);
  if (!chemical || !vacuum || !pad) throw new Error("There are three");
  expect(quoteCategoryOfAll([])).toBeNull();
  expect(quoteCategoryOfAll([chemical, chemical])).toBe("Cleaning Chemicals");
  expect(quoteCategoryOfAll([chemical, vacuum, null])).toBe("Multiple Categories");
  expect(quoteCategoryOfAll([chemical, pad])).toBeNull();
  expect(quoteCategoryOfAll([chemical, null])).toBeNull();
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

test("a quote becomes an inquiry with the answers as lines of its message (R18.4)", () => {
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

const read = (sent: object) => v.parse(postedQuoteSchema(sent), sent);
const refusalsOf = (sent: object) => errorsIn(postedQuoteSchema(sent), sent);

const { firstName: _first, lastName: _last, ...unnamed } = inquiryFromQuote(filled);
const joined = { ...unnamed, name: "Omar Al Khalifa" };

test("the body of the API call carries both names, the fixed category and the answers as a message", () => {
  expect(isQuote(inquiryFromQuote(filled))).toBe(true);
  expect(read(inquiryFromQuote({ ...filled, company: "Acme" }))).toEqual({
    ...inquiryFromQuote(filled),
    company: "Acme",
  });
});

test("a joined name is parted at its first space, and one word is enough", () => {
  expect(isQuote(joined)).toBe(true);
  expect(read(joined)).toEqual(inquiryFromQuote(filled));
  expect(read({ ...joined, name: "Omar" })).toMatchObject({ firstName: "Omar", lastName: "" });
  expect(read({ ...joined, name: "X  Y Z" })).toMatchObject({ firstName: "X", lastName: "Y Z" });
  expect(refusalsOf({ ...joined, name: "\u200b" })).toEqual({ name: "Name is required" });
});

test("answers one by one are a quote request with either form of the name, and without a category (R19.10)", () => {
  const { firstName, lastName, ...answers } = filled;
  const named = { ...answers, name: `${firstName} ${lastName}` };
  for (const body of [filled, { ...filled, category: "Chemicals" }, named, { industry: "Other" }]) {
    expect(isQuote(body)).toBe(true);
  }
  expect(isQuote({ ...inquiryFromQuote(filled), category: "Chemicals", industry: "Other" })).toBe(false);
  expect(isQuote({})).toBe(false);
  expect(read(named)).toEqual(inquiryFromQuote(filled));
  expect(refusalsOf({ ...named, name: "", timeline: "" })).toEqual({
    name: "Name is required",
    timeline: "Please select your timeline",
  });
});

test.each(["Chemicals", "", "any text", 7, null])(
  "sent as category, %j is filed as a quote request",
  (category) => {
    for (const body of [filled, joined, inquiryFromQuote(filled)]) {
      expect(read({ ...body, category }).category).toBe("Quote Request");
    }
  },
);

test("a posted message may come without phone and company, null or absent, but not with half a number", () => {
  for (const body of [joined, inquiryFromQuote(filled)]) {
    const { phone: _phone, company: _company, ...rest } = body;
    const stored = { ...inquiryFromQuote(filled), phone: "" };
    expect(read(rest)).toEqual(stored);
    expect(read({ ...rest, phone: null, company: null })).toEqual(stored);
    expect(refusalsOf({ ...rest, phone: "1" })).toEqual({ phone: "Please enter a valid phone number" });
  }
});

test("a posted form has to be filled in as the form itself says", () => {
  expect(refusalsOf({})).toEqual(errorsOf({}));
  expect(refusalsOf({ ...filled, phone: null })).toEqual({ phone: "Please enter a valid phone number" });
  expect(refusalsOf({ message: " " })).toEqual({
    firstName: "First name must be at least 2 characters",
    lastName: "Last name must be at least 2 characters",
    email: "Please enter a valid email address",
    message: "Message is required",
  });
});

test("characters that can't be seen don't count towards the shortest length", () => {
  const sent = { ...filled, lastName: "A\u200b\u200b", requirements: `short${"\u3164".repeat(9)}` };
  expect(Object.keys(errorsOf(sent))).toEqual(["lastName", "requirements"]);
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

test("a form is stored as the same inquiry whether it was sent with scripts or without", () => {
  fc.assert(
    fc.property(forms, (form) => {
      const posted = read(form);
      const body = inquiryFromQuote(v.parse(quoteSchema, form));
      expect(read(body)).toEqual(posted);
      expect(posted.message).toContain(form.requirements);
      expect(posted).toMatchObject({ firstName: form.firstName, lastName: form.lastName });
    }),
  );
});

test("the choices are the specification's, in its order (R17.4)", () => {
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

test.each([
  ["Chemicals", "Kitchen Chemicals", "Cleaning Chemicals"],
  ["Cleaning Chemicals", null, "Cleaning Chemicals"],
  ["Industrial Vacuum Cleaners", null, "Industrial Vacuum Cleaners"],
  ["Equipments", "Industrial Vacuum Machines", "Industrial Vacuum Cleaners"],
  ["Floor Care Equipment", null, "Floor Care Equipment"],
  ["Equipments", "Floor Cleaning Machines", "Floor Care Equipment"],
  ["Equipments", "Vacuums & Scrubing Machines", null],
  ["Cleaning Tools & Accessories", "Floor Pads", null],
  ["Cleaning Tools & Accessories", "Floor Cleaning Tools", null],
  ["Washroom Hygiene", "Dispensers", null],
] as const)("of the form's categories %s, %s is %s", (category, subcategory, expected) => {
  expect(quoteCategoryOf({ category, subcategory })).toBe(expected);
});
