import { PRIVACY_NOTICE_VERSION } from "../../content/company.ts";
import type { Context } from "hono";
import { DatabaseUnavailable } from "../../database/errors.ts";
import { KeyReused, type Submitted, submitInquiry } from "../../inquiries/submit.ts";
import { AppError } from "../errors.ts";
import { createClientAddress, networkOf } from "../http/client-address.ts";
import { createRateLimit } from "../http/limits.ts";
import { type AppEnv, originOf, type Services } from "../services.ts";
import type { ReadInquiry } from "./inquiry-body.ts";

/** Seconds after which a client may try again when nothing could be stored. */
const RETRY_AFTER = "5";

/** How many posts an address may send, refused ones included, for each inquiry that it may send. */
const ATTEMPTS = 5;

/** What `POST /api/inquiries` and the forms without JavaScript have in common. */
export type InquirySubmission = {
  /**
   * Counts a post before its body is read. Throws `too_many_requests`, to which the response is no rendered page.
   */
  attempt(context: Context<AppEnv>): Promise<void>;
  /**
   * Stores a valid inquiry, after counting it against the sender's limit, and wakes the mail worker. Throws
   * `too_many_requests`, `key_reused` or `storage_unavailable`, with nothing stored.
   */
  submit(context: Context<AppEnv>, read: ReadInquiry, idempotencyKey: string | null): Promise<Submitted>;
};

export function createInquirySubmission(services: Services): InquirySubmission {
  const { handle, worker, environment, now, log } = services;
  const accepted = createRateLimit(environment.rateLimit);
  const attempts = createRateLimit(environment.rateLimit * ATTEMPTS);
  const addressOf = createClientAddress(environment.trustProxy, () =>
    log.warn(
      "X-Forwarded-For is missing or can't be read although TRUST_PROXY is set: visitors share one limit",
    ),
  );
  const rules = {
    now,
    salesEmails: environment.salesEmails,
    messageIdDomain: new URL(originOf(environment)).hostname,
    privacyNotice: PRIVACY_NOTICE_VERSION,
  };
  const submit: InquirySubmission["submit"] = async (context, { inquiry, source }, idempotencyKey) => {
    const address = addressOf(context.req.raw, context.env);
    await accepted(address);
    try {
      const network = networkOf(address);
      const { tag: language } = context.get("content");
      const incoming = { inquiry, source, language, idempotencyKey, network };
      const received = await submitInquiry(handle, incoming, rules);
      if (received.repeated) return received;
      if (!received.confirmed) {
        const { id } = received.inquiry;
        log.warn({ inquiry: id }, "no confirmation is sent: its recipient had enough of them today");
      }
      worker.wake();
      return received;
    } catch (error) {
      if (error instanceof KeyReused) throw new AppError("key_reused");
      if (!(error instanceof DatabaseUnavailable)) throw error;
      log.error({ request: context.get("requestId"), err: error }, "an inquiry could not be stored");
      throw new AppError("storage_unavailable", { headers: { "retry-after": RETRY_AFTER } });
    }
  };
  return { submit, attempt: (context) => attempts(addressOf(context.req.raw, context.env)) };
}
