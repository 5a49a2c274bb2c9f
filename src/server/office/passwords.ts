import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { transact } from "../../database/errors.ts";
import { appendToRecord } from "../../database/record.ts";
import {
  allStaff,
  insertStaff,
  staffByEmail,
  staffById,
  storePassword,
  takeLink,
  takeSecret,
} from "../../database/staff.ts";
import { askResetSchema, firstOwnerSchema, setPasswordSchema } from "../../domain/office/staff.ts";
import { FIRST_OWNER, hashOfToken, passwordLink } from "../../staff/links.ts";
import { AppError } from "../errors.ts";
import { originOf } from "../services.ts";
import type { Allow } from "./allow.ts";
import { body } from "./input.ts";
import type { OfficeEnv, OfficeServices } from "./office.ts";
import { createTries, RESET_TRIES } from "./sign-in-limits.ts";

/** The ways to a password: by a link, and that of the first owner. Nothing here tells whether an address belongs to somebody. */
export function passwordRoutes(services: OfficeServices, allow: Allow) {
  const { auth, handle, environment, now, log, sendToStaff } = services;
  const { count, networkOf } = createTries(services);
  const origin = originOf(environment);

  /** The stored link of a token, with whom it is for (`value`). */
  const linkOf = async (token: string) => {
    const { internalAdapter } = await (await auth()).$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    if (!link || link.expiresAt <= now()) throw new AppError("link_used");
    return link;
  };
  const hashOf = async (password: string) => (await (await auth()).$context).password.hash(password);

  return new Hono<OfficeEnv>()
    .post("/password-link", allow("anybody"), body(askResetSchema), async (context) => {
      const { email } = context.req.valid("json");
      await count(`password link ${email}`, RESET_TRIES);
      await count(`password links ${networkOf(context)}`, { tries: 20, seconds: 3600 });
      // Not waited for, so that the answer takes as long for an address that nobody has.
      const send = async () => {
        const staff = await staffByEmail(handle.db, email);
        if (!staff || staff.disabled) return;
        const link = await passwordLink(await auth(), {
          staffId: staff.id,
          kind: "reset",
          origin,
          now: now(),
        });
        await sendToStaff({ to: staff, kind: "reset", link, by: staff.name });
      };
      void send().catch((error: unknown) => log.error({ err: error }, "a link could not be sent"));
      return context.json({ asked: true });
    })
    .post("/password", allow("anybody"), body(setPasswordSchema), async (context) => {
      const { token, password } = context.req.valid("json");
      await count(`set password ${networkOf(context)}`, { tries: 20, seconds: 600 });
      const link = await linkOf(token);
      const hash = await hashOf(password);
      const at = now().toISOString();
      await transact(handle, async (db) => {
        const staff = await staffById(db, link.value);
        if (!staff) throw new AppError("link_used");
        const { id, name } = staff;
        // First, so that two links of one person wait for one another.
        await appendToRecord(db, {
          at,
          actor: { id, name },
          action: "staff.passwordSet",
          entity: { kind: "staff", id, label: name },
          before: {},
          after: {},
        });
        if (!(await takeLink(db, link.id))) throw new AppError("link_used");
        await storePassword(db, id, hash, at);
      });
      return context.json({ set: true });
    })
    .post("/first-owner", allow("anybody"), body(firstOwnerSchema), async (context) => {
      const { token, password, name, email } = context.req.valid("json");
      await count(`first owner ${networkOf(context)}`, { tries: 20, seconds: 600 });
      const hash = await hashOf(password);
      const id = randomUUID();
      const at = now().toISOString();
      await transact(handle, async (db) => {
        const isTheirs = await takeSecret(db, FIRST_OWNER, hashOfToken(token));
        // Somebody else may have been let in by the command line meanwhile.
        if (!isTheirs || (await allStaff(db, at)).length > 0) throw new AppError("link_used");
        await insertStaff(db, { id, name, email, role: "owner" }, at);
        await appendToRecord(db, {
          at,
          actor: { id, name },
          action: "staff.firstOwner",
          entity: { kind: "staff", id, label: name },
          before: {},
          after: { email, role: "owner" },
        });
        await storePassword(db, id, hash, at);
      });
      return context.json({ set: true });
    });
}
