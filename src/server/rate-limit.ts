import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf, organisationOf } from "./client-address.ts";
import { AppError } from "./errors.ts";

/** Ten minutes, in seconds. */
const WINDOW = 600;

/** A whole office behind one network may send so many times what one address may. */
const NETWORK_SHARE = 5;

/** Counts one post of this address; throws `too_many_requests` with Retry-After when it is one too many. */
export type RateLimit = (address: string) => Promise<void>;

/**
 * Makes a limit of one process: `limit` posts an address in ten minutes, and five times that for its
 * organisation's network. Of IPv6, whose single addresses say nothing, a /64 counts as an address.
 */
export function createRateLimit(limit: number): RateLimit {
  const addresses = new RateLimiterMemory({ points: limit, duration: WINDOW });
  const networks = new RateLimiterMemory({ points: limit * NETWORK_SHARE, duration: WINDOW });
  return async (address) => {
    const person = address.includes(":") ? networkOf(address) : address;
    try {
      await addresses.consume(person);
      await networks.consume(organisationOf(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError("too_many_requests", { headers: { "retry-after": String(seconds) } });
    }
  };
}
