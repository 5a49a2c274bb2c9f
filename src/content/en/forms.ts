import { englishNumber } from "../number.ts";
import type { FieldErrorWords } from "../../domain/form.ts";
import { MAX_QUANTITY } from "../../domain/limits.ts";
import { plural } from "../plural.ts";

/** What is wrong with a field. */
const errors: FieldErrorWords = {
  firstNameRequired: "First name is required",
  firstNameTooShort: "First name must be at least 2 characters",
  lastNameRequired: "Last name is required",
  lastNameTooShort: "Last name must be at least 2 characters",
  nameRequired: "Name is required",
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  phoneInvalid: "Please enter a valid phone number",
  categoryRequired: "Please choose a category",
  industryRequired: "Please select your industry",
  productCategoryRequired: "Please select a product category",
  projectSizeRequired: "Please select project size",
  timelineRequired: "Please select your timeline",
  requirementsTooShort: "Please describe your requirements (minimum 10 characters)",
  messageRequired: "Message is required",
  notText: "Please enter text",
  notMilliseconds: "Please send a number of milliseconds",
  unreadable: "Please remove the characters that can't be read",
  tooLong: (longest) => `Please use at most ${englishNumber(longest)} characters`,
  notLines: "Please send the lines as a list",
  lineEmpty: "Please name a product or say what you need",
  quantityInvalid: `Please use a whole number from 1 to ${englishNumber(MAX_QUANTITY)}`,
  tooManyLines: (most) => `One request takes at most ${most} lines. Please send the others in a second one`,
};

/** Words that the contact and the quote form share. */
export default {
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Phone",
    company: "Company",
  },
  optional: "optional",
  allNeeded: "All fields are needed unless marked optional",
  phoneHint: "+973",
  honeypot: "Website",
  privacy: { before: "See the", link: "Privacy Policy", after: "." },
  aboutProduct: "This request is about",
  askWithout: "Ask without it",
  wrong: (count: number) =>
    plural("en", count, {
      one: "One field needs your attention",
      other: `${count} fields need your attention`,
    }),
  failed: {
    title: "This was not sent yet",
    unreachable: "Our server could not be reached. Please check your connection and send again.",
    kept: "Everything you typed is still here.",
    direct: "You can also call",
    orWrite: "or write to",
  },
  reference: "Reference number",
  errors,
  inLine: (line: number, error: string) => `Line ${line}: ${error}`,
};
