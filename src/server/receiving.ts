import { PRIVACY_NOTICE_VERSION } from "../content/company.ts";
import type { Context } from "hono";
import { KeyReused, type Received, receiveInquiry, StorageUnavailable } from "../inquiries/receive.ts";
import type { ReadInquiry } from "./api/inquiry-body.ts";
import { createClientAddress, networkOf } from "./client-address.ts";
import { type AppContext, type AppDeps, originOf } from "./deps.ts";
import { AppError } from "./errors.ts";
import { createRateLimit } from "./rate-limit.ts";

/** Seconds after which a caller may try again when nothing could be stored. */
const TRY_AGAIN = "5";

/** Posts of an address, refused ones among them, for each inquiry that it may send: people mistype. */
const ATTEMPTS = 5;

/** The way in of inquiries, whichever form they come by. */
export type Receiving = {
  /**
   * Counts a post before anything of it is read. Throws `too_many_requests`, which is to be answered without
   * rendering a page.
   */
  attempt(context: Context<AppContext>): Promise<void>;
  /**
   * Takes one checked inquiry in: counts it against the sender's limit, stores it, wakes the mail worker. Throws
   * `too_many_requests`, `key_reused` or `storage_unavailable`, with nothing stored.
   */
  receive(context: Context<AppContext>, read: ReadInquiry, idempotencyKey: string | null): Promise<Received>;
};

/** The way in for API and forms alike. */
export function createReceiving(deps: AppDeps): Receiving {
  const { handle, worker, environment, now, log } = deps;
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
  const receive: Receiving["receive"] = async (context, { inquiry, source }, idempotencyKey) => {
    const address = addressOf(context.req.raw, context.env);
    await accepted(address);
    try {
      const network = networkOf(address);
      const received = await receiveInquiry(handle, { inquiry, source, idempotencyKey, network }, rules);
      if (received.repeated) return received;
      if (!received.confirmed) {
        const { id } = received.inquiry;
        log.warn({ inquiry: id }, "no confirmation is sent: its recipient had enough of them today");
      }
      worker.wake();
      return received;
    } catch (error) {
      if (error instanceof KeyReused) throw new AppError("key_reused");
      if (!(error instanceof StorageUnavailable)) throw error;
      log.error({ request: context.get("requestId"), err: error }, "an inquiry could not be stored");
      throw new AppError("storage_unavailable", { headers: { "retry-after": TRY_AGAIN } });
    }
  };
  return { receive, attempt: (context) => attempts(addressOf(context.req.raw, context.env)) };
}
