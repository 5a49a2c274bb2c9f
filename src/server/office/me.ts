import { APIError } from "better-auth/api";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { transact } from "../../database/errors.ts";
import { appendToRecord } from "../../database/record.ts";
import { confirmSession, endLinks, endSessions, sessionsOf, setLetterKeys } from "../../database/staff.ts";
import {
  changePasswordSchema,
  codeSchema,
  confirmSchema,
  letterKeysSchema,
} from "../../domain/office/staff.ts";
import { AppError } from "../errors.ts";
import type { Allow } from "./allow.ts";
import { body } from "./input.ts";
import { actorOf, type OfficeEnv, type OfficeServices, passOn } from "./office.ts";
import { createTries, SIGN_IN_TRIES } from "./sign-in-limits.ts";

/** Throws the sentence for a wrong password at its field. */
async function orWrongPassword<Result>(field: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new AppError("invalid_fields", {
      fields: (_, content) => ({ [field]: content.get("office").fieldErrors.passwordWrong }),
    });
  }
}

/** One's own person: who is signed in, password, code, sessions. */
export function selfRoutes(services: OfficeServices, allow: Allow) {
  const { auth, handle, now, sendMail } = services;
  const { count } = createTries(services);

  const record = (context: Context<OfficeEnv>, action: string) =>
    transact(handle, async (db) => {
      const { id, name } = context.get("staff");
      await appendToRecord(db, {
        at: now().toISOString(),
        actor: actorOf(context),
        action,
        entity: { kind: "staff", id, label: name },
        before: {},
        after: {},
      });
    });

  /** Counts passwords that are tried by whoever sits at an open session. */
  const countPassword = (context: Context<OfficeEnv>) =>
    count(`password of ${context.get("staff").id}`, SIGN_IN_TRIES.here);

  return new Hono<OfficeEnv>()
    .get("/me", allow("self.change"), (context) => {
      const { id, name, email, role, twoFactor, letterKeys } = context.get("staff");
      const sendsMail = sendMail !== undefined;
      return context.json({ id, name, email, role, twoFactor, letterKeys, sendsMail });
    })
    .post("/me/confirmation", allow("self.change"), body(confirmSchema), async (context) => {
      await countPassword(context);
      const { api } = await auth();
      const { password } = context.req.valid("json");
      await orWrongPassword(
        "password",
        api.verifyPassword({ body: { password }, headers: context.req.raw.headers }),
      );
      await confirmSession(handle.db, context.get("staff").sessionId, now().toISOString());
      return context.json({ confirmed: true });
    })
    .put("/me/password", allow("self.change"), body(changePasswordSchema), async (context) => {
      await countPassword(context);
      const { api } = await auth();
      const { current, password } = context.req.valid("json");
      const { headers } = await orWrongPassword(
        "current",
        api.changePassword({
          body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
          headers: context.req.raw.headers,
          returnHeaders: true,
        }),
      );
      passOn(context, headers);
      // Whoever has asked for a new password meanwhile, it wasn't them.
      await endLinks(handle.db, context.get("staff").id);
      await record(context, "staff.passwordChanged");
      return context.json({ changed: true });
    })
    .post("/me/code", allow("self.change"), body(confirmSchema), async (context) => {
      await countPassword(context);
      const { api } = await auth();
      const made = await orWrongPassword(
        "password",
        api.enableTwoFactor({ body: context.req.valid("json"), headers: context.req.raw.headers }),
      );
      const { totpURI, backupCodes } = v.parse(
        v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) }),
        made,
      );
      return context.json({ address: totpURI, recoveryCodes: backupCodes });
    })
    .put("/me/code", allow("self.change"), body(codeSchema), async (context) => {
      const { api } = await auth();
      await count(`code of ${context.get("staff").id}`, { tries: 10, seconds: 600 });
      try {
        const { code } = context.req.valid("json");
        const { headers } = await api.verifyTOTP({
          body: { code: code.replaceAll(/\s/g, "") },
          headers: context.req.raw.headers,
          returnHeaders: true,
        });
        passOn(context, headers);
      } catch (error) {
        if (error instanceof APIError) throw new AppError("wrong_code");
        throw error;
      }
      await record(context, "staff.codeEnabled");
      return context.json({ twoFactor: true });
    })
    .delete("/me/code", allow("self.change"), body(confirmSchema), async (context) => {
      await countPassword(context);
      const { api } = await auth();
      const { headers } = await orWrongPassword(
        "password",
        api.disableTwoFactor({
          body: context.req.valid("json"),
          headers: context.req.raw.headers,
          returnHeaders: true,
        }),
      );
      passOn(context, headers);
      await record(context, "staff.codeDisabled");
      return context.json({ twoFactor: false });
    })
    .put("/me/letter-keys", allow("self.change"), body(letterKeysSchema), async (context) => {
      const { on } = context.req.valid("json");
      await setLetterKeys(handle.db, context.get("staff").id, on);
      return context.json({ letterKeys: on });
    })
    .get("/me/sessions", allow("self.change"), async (context) => {
      const { id, sessionId } = context.get("staff");
      const sessions = await sessionsOf(handle.db, id, now().toISOString());
      return context.json({
        sessions: sessions.map((session) => ({ ...session, isThis: session.id === sessionId })),
      });
    })
    .delete("/me/sessions", allow("self.change"), async (context) => {
      const { id, sessionId } = context.get("staff");
      await endSessions(handle.db, id, { but: sessionId });
      return context.json({ ended: true });
    })
    .delete("/me/sessions/:session", allow("self.change"), async (context) => {
      await endSessions(handle.db, context.get("staff").id, { only: context.req.param("session") });
      return context.json({ ended: true });
    });
}
