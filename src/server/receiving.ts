import { privacyNoticeVersion } from "../content/en/privacy.ts";
import type { Context } from "hono";
import { KeyReused, type Received, receiveInquiry, StorageUnavailable } from "../inquiries/receive.ts";
import type { ReadInquiry } from "./api/inquiry-body.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import { type AppContext, type AppDeps, originOf } from "./deps.ts";
import { AppError } from "./errors.ts";
import { createRateLimit } from "./rate-limit.ts";

/** Seconds after which a caller may try again when nothing could be stored. */
const TRY_AGAIN = "5";

/** Takes one checked inquiry in for a request, whichever form it came by. */
export type Receiving = (
  context: Context<AppContext>,
  read: ReadInquiry,
  idempotencyKey: string | null,
) => Promise<Received>;

/**
 * The way in for API and forms alike: count it against the sender's limit, store it, wake the mail worker.
 * Throws `too_many_requests`, `key_reused` or `storage_unavailable`, with nothing stored. Wrong fields never
 * count, so nobody is shut out by mistyping.
 */
export function createReceiving(deps: AppDeps): Receiving {
  const { handle, worker, environment, now, log } = deps;
  const limit = createRateLimit(environment.rateLimit);
  const rules = {
    now,
    salesEmails: environment.salesEmails,
    messageIdDomain: new URL(originOf(environment)).hostname,
    privacyNotice: privacyNoticeVersion,
  };
  return async (context, { inquiry, source }, idempotencyKey) => {
    const address = clientAddress(context.req.raw, context.env, environment.trustProxy);
    await limit(address);
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
}
