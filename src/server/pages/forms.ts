import type { Context } from "hono";
import { referenceExists } from "../../database/inquiries.ts";
import { contactSchema } from "../../domain/inquiry.ts";
import { quoteSchema } from "../../domain/quote.ts";
import { isReference } from "../../inquiries/reference.ts";
import { type FormName, type InquirySubmission, readInquiry } from "../api/inquiries.ts";
import { AppError } from "../errors.ts";
import { readText, requireMediaType, requireSameOrigin } from "../http/limits.ts";
import type { AppEnv, Services } from "../services.ts";
import type { Pages } from "./pages.ts";

/** The fields of a posted form, by name; the last of several values of a name wins. */
type FormFields = Record<string, string>;

/** A form that is posted to its own page when there is no JavaScript. */
type PostedForm = { name: FormName; fields: readonly string[] };

/** The forms by the path of their page. */
const POSTED_FORMS: Record<"/contact" | "/get-quote", PostedForm> = {
  "/contact": { name: "contact", fields: Object.keys(contactSchema.entries) },
  "/get-quote": { name: "quote", fields: Object.keys(quoteSchema.entries) },
};

/** The pages of the two forms, which work without JavaScript. */
export function createForms(services: Services, pages: Pages, submission: InquirySubmission) {
  const { environment, log, handle } = services;
  const wasSent = createReferenceCheck((reference) => referenceExists(handle.db, reference));

  return {
    /**
     * The page of a form, or after a post its confirmation. A reference that doesn't exist gets the plain form, which
     * is cached.
     */
    async show(context: Context<AppEnv>): Promise<Response> {
      const url = new URL(context.req.url);
      const reference = url.searchParams.get("sent");
      if (reference === null) return pages.show(context);
      if (await wasSent(reference)) return pages.showAround(context, { state: "sent", reference });
      url.searchParams.delete("sent");
      return pages.show(context, url);
    },

    /** Handles a form that was posted without JavaScript: 303 when it is stored, else the page with the errors. */
    async post(context: Context<AppEnv>, path: keyof typeof POSTED_FORMS): Promise<Response> {
      await submission.attempt(context);
      const { raw } = context.req;
      const { name, fields } = POSTED_FORMS[path];
      let sent: FormFields = {};
      try {
        requireSameOrigin(raw, environment.publicUrl);
        requireMediaType(raw, "application/x-www-form-urlencoded");
        sent = Object.fromEntries(new URLSearchParams(await readText(raw)));
        const { inquiry } = await submission.submit(context, readInquiry(sent, name), null);
        return context.redirect(`${context.get("content").prefix}${path}?sent=${inquiry.reference}`, 303);
      } catch (error) {
        const known = error instanceof AppError ? error : new AppError("internal");
        const request = context.get("requestId");
        if (known !== error) log.error({ request, err: error }, "unexpected error");
        log.debug({ request, code: known.code }, "a posted form was refused");
        const { message, fields: errors } = known.text(context.get("content"));
        const values = Object.fromEntries(fields.map((field) => [field, sent[field] ?? ""]));
        const outcome = { state: "refused", values, errors: errors ?? {}, message } as const;
        return pages.showAround(context, outcome, known);
      }
    },
  };
}

/** Look-ups that run at once, so that a database that hangs never has more of them waiting. */
const MAX_LOOKUPS = 8;

/** How long a page waits for a look-up, in milliseconds. */
const LOOKUP_TIMEOUT = 1000;

/**
 * Returns a function that tells whether an inquiry with this reference was stored. Texts that can't be a reference
 * never reach the database. Where that is busy, slow or unavailable the result is false.
 */
export function createReferenceCheck(exists: (reference: string) => Promise<boolean>) {
  let running = 0;
  return async (reference: string): Promise<boolean> => {
    if (!isReference(reference) || running >= MAX_LOOKUPS) return false;
    running += 1;
    const lookUp = exists(reference)
      .catch(() => false)
      .finally(() => (running -= 1));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, LOOKUP_TIMEOUT, false);
    });
    return Promise.race([lookUp, timeout]).finally(() => clearTimeout(timer));
  };
}
