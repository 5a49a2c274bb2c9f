import { countPosts, forgetCount, hashOf, takeBackPost } from "../../database/post-counts.ts";
import { AppError } from "../errors.ts";
import type { OfficeServices } from "./office.ts";

/** How many tries are taken in a span of seconds. */
type Limit = { tries: number; seconds: number };

/** Wrong passwords of one account from one network, and from everywhere. */
export const SIGN_IN_TRIES = { here: { tries: 5, seconds: 60 }, anywhere: { tries: 100, seconds: 3600 } };

/** Mails with a link that one address gets. */
export const RESET_TRIES: Limit = { tries: 3, seconds: 3600 };

/**
 * Counts a try in the database, so that all processes count together, whether the account exists or not; tells how many
 * are left. Throws `too_many_tries`.
 */
export function createTries({ handle, now }: Pick<OfficeServices, "handle" | "now">) {
  const count = async (name: string, { tries, seconds }: Limit): Promise<number> => {
    const at = now();
    const span = { now: at.toISOString(), endsAt: new Date(at.getTime() + seconds * 1000).toISOString() };
    const [counted] = await countPosts(handle.db, [hashOf(handle, name)], span);
    const left = tries - (counted?.posts ?? 0);
    if (left >= 0) return left;
    const wait = Math.ceil((Date.parse(counted?.endsAt ?? span.endsAt) - at.getTime()) / 1000);
    throw new AppError("too_many_tries", { headers: { "retry-after": String(Math.max(1, wait)) } });
  };
  /** Right ones are no tries: whoever came in begins anew. */
  const forget = (name: string) => forgetCount(handle.db, hashOf(handle, name));
  /** The same where others' wrong ones stay counted: only this one is taken back. */
  const takeBack = (name: string) => takeBackPost(handle.db, hashOf(handle, name));
  return { count, forget, takeBack };
}
