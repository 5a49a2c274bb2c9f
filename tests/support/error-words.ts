import * as v from "valibot";
import forms from "../../src/content/en/forms.ts";
import { fieldErrors } from "../../src/domain/form.ts";

/** What a visitor reads beside the fields of a form that a schema refuses, in English. */
export function errorsOf(schema: v.GenericSchema, form: unknown) {
  return fieldErrors(v.safeParse(schema, form).issues ?? [], forms.errors);
}
