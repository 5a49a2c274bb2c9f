import * as v from "valibot";
import { expect, test } from "vitest";
import { errorsOf as errorsIn } from "../../tests/support/error-words.ts";
import { MAIN_CATEGORIES } from "./category.ts";
import { contactSchema } from "./inquiry.ts";

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
