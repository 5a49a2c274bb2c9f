import * as v from "valibot";
import { fieldErrors } from "../../domain/field-errors.ts";
import { contactSchema, type NewInquiry } from "../../domain/inquiry.ts";
import { isQuote, postedQuoteSchema } from "../../domain/quote.ts";
import { spamReason, submissionSchema } from "../../domain/submission.ts";
import { AppError } from "../errors.ts";

/** Which of the two forms an inquiry was sent by. */
export type FormName = "contact" | "quote";

/** An inquiry taken from a body, with where the visitor came from. */
export type ReadInquiry = { inquiry: NewInquiry; source: string | null };

/**
 * Reads what was posted, by either form (R19.9, R19.10), as JSON or as form fields. `form` is the form of the page
 * that it was posted to; a body of the API says itself which it is. Throws `invalid_fields` with all wrong fields
 * at once, or `looks_automated` with words that let a real person get through.
 */
export function readInquiry(sent: unknown, form?: FormName): ReadInquiry {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    throw new AppError("invalid_fields", { message: ({ reasons }) => reasons.notAnObject, fields: {} });
  }
  const quote = form === undefined ? isQuote(sent) : form === "quote";
  const inquiry = v.safeParse(quote ? postedQuoteSchema(sent) : contactSchema, sent);
  const submission = v.safeParse(submissionSchema, sent);
  if (!inquiry.success || !submission.success) {
    const issues = [...(inquiry.issues ?? []), ...(submission.issues ?? [])];
    throw new AppError("invalid_fields", {
      fields: (_, content) => fieldErrors(issues, content.get("forms").errors),
    });
  }
  const reason = spamReason(submission.output);
  if (reason) throw new AppError("looks_automated", { message: ({ spam }) => spam[reason] });
  return { inquiry: inquiry.output, source: submission.output.source || null };
}
