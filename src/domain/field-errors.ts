import type * as v from "valibot";

/** One sentence per field that is wrong; keys are field names. */
export type FieldErrors = Partial<Record<string, string>>;

/** The first message of each field, as the forms and the API show them. A fault of the whole body has key "". */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === "string" ? key : "";
    errors[field] ??= issue.message;
  }
  return errors;
}
