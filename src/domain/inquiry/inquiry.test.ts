import * as v from "valibot";
import { expect, test } from "vitest";
import { errorsOf as errorsIn } from "../../../tests/support/error-words.ts";
import { type Category, MAIN_CATEGORIES, slugOf } from "../catalogue/category.ts";
import { contactSchema, inquiryCategories, MIN_FILL_TIME, spamReason, submissionSchema } from "./inquiry.ts";

const filled = {
  firstName: "Layla",
  lastName: "Haddad",
  email: "layla@example.com",
  phone: "",
  company: "",
  category: "Chemicals",
  message: "Two canisters of degreaser, please.",
};

const errorsOf = (form: unknown) => errorsIn(contactSchema, form);

test("a filled form passes as it is", () => {
  expect(v.parse(contactSchema, filled)).toEqual(filled);
});

test("phone and company are optional (R17.1)", () => {
  const { phone: _phone, company: _company, ...rest } = filled;
  expect(v.parse(contactSchema, rest)).toEqual(filled);
});

test("null counts as absent", () => {
  expect(v.parse(contactSchema, { ...filled, phone: null, company: null })).toEqual(filled);
  expect(errorsOf({ ...filled, firstName: null })).toEqual({ firstName: "First name is required" });
});

const EVERY_REQUIRED = {
  firstName: "First name is required",
  lastName: "Last name is required",
  email: "Email is required",
  category: "Please choose a category",
  message: "Message is required",
};

test("every required field has its own message, whether missing, empty or blank", () => {
  expect(errorsOf({})).toEqual(EVERY_REQUIRED);
  const blank = { firstName: " ", lastName: "\t", email: "  ", category: "", message: " \n " };
  expect(errorsOf(blank)).toEqual(EVERY_REQUIRED);
  const unseen = {
    firstName: "\u200b",
    lastName: "\u3164",
    email: "\ufeff",
    category: "",
    message: "\u200e\n",
  };
  expect(errorsOf(unseen)).toEqual(EVERY_REQUIRED);
});

test("the categories of the specification and any other pass, but none and that of quotes", () => {
  expect(MAIN_CATEGORIES).toEqual([
    "Equipments",
    "Washroom Hygiene",
    "Chemicals",
    "Cleaning Tools & Accessories",
    "Waste Management",
  ]);
  for (const category of [...MAIN_CATEGORIES, "Pumps", "x".repeat(120)]) {
    expect(errorsOf({ ...filled, category })).toEqual({});
  }
  for (const category of [" ", "Quote Request"]) {
    expect(errorsOf({ ...filled, category })).toEqual({ category: "Please choose a category" });
  }
});

test("an address that can't be written to is refused", () => {
  expect(errorsOf({ ...filled, email: "layla" })).toEqual({ email: "Please enter a valid email address" });
  expect(Object.keys(errorsOf({ ...filled, email: "a@b.co\r\nBcc: c@d.ef" }))).toEqual(["email"]);
});

test("the longest fields pass, one character more doesn't", () => {
  const longest = { firstName: 80, lastName: 80, phone: 40, company: 120, message: 5000 };
  for (const [field, length] of Object.entries(longest)) {
    expect(errorsOf({ ...filled, [field]: "x".repeat(length) })).toEqual({});
    expect(Object.keys(errorsOf({ ...filled, [field]: "x".repeat(length + 1) }))).toEqual([field]);
  }
});

test("what isn't asked for is dropped", () => {
  const sent = { ...filled, id: "1", status: "done", createdAt: "2020-01-01" };
  expect(v.parse(contactSchema, sent)).toEqual(filled);
});

test("a form without any of it, as without JavaScript, is no machine's", () => {
  const submission = v.parse(submissionSchema, {});
  expect(submission).toEqual({ website: "", source: "" });
  expect(spamReason(submission)).toBeNull();
});

test("null counts as absent", () => {
  const submission = v.parse(submissionSchema, { website: null, elapsed: null, source: null });
  expect(submission).toMatchObject({ website: "", source: "" });
  expect(spamReason(submission)).toBeNull();
});

test("a filled honeypot and a too fast form are told apart", () => {
  expect(spamReason({ website: "https://spam.example", source: "" })).toBe("honeypot");
  expect(spamReason({ website: "", elapsed: MIN_FILL_TIME - 1, source: "" })).toBe("tooFast");
  expect(spamReason({ website: "", elapsed: MIN_FILL_TIME, source: "" })).toBeNull();
});

test("only a path of our own site is kept as source", () => {
  const sourceOf = (source: string) => v.parse(submissionSchema, { source }).source;
  expect(sourceOf("/products/numatic-bag?from=1")).toBe("/products/numatic-bag?from=1");
  for (const source of [
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "products",
    "",
  ]) {
    expect(sourceOf(source)).toBe("");
  }
});

test.each([{ elapsed: -1 }, { elapsed: "7" }, { website: 7 }, { source: "/a\nb" }, { elapsed: Number.NaN }])(
  "%j is refused",
  (submission) => {
    expect(v.safeParse(submissionSchema, submission).success).toBe(false);
  },
);

const inTree = (name: string, productCount = 1): Category => ({
  key: slugOf(name),
  name,
  description: "",
  productCount,
  subcategories: [],
});

test("the contact form offers what the catalogue has, and its schema takes all of it", () => {
  const main = MAIN_CATEGORIES.map((name) => inTree(name));
  expect(inquiryCategories(main.toReversed(), [{ name: "Floor Care Equipment" }])).toEqual(MAIN_CATEGORIES);
  expect(inquiryCategories([], [])).toEqual(MAIN_CATEGORIES);
  expect(inquiryCategories([], [{ name: "General" }])).toEqual(["General"]);
  expect(inquiryCategories([inTree("Pumps")], [])).toEqual(["Pumps"]);
  expect(inquiryCategories([inTree("Pumps"), inTree("Chemicals"), inTree("Empty", 0)], [])).toEqual([
    "Chemicals",
    "Pumps",
  ]);
  const longest = "x".repeat(120);
  for (const name of inquiryCategories([inTree("Quote Request"), inTree(longest), inTree("نظافة")], [])) {
    const sent = { firstName: "L", lastName: "A", email: "l@a.example", category: name, message: "m" };
    expect(v.parse(contactSchema, sent).category).toBe(name);
  }
});
