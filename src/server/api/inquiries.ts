import type { Context } from "hono";
import * as v from "valibot";
import { PRIVACY_NOTICE_VERSION } from "../../content/company.ts";
import { DatabaseUnavailableError } from "../../database/errors.ts";
import { fieldErrors } from "../../domain/form.ts";
import {
  contactSchema,
  type NewInquiry,
  spamReason,
  submissionSchema,
} from "../../domain/inquiry/inquiry.ts";
import type { OpeningHours } from "../../domain/company/opening-hours.ts";
import { isQuote, postedQuoteSchema } from "../../domain/quote/posted-quote.ts";
import { type QuoteLine, quoteLinesSchema, requestedLines } from "../../domain/quote/quote-lines.ts";
import { awayBeforeReply, dueAt } from "../../domain/inquiry/reply-clock.ts";
import { KeyReusedError, type Submitted, submitInquiry } from "../../inquiries/submit.ts";
import { deskAddresses } from "../env.ts";
import { AppError } from "../errors.ts";
import { UNCACHED } from "../http/caching.ts";
import { createClientAddress, networkOf } from "../http/client-address.ts";
import { readJson, requireMediaType, requireSameOrigin } from "../http/read-post.ts";
import { createRateLimit, openCommonCount } from "../http/rate-limit.ts";
import { type AppEnv, originOf, type Services } from "../services.ts";

/** Which of the two forms an inquiry was sent by. */
export type FormName = "contact" | "quote";

/** An inquiry read from a body, with its lines and its referrer. */
type ReadInquiry = { inquiry: NewInquiry; lines: readonly QuoteLine[]; source: string | null };

/**
 * Reads what was posted, by either form (R19.9, R19.10), as JSON or as form fields. `form` is the form of the page
 * that it was posted to; a body of the API says itself which it is. Throws `invalid_fields` with all wrong fields
 * at once, or `looks_automated` with a sentence that tells a person what to do.
 */
export function readInquiry(sent: unknown, form?: FormName): ReadInquiry {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    throw new AppError("invalid_fields", { message: ({ reasons }) => reasons.notAnObject, fields: {} });
  }
  const quote = form === undefined ? isQuote(sent) : form === "quote";
  const inquiry = v.safeParse(quote ? postedQuoteSchema(sent) : contactSchema, sent);
  const submission = v.safeParse(submissionSchema, sent);
  // The contact form's page has none, and what isn't asked for is dropped.
  const list = v.safeParse(quoteLinesSchema, quote ? sent : {});
  if (!inquiry.success || !submission.success || !list.success) {
    const issues = [...(inquiry.issues ?? []), ...(submission.issues ?? []), ...(list.issues ?? [])];
    throw new AppError("invalid_fields", {
      fields(_, content) {
        const { errors, inLine } = content.get("forms");
        return fieldErrors(issues, errors, inLine);
      },
    });
  }
  const reason = spamReason(submission.output);
  if (reason) throw new AppError("looks_automated", { message: ({ spam }) => spam[reason] });
  return { inquiry: inquiry.output, lines: list.output.lines, source: submission.output.source || null };
}

/** How many posts an address may send, refused ones included, for each inquiry that it may send. */
const ATTEMPTS = 5;

/** What `POST /api/inquiries` and the forms without JavaScript have in common. */
export type InquirySubmission = {
  /** Counts a post before its body is read. Throws `too_many_requests`, for which no page is rendered. */
  attempt(context: Context<AppEnv>): Promise<void>;
  /**
   * Stores a valid inquiry, after counting it against the sender's limit, and wakes the mail worker. Throws
   * `too_many_requests`, `key_reused` or `storage_unavailable`, with nothing stored.
   */
  submit(context: Context<AppEnv>, read: ReadInquiry, idempotencyKey: string | null): Promise<Submitted>;
};

export function createInquirySubmission(services: Services): InquirySubmission {
  const { handle, catalogue, worker, environment, now, log } = services;
  // Any number of processes may run on PostgreSQL; alone on SQLite, counting in memory costs nothing.
  const isShared = handle.engine === "postgres" || environment.workers > 1;
  const common = isShared ? openCommonCount(handle, now) : null;
  const accepted = createRateLimit("inquiries", environment.rateLimit, common);
  const attempts = createRateLimit("attempts", environment.rateLimit * ATTEMPTS, common);
  const addressOf = createClientAddress(environment.trustProxy, () =>
    log.warn(
      "X-Forwarded-For is missing or can't be read although TRUST_PROXY is set: visitors share one limit",
    ),
  );
  const rules = {
    now,
    messageIdDomain: new URL(originOf(environment)).hostname,
    privacyNotice: PRIVACY_NOTICE_VERSION,
  };
  const submit: InquirySubmission["submit"] = async (
    context,
    { inquiry, lines: sent, source },
    idempotencyKey,
  ) => {
    const address = addressOf(context.req.raw, context.env);
    await accepted(address);
    try {
      const network = networkOf(address);
      const { tag: language, company } = context.get("content");
      const lines = { sent, requested: requestedLines(catalogue.current(), sent) };
      const incoming = { inquiry, lines, source, language, idempotencyKey, network };
      const received = await submitInquiry(handle, incoming, {
        ...rules,
        salesEmails: deskAddresses(environment, company),
        dueAt: (at) => dueAt(at, services.hours(), company.replyGoal),
      });
      if (received.repeated) return received;
      if (!received.confirmed) {
        const { id } = received.inquiry;
        log.warn({ inquiry: id }, "no confirmation is sent: its recipient had enough of them today");
      }
      worker.wake();
      return received;
    } catch (error) {
      if (error instanceof KeyReusedError) throw new AppError("key_reused");
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      log.error({ request: context.get("requestId"), err: error }, "an inquiry could not be stored");
      throw new AppError("storage_unavailable");
    }
  };
  return { submit, attempt: (context) => attempts(addressOf(context.req.raw, context.env)) };
}

function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new AppError("malformed_key");
  return key;
}

/**
 * `POST /api/inquiries` (R19.9): 201 with `{ id, reference, status, createdAt }`, with `away` beside it where the answer may
 * take longer than promised, and 200 with the same body
 * and `Idempotency-Replayed: true` for a repeat.
 */
export function inquiriesApi(
  submission: InquirySubmission,
  { publicUrl, hours }: { publicUrl: string | null; hours: () => OpeningHours },
) {
  return async (context: Context<AppEnv>): Promise<Response> => {
    await submission.attempt(context);
    const request = context.req.raw;
    requireSameOrigin(request, publicUrl);
    requireMediaType(request, "application/json");
    const key = readIdempotencyKey(request);
    const read = readInquiry(await readJson(request));
    const { inquiry, repeated } = await submission.submit(context, read, key);
    const { id, reference, status, createdAt } = inquiry;
    const away = awayBeforeReply(new Date(createdAt), hours(), context.get("content").company.replyGoal);
    return Response.json(
      { id, reference, status, createdAt, ...(away && { away }) },
      {
        status: repeated ? 200 : 201,
        headers: { ...UNCACHED, ...(repeated && { "idempotency-replayed": "true" }) },
      },
    );
  };
}
