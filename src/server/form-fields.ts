import { contactSchema } from "../domain/inquiry.ts";
import { quoteSchema } from "../domain/quote.ts";
import type { FormName } from "./api/inquiry-body.ts";

/** The fields of a posted form, by name; the last of several values of a name wins. */
export type FormFields = Record<string, string>;

/** A form that is posted to its own page when there is no JavaScript. */
export type PostedForm = { name: FormName; fields: readonly string[] };

/** The forms by the path of their page. */
export const POSTED_FORMS: Record<"/contact" | "/get-quote", PostedForm> = {
  "/contact": { name: "contact", fields: Object.keys(contactSchema.entries) },
  "/get-quote": { name: "quote", fields: Object.keys(quoteSchema.entries) },
};

/** Reads `application/x-www-form-urlencoded` text. */
export function formFields(text: string): FormFields {
  return Object.fromEntries(new URLSearchParams(text));
}

/** What was typed into the form's own fields, to fill it in again. */
export function typedValues(form: PostedForm, fields: FormFields): FormFields {
  return Object.fromEntries(form.fields.map((name) => [name, fields[name] ?? ""]));
}
