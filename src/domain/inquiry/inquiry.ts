import * as v from "valibot";
import { type Category, MAIN_CATEGORIES, menuCategories } from "../catalogue/category.ts";
import { errorKey, type FieldErrorKey } from "../form.ts";
import { isEmailAddress, line, paragraphs } from "../plain-text.ts";
import type { RequestedLine } from "../quote/quote-lines.ts";

/** The category that every quote request is filed under (R18.4). */
export const QUOTE_CATEGORY = "Quote Request";

/**
 * What the contact form offers as categories: of the five of R17.2 those that the catalogue has, in their
 * order, then the company's own; `beside` stands in where there is no tree, as products alone were imported. An empty
 * catalogue offers the five (R17.2).
 */
export function inquiryCategories(
  tree: readonly Category[],
  beside: readonly { name: string }[],
): readonly string[] {
  const inTree = menuCategories(tree);
  const names = (inTree.length > 0 ? inTree : beside).map(({ name }) => name);
  const offered = [
    ...MAIN_CATEGORIES.filter((main) => names.includes(main)),
    ...names.filter((name) => name !== QUOTE_CATEGORY && !MAIN_CATEGORIES.some((main) => main === name)),
  ];
  return offered.length > 0 ? offered : MAIN_CATEGORIES;
}

/** Where an inquiry stands. It begins as pending (R14.6); what may follow is said by `inquiry-moves.ts`. */
export const INQUIRY_STATUSES = ["pending", "in-progress", "quoted", "won", "lost", "spam"] as const;

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

const required = (longest: number, message: FieldErrorKey) =>
  v.pipe(v.nullish(line(longest), ""), v.minLength(1, message));

/**
 * What the contact form sends (R17.1): the same schema in the browser and on the server. Null counts as absent.
 * The form offers the catalogue's categories; any name is taken, as the catalogue may have changed since the form was
 * opened, and no inquiry is refused for that.
 */
export const contactSchema = v.object({
  firstName: required(80, "firstNameRequired"),
  lastName: required(80, "lastNameRequired"),
  email: v.pipe(
    required(254, "emailRequired"),
    v.check((text) => text === "" || isEmailAddress(text), errorKey("emailInvalid")),
  ),
  phone: v.nullish(line(40), ""),
  company: v.nullish(line(120), ""),
  category: v.pipe(
    required(120, "categoryRequired"),
    v.check((text) => text !== QUOTE_CATEGORY, errorKey("categoryRequired")),
  ),
  message: v.pipe(v.nullish(paragraphs(5000), ""), v.minLength(1, errorKey("messageRequired"))),
});

/** An inquiry ready to be stored, whichever form it came from. Empty text means "not given". */
export type NewInquiry = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  category: string;
  message: string;
};

/** A stored inquiry (R14.4). */
export type Inquiry = NewInquiry & {
  id: string;
  /** What a quote request asks for beside its message; none of a contact form. */
  lines: readonly RequestedLine[];
  /** Short number for people, such as `Q7K2-M9XD`: on the confirmation, in the mails, on the phone. */
  reference: string;
  status: InquiryStatus;
  /** Path of the page or product that the visitor came from, or null. */
  source: string | null;
  /** Version of the privacy notice that stood beside the form, such as `2026-11-21`. */
  privacyNotice: string | null;
  /** BCP 47 tag of the page that it was sent from. */
  language: string;
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** What travels beside the fields of either form. None of it is shown to the visitor. */
export const submissionSchema = v.object({
  /** Honeypot: people never see it, so anything in it was typed by a machine. */
  website: v.nullish(v.string(errorKey("notText")), ""),
  /** Milliseconds between the form becoming usable and being sent; unknown without JavaScript. */
  elapsed: v.nullish(
    v.pipe(v.number(errorKey("notMilliseconds")), v.minValue(0, errorKey("notMilliseconds"))),
  ),
  /** Path that the visitor came from, such as `/products/…`. */
  source: v.nullish(
    v.pipe(
      line(300),
      v.transform((path) => (/^\/(?![/\\])/.test(path) ? path : "")),
    ),
    "",
  ),
});

type Submission = v.InferOutput<typeof submissionSchema>;

/**
 * The least time in milliseconds between a form becoming usable and being sent. A browser that fills every field by
 * itself can be quicker: then our page waits the rest before it sends, so the rule refuses machines alone.
 */
export const MIN_FILL_TIME = 1500;

export type SpamReason = "honeypot" | "tooFast";

/** Why a submission looks like a machine's, or null. */
export function spamReason({ website, elapsed }: Submission): SpamReason | null {
  if (website !== "") return "honeypot";
  return typeof elapsed === "number" && elapsed < MIN_FILL_TIME ? "tooFast" : null;
}
