import * as v from "valibot";
import { type FieldErrors, fieldErrors } from "../../domain/field-errors.ts";
import { contactSchema, type NewInquiry, QUOTE_CATEGORY } from "../../domain/inquiry.ts";
import { inquiryFromQuoteBody, quoteBodySchema } from "../../domain/quote.ts";
import { type Submission, submissionSchema, suspicion } from "../../domain/submission.ts";
import { AppError } from "../errors.ts";

/** A quote request with its name in two parts: the stored shape with the fixed category (design.md "quote body"). */
const namedQuoteSchema = v.object({ ...contactSchema.entries, category: v.literal(QUOTE_CATEGORY) });

/** An inquiry taken from a body, with where the visitor came from. */
export type ReadInquiry = { inquiry: NewInquiry; source: string | null };

/** The answer of a schema, or a sentence per field that is wrong. */
export function checked<Output>(result: v.SafeParseResult<v.GenericSchema<unknown, Output>>): Output {
  if (result.success) return result.output;
  throw new AppError("invalid_fields", { fields: fieldErrors(result.issues) });
}

function wordsOf(body: object): NewInquiry {
  const named = Object.hasOwn(body, "firstName") || Object.hasOwn(body, "lastName");
  if (Object.hasOwn(body, "name") && !named) {
    return inquiryFromQuoteBody(checked(v.safeParse(quoteBodySchema, body)));
  }
  if ("category" in body && body.category === QUOTE_CATEGORY) {
    return checked(v.safeParse(namedQuoteSchema, body));
  }
  return checked(v.safeParse(contactSchema, body));
}

/** Throws `looks_automated` with words that let a real person get through. */
export function requireHuman(submission: Submission): void {
  const message = suspicion(submission);
  if (message) throw new AppError("looks_automated", { message });
}

/**
 * Reads the JSON body of an inquiry, of the contact form or of the quote form (spec §7). Throws
 * `invalid_fields` with all wrong fields at once, or `looks_automated`.
 */
export function readInquiry(body: unknown): ReadInquiry {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("invalid_fields", { message: "The body must be a JSON object.", fields: {} });
  }
  const wrong: FieldErrors = {};
  const collect = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      Object.assign(wrong, error.fields);
      return null;
    }
  };
  const inquiry = collect(() => wordsOf(body));
  const submission = collect(() => checked(v.safeParse(submissionSchema, body)));
  if (!inquiry || !submission) throw new AppError("invalid_fields", { fields: wrong });
  requireHuman(submission);
  return { inquiry, source: submission.source || null };
}
