import type * as v from "valibot";

/** The sentence for each thing that can be wrong with a field of a form, in one language. */
export type FieldErrorWords = {
  firstNameRequired: string;
  firstNameTooShort: string;
  lastNameRequired: string;
  lastNameTooShort: string;
  nameRequired: string;
  emailRequired: string;
  emailInvalid: string;
  phoneInvalid: string;
  categoryRequired: string;
  industryRequired: string;
  productCategoryRequired: string;
  projectSizeRequired: string;
  timelineRequired: string;
  requirementsTooShort: string;
  messageRequired: string;
  notText: string;
  notMilliseconds: string;
  unreadable: string;
  /** The most characters that the field takes. */
  tooLong: (longest: number) => string;
};

/** The messages of the forms' schemas are these keys; {@link fieldErrors} puts the words in. */
export type FieldErrorKey = keyof FieldErrorWords;

/** A schema's message, checked to be one of the keys. */
export const errorKey = (key: FieldErrorKey): FieldErrorKey => key;

/** One sentence per field that is wrong; keys are field names. */
export type FieldErrors = Partial<Record<string, string>>;

/** The first error of each field, as the forms and the API show them. One of the whole body has key "". */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[], words: FieldErrorWords): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const name = issue.path?.[0]?.key;
    errors[typeof name === "string" ? name : ""] ??= sentenceOf(issue, words);
  }
  return errors;
}

function sentenceOf({ message, requirement }: v.BaseIssue<unknown>, words: FieldErrorWords): string {
  if (!isKey(message, words)) throw new Error(`There are no words for the error "${message}"`);
  return message === "tooLong" ? words.tooLong(Number(requirement)) : words[message];
}

const isKey = (message: string, words: FieldErrorWords): message is FieldErrorKey =>
  Object.hasOwn(words, message);

/** What became of a form that was sent without JavaScript; the page is rendered again around it. */
export type FormOutcome =
  | { state: "sent"; reference: string }
  /** `values` is what was typed, so that nobody types it twice; `message` stands above the form. */
  | { state: "refused"; values: Record<string, string>; errors: FieldErrors; message: string };

/** The outcome that is shown at an address: thanks belong to the one that names the inquiry as its `sent`. */
export function outcomeAt(
  { sent }: { sent?: string | undefined },
  outcome: FormOutcome | undefined,
): FormOutcome | undefined {
  return outcome?.state === "sent" && outcome.reference !== sent ? undefined : outcome;
}
