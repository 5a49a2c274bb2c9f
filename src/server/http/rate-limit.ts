import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { DatabaseHandle } from "../../database/connect.ts";
import { within } from "../../database/errors.ts";
import { countPosts, hashOf } from "../../database/post-counts.ts";
import { AppError } from "../errors.ts";
import { networkOf, organisationOf } from "./client-address.ts";

/** Ten minutes, in seconds. */
const WINDOW = 600;

/** How many times the limit of one address its organisation's network may send. */
const NETWORK_FACTOR = 5;

/** How long a post waits for the common count, and how long that is left alone after it failed (ms). */
const COUNTING_TIMEOUT = 1000;
const FAILURE_PAUSE = 5000;

/** Counts one post of this address; throws `too_many_requests` with Retry-After when it is one too many. */
type RateLimit = (address: string) => Promise<void>;

/** Where processes count together: adds one to each key, and tells for each the sum and when its count ends (ms). */
type CommonCount = (keys: readonly string[]) => Promise<Map<string, { posts: number; left: number }>>;

/** The count in the database. Resolves with nothing while that can't be used: each process then counts alone. */
export function openCommonCount(handle: DatabaseHandle, now: () => Date): CommonCount {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (keys) => {
    if (performance.now() - failedAt < FAILURE_PAUSE) return new Map();
    const at = now();
    const span = { now: at.toISOString(), endsAt: new Date(at.getTime() + WINDOW * 1000).toISOString() };
    const byHash = new Map(keys.map((key) => [hashOf(handle, key), key]));
    try {
      const counted = await within(COUNTING_TIMEOUT, countPosts(handle.db, [...byHash.keys()], span));
      return new Map(
        counted.map(({ key, posts, endsAt }) => {
          const left = Date.parse(endsAt) - at.getTime();
          return [byHash.get(key) ?? key, { posts, left }];
        }),
      );
    } catch {
      // Whoever stores the post finds the database as it is, and says so.
      failedAt = performance.now();
      return new Map();
    }
  };
}

function refusal(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError("too_many_requests", { headers: { "retry-after": String(seconds) } });
}

/**
 * `limit` posts an address in ten minutes, and five times that for its organisation's network. A single IPv6 address
 * says nothing about its user, so its /64 counts as the address. This process counts first, so that a flood costs the
 * common count nothing; with one, posts to other processes count too. `name` keeps limits apart there.
 */
export function createRateLimit(name: string, limit: number, common: CommonCount | null): RateLimit {
  const addresses = new RateLimiterMemory({ points: limit, duration: WINDOW });
  const networks = new RateLimiterMemory({ points: limit * NETWORK_FACTOR, duration: WINDOW });

  const countHere = async (person: string, network: string) => {
    try {
      await addresses.consume(person);
      await networks.consume(network);
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? refusal(refused.msBeforeNext) : refused;
    }
  };

  return async (address) => {
    const person = address.includes(":") ? networkOf(address) : address;
    const network = organisationOf(address);
    await countHere(person, network);
    if (common === null) return;
    const limited = [
      { key: `${name} address ${person}`, here: addresses, known: person, most: limit },
      { key: `${name} network ${network}`, here: networks, known: network, most: limit * NETWORK_FACTOR },
    ];
    const counts = await common(limited.map(({ key }) => key));
    for (const { key, here, known, most } of limited) {
      const { posts, left } = counts.get(key) ?? { posts: 0, left: 0 };
      if (posts <= most) continue;
      // The next ones are refused without asking.
      await here.block(known, Math.ceil(left / 1000));
      throw refusal(left);
    }
  };
}
