import { APIError } from "better-auth/api";
import { type Context, Hono } from "hono";
import { codeSchema, signInSchema } from "../../domain/office/staff.ts";
import { AppError } from "../errors.ts";
import { CODES_PAUSED } from "../../staff/auth.ts";
import { type Allow, signedInOf } from "./allow.ts";
import { body } from "./input.ts";
import { type OfficeEnv, type OfficeServices, passOn } from "./office.ts";
import { createTries, SIGN_IN_TRIES } from "./sign-in-limits.ts";

/** What the library throws for a request that it refuses, told in our words. */
async function orWrongCode<Result>(work: Promise<Result>) {
  try {
    return await work;
  } catch (error) {
    if (error instanceof APIError) throw new AppError("wrong_code");
    throw error;
  }
}

/** The library takes no code any more for a while, however right it is, or none of this attempt to sign in. */
async function sayWhenLocked<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof APIError ? error.body?.code : undefined;
    if (code === "ACCOUNT_TEMPORARILY_LOCKED") {
      throw new AppError("too_many_tries", {
        message: ({ reasons }) => reasons.pausedFor(CODES_PAUSED / 60),
        headers: { "retry-after": String(CODES_PAUSED) },
      });
    }
    if (code === "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE") {
      throw new AppError("wrong_code", { message: ({ reasons }) => reasons.signInAnew });
    }
    throw error;
  }
}

/** Signing in and out. Nothing here tells whether an address belongs to somebody. */
export function signInRoutes(services: OfficeServices, allow: Allow) {
  const { auth } = services;
  const { count, forget, takeBack, networkOf, organisationOf } = createTries(services);

  const signInsOf = (context: Context<OfficeEnv>, email: string) => {
    const network = networkOf(context);
    return {
      here: `sign-in ${email} ${network}`,
      hereAnHour: `sign-in ${email} ${organisationOf(context)} in an hour`,
      anywhere: `sign-in ${email}`,
      network: `sign-ins ${network}`,
    };
  };
  /** The tries that are left for this account from this network. What is paused there counts nowhere else. */
  const countSignIn = async (context: Context<OfficeEnv>, email: string) => {
    const { here, hereAnHour, anywhere, network } = signInsOf(context, email);
    const left = await count(here, SIGN_IN_TRIES.here);
    await count(hereAnHour, SIGN_IN_TRIES.hereAnHour);
    await count(network, SIGN_IN_TRIES.network);
    await count(anywhere, SIGN_IN_TRIES.anywhere);
    return left;
  };
  const forgetSignIns = async (context: Context<OfficeEnv>, email: string) => {
    const { here, hereAnHour, anywhere, network } = signInsOf(context, email);
    await takeBack(network);
    await takeBack(anywhere);
    await forget(here);
    await forget(hereAnHour);
  };

  return new Hono<OfficeEnv>()
    .get("/session", allow("anybody"), async (context) =>
      context.json({ signedIn: (await signedInOf(context, services)) !== null }),
    )
    .post("/session", allow("anybody"), body(signInSchema), async (context) => {
      const { email, password } = context.req.valid("json");
      const left = await countSignIn(context, email);
      const { api } = await auth();
      try {
        const { headers, response } = await api.signInEmail({
          body: { email, password },
          headers: context.req.raw.headers,
          returnHeaders: true,
        });
        await forgetSignIns(context, email);
        passOn(context, headers);
        return context.json({ codeNeeded: "twoFactorRedirect" in response });
      } catch (error) {
        if (!(error instanceof APIError)) throw error;
        throw new AppError("wrong_credentials", {
          message: ({ codes, reasons }) =>
            left > 0 && left <= 2 ? reasons.triesLeft(left) : codes.wrong_credentials,
        });
      }
    })
    .post("/session/code", allow("anybody"), body(codeSchema), async (context) => {
      const { code } = context.req.valid("json");
      await count(`code ${networkOf(context)}`, { tries: 20, seconds: 600 });
      const { api } = await auth();
      const digits = code.replaceAll(/\s/g, "");
      const request = { headers: context.req.raw.headers, returnHeaders: true as const };
      const verified = /^\d{6}$/.test(digits)
        ? api.verifyTOTP({ ...request, body: { code: digits } })
        : api.verifyBackupCode({ ...request, body: { code } });
      const { headers } = await orWrongCode(sayWhenLocked(verified));
      passOn(context, headers);
      return context.json({ signedIn: true });
    })
    .delete("/session", allow("anybody"), async (context) => {
      const { api } = await auth();
      const { headers } = await api.signOut({ headers: context.req.raw.headers, returnHeaders: true });
      passOn(context, headers);
      return context.json({ signedIn: false });
    });
}
