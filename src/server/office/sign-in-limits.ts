import { countPosts, forgetCount, hashOf, takeBackPost } from "../../database/post-counts.ts";
import type { Context } from "hono";
import { AppError } from "../errors.ts";
import { createClientAddress, networkOf, organisationOf } from "../http/client-address.ts";
import type { OfficeEnv, OfficeServices } from "./office.ts";

/** How many tries are taken in a span of seconds. */
type Limit = { tries: number; seconds: number };

/**
 * Wrong passwords of one account: from one network at a time and in an hour, and from everywhere. One network alone can't
 * use up what all have together, or whoever knows an address could keep its owner out from wherever they are.
 */
export const SIGN_IN_TRIES = {
  here: { tries: 5, seconds: 60 },
  hereAnHour: { tries: 20, seconds: 3600 },
  anywhere: { tries: 100, seconds: 3600 },
  /** Of all accounts from one network: to check a password takes a tenth of a second, whoever it is of. */
  network: { tries: 20, seconds: 600 },
};

/** Mails with a link that one address gets. */
export const RESET_TRIES: Limit = { tries: 3, seconds: 3600 };

/**
 * Counts a try in the database, so that all processes count together, whether the account exists or not; tells how many
 * are left. Throws `too_many_tries`.
 */
export function createTries({
  handle,
  now,
  environment,
}: Pick<OfficeServices, "handle" | "now" | "environment">) {
  const addressOf = createClientAddress(environment.trustProxy, () => undefined);
  const count = async (name: string, { tries, seconds }: Limit): Promise<number> => {
    const at = now();
    const span = { now: at.toISOString(), endsAt: new Date(at.getTime() + seconds * 1000).toISOString() };
    const [counted] = await countPosts(handle.db, [hashOf(handle, name)], span);
    const left = tries - (counted?.posts ?? 0);
    if (left >= 0) return left;
    const wait = Math.ceil((Date.parse(counted?.endsAt ?? span.endsAt) - at.getTime()) / 1000);
    throw new AppError("too_many_tries", {
      message: ({ codes, reasons }) =>
        wait > 60 ? reasons.pausedFor(Math.ceil(wait / 60)) : codes.too_many_tries,
      headers: { "retry-after": String(Math.max(1, wait)) },
    });
  };
  /** Right ones are no tries: whoever came in begins anew. */
  const forget = (name: string) => forgetCount(handle.db, hashOf(handle, name));
  /** Takes one right try back, where the wrong ones of others stay counted. */
  const takeBack = (name: string) => takeBackPost(handle.db, hashOf(handle, name));
  return {
    count,
    forget,
    takeBack,
    networkOf: ({ req, env }: Context<OfficeEnv>) => networkOf(addressOf(req.raw, env)),
    organisationOf: ({ req, env }: Context<OfficeEnv>) => organisationOf(addressOf(req.raw, env)),
  };
}
