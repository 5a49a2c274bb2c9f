import type * as v from "valibot";
import type { MatchedList, QuoteList } from "./quote/quote-list.ts";
import type { Away } from "./inquiry/reply-clock.ts";

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
  notLines: string;
  lineEmpty: string;
  quantityInvalid: string;
  /** The most lines that a request may have. */
  tooManyLines: (most: number) => string;
};

/** What is wrong with a line of a list, by its number from 1. */
type LineErrorWords = (line: number, error: string) => string;

/** The messages of the forms' schemas are these keys; {@link fieldErrors} puts the words in. */
export type FieldErrorKey = keyof FieldErrorWords;

/** A schema's message, checked to be one of the keys. */
export const errorKey = (key: FieldErrorKey): FieldErrorKey => key;

/** One sentence per field that is wrong; keys are field names. */
export type FieldErrors = Partial<Record<string, string>>;

/** The first error of each field, as the forms and the API show them. One of the whole body has key "". */
export function fieldErrors(
  issues: readonly v.BaseIssue<unknown>[],
  words: FieldErrorWords,
  inLine?: LineErrorWords,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const name = issue.path?.[0]?.key;
    const place = issue.path?.[1]?.key;
    const sentence = sentenceOf(issue, words);
    errors[typeof name === "string" ? name : ""] ??=
      inLine && typeof place === "number" ? inLine(place + 1, sentence) : sentence;
  }
  return errors;
}

function sentenceOf({ message, requirement }: v.BaseIssue<unknown>, words: FieldErrorWords): string {
  if (!isKey(message, words)) throw new Error(`There are no words for the error "${message}"`);
  const sentence = words[message];
  return typeof sentence === "string" ? sentence : sentence(Number(requirement));
}

const isKey = (message: string, words: FieldErrorWords): message is FieldErrorKey =>
  Object.hasOwn(words, message);

/**
 * The first sentence for each wrong field of a form of the office; that of a list's entry is named `lines.2.quantity`.
 * `own` are the words of the office's schemas, beside those of the site's forms; `wrong` is for all others.
 */
export function fieldSentences(
  issues: readonly v.BaseIssue<unknown>[],
  own: Readonly<Record<string, string>> & { wrong: string },
  forms: FieldErrorWords,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = (issue.path ?? []).map(({ key }) => String(key)).join(".");
    fields[name] ??= isKey(issue.message, forms)
      ? sentenceOf(issue, forms)
      : (own[issue.message] ?? own.wrong);
  }
  return fields;
}

/** What became of a form that was sent without JavaScript; the page is rendered again around it. */
export type FormOutcome =
  | { state: "sent"; reference: string; away?: Away }
  /**
   * `values` is what was typed, so that nobody types it twice; `message` stands above the form. `list` is the quote
   * list that was sent with it.
   */
  | {
      state: "refused";
      values: Record<string, string>;
      errors: FieldErrors;
      message: string;
      list?: QuoteList;
    }
  /** The form was not sent yet: a button changed the list that stands above it. */
  | { state: "listed"; values: Record<string, string>; list: QuoteList; matched: MatchedList | null };

/** The outcome that is shown at an address: thanks belong to the one that names the inquiry as its `sent`. */
export function outcomeAt(
  { sent }: { sent?: string | undefined },
  outcome: FormOutcome | undefined,
): FormOutcome | undefined {
  return outcome?.state === "sent" && outcome.reference !== sent ? undefined : outcome;
}
