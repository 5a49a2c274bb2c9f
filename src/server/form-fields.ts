import * as v from "valibot";
import { contactSchema } from "../domain/inquiry.ts";
import { inquiryFromQuote, quoteSchema } from "../domain/quote.ts";
import { submissionSchema } from "../domain/submission.ts";
import { checked, type ReadInquiry, requireHuman } from "./api/inquiry-body.ts";

/** The fields of a posted form, by name; the last of several values of a name wins. */
export type FormFields = Record<string, string>;

/** A form that is posted to its own page when there is no JavaScript. */
export type PostedForm = {
  fields: readonly string[];
  /** Throws `invalid_fields` or `looks_automated`. */
  read(fields: FormFields): ReadInquiry;
};

function sourceOf(fields: FormFields): string | null {
  // Without JavaScript nobody knows how long the form was open.
  const { website = "", source = "" } = fields;
  const submission = checked(v.safeParse(submissionSchema, { website, source }));
  requireHuman(submission);
  return submission.source || null;
}

/** The forms by the path of their page. */
export const POSTED_FORMS: Record<"/contact" | "/get-quote", PostedForm> = {
  "/contact": {
    fields: Object.keys(contactSchema.entries),
    read: (fields) => ({ inquiry: checked(v.safeParse(contactSchema, fields)), source: sourceOf(fields) }),
  },
  "/get-quote": {
    fields: Object.keys(quoteSchema.entries),
    read: (fields) => ({
      inquiry: inquiryFromQuote(checked(v.safeParse(quoteSchema, fields))),
      source: sourceOf(fields),
    }),
  },
};

/** Reads `application/x-www-form-urlencoded` text. */
export function formFields(text: string): FormFields {
  return Object.fromEntries(new URLSearchParams(text));
}

/** What was typed into the form's own fields, to fill it in again. */
export function typedValues(form: PostedForm, fields: FormFields): FormFields {
  return Object.fromEntries(form.fields.map((name) => [name, fields[name] ?? ""]));
}

/** Whether a text has the shape of an inquiry's reference, such as `Q7K2-M9XD`. */
export function isReference(text: string | null): text is string {
  return text !== null && /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(text);
}
