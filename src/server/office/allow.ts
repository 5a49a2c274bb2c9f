import type { Context, MiddlewareHandler } from "hono";
import * as v from "valibot";
import { DatabaseUnavailableError } from "../../database/errors.ts";
import { noteSeen } from "../../database/staff.ts";
import { type Action, may, ROLES } from "../../domain/office/permissions.ts";
import { SHOWN_TO } from "../../domain/office/staff.ts";
import { AppError } from "../errors.ts";
import { UNCACHED } from "../http/caching.ts";
import { requireSameOrigin } from "../http/read-post.ts";
import { type OfficeEnv, type OfficeServices, passOn, type SignedIn } from "./office.ts";

/** Who may call a route: whoever may do this, or anybody at all, such as those who sign in. */
type Gate = Action | "anybody";

const GATES = new WeakMap<object, Gate>();

/** Who may call what this handler stands before; undefined for a handler that isn't of {@link createAllow}. */
export function gateOf(handler: object): Gate | undefined {
  return GATES.get(handler);
}

/** After so long what is dangerous asks for the password again (ms). */
const CONFIRMED_FOR = 10 * 60_000;

/** How often it is noted that somebody is here (ms). */
const SEEN_EVERY = 60_000;

const staffSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(ROLES),
  disabled: v.boolean(),
  letterKeys: v.boolean(),
  twoFactorEnabled: v.nullish(v.boolean(), false),
});

/** Whose session a request carries; null for none, one that has ended, or a person who was disabled. */
export async function signedInOf(
  context: Context,
  { auth }: Pick<OfficeServices, "auth">,
): Promise<SignedIn | null> {
  if (!context.req.header("cookie")) return null;
  const { api } = await auth();
  const session = (query?: { disableRefresh: boolean }) =>
    api.getSession({ headers: context.req.raw.headers, returnHeaders: true, ...(query && { query }) });
  const { headers, response } = await session()
    // While nothing can be written it is read as it is, and not prolonged.
    .catch(() => session({ disableRefresh: true }))
    .catch((error: unknown) => {
      throw new DatabaseUnavailableError(error);
    });
  if (!response) return null;
  const { disabled, twoFactorEnabled, ...staff } = v.parse(staffSchema, response.user);
  if (disabled) return null;
  // A session that is used lasts longer, and so must its cookie.
  passOn(context, headers);
  const { id, confirmedAt, createdAt } = response.session;
  return {
    ...staff,
    sessionId: id,
    confirmedAt: confirmedAt ? new Date(confirmedAt) : createdAt,
    twoFactor: twoFactorEnabled,
  };
}

/**
 * Makes what stands before every route of the office: it refuses other sites' pages (`foreign_origin`), who is not signed in
 * (`signed_out`), pages that are shown to somebody else (`other_person`), who may not do this (`not_allowed`), and with
 * `fresh` whose password was given too long ago (`confirm_password`).
 */
export function createAllow(services: OfficeServices) {
  const { handle, environment, now } = services;
  /** When each was noted last by this process (ms). */
  const seen = new Map<string, number>();
  return (gate: Gate, { fresh = false } = {}): MiddlewareHandler<OfficeEnv> => {
    const handler: MiddlewareHandler<OfficeEnv> = async (context, next) => {
      context.header("cache-control", UNCACHED["cache-control"]);
      if (!["GET", "HEAD"].includes(context.req.method)) {
        requireSameOrigin(context.req.raw, environment.publicUrl);
      }
      if (gate === "anybody") return next();
      const staff = await signedInOf(context, services);
      if (!staff) throw new AppError("signed_out");
      const shownTo = context.req.header(SHOWN_TO);
      if (shownTo !== undefined && shownTo !== staff.id) throw new AppError("other_person");
      if (!may(staff.role, gate)) throw new AppError("not_allowed");
      const at = now().getTime();
      if (fresh && at - staff.confirmedAt.getTime() > CONFIRMED_FOR) throw new AppError("confirm_password");
      context.set("staff", staff);
      if (Math.abs(at - (seen.get(staff.id) ?? 0)) >= SEEN_EVERY) {
        seen.set(staff.id, at);
        const since = new Date(at - SEEN_EVERY).toISOString();
        // Not waited for: while nothing can be written, everything can still be read.
        void noteSeen(handle.db, staff.id, new Date(at).toISOString(), since).catch(() => undefined);
      }
      return next();
    };
    GATES.set(handler, gate);
    return handler;
  };
}

export type Allow = ReturnType<typeof createAllow>;
