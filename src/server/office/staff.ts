import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { transact } from "../../database/errors.ts";
import { appendToRecord, type RecordedFields } from "../../database/record.ts";
import {
  allStaff,
  countOwners,
  endSessions,
  insertStaff,
  staffByEmail,
  staffById,
  type StaffMember,
  updateStaff,
} from "../../database/staff.ts";
import { invitationSchema, staffChangeSchema } from "../../domain/office/staff.ts";
import { AppError } from "../errors.ts";
import { originOf } from "../services.ts";
import type { Allow } from "./allow.ts";
import { body } from "./input.ts";
import { passwordLink } from "../../staff/links.ts";
import { actorOf, type OfficeEnv, type OfficeServices } from "./office.ts";

/** Who is here: was seen so long ago (ms). */
const HERE_FOR = 2 * 60_000;

/** The people of the office: their names for everybody, how they sign in and what they may do for owners. */
export function staffRoutes(services: OfficeServices, allow: Allow) {
  const { auth, handle, environment, now, sendToStaff } = services;
  const origin = originOf(environment);

  const member = async (id: string): Promise<StaffMember> => {
    const staff = await staffById(handle.db, id);
    if (!staff) throw new AppError("not_found");
    return staff;
  };

  /** Sends the link of an invitation; where no mail leaves, the owner gets the link to pass it on. */
  const invite = async (to: StaffMember, by: string) => {
    const link = await passwordLink(await auth(), { staffId: to.id, kind: "invitation", origin, now: now() });
    const sent = await sendToStaff({ to, kind: "invitation", link, by });
    return { sent, link: sent ? null : link };
  };

  return new Hono<OfficeEnv>()
    .get("/staff/names", allow("staff.names"), async (context) => {
      const here = now().getTime() - HERE_FOR;
      const staff = await allStaff(handle.db, now().toISOString());
      return context.json({
        // Who was disabled, too: inquiries may be theirs still.
        staff: staff.map(({ id, name, role, seenAt, disabled }) => ({
          id,
          name,
          role,
          disabled,
          seenAt,
          isHere: !disabled && seenAt !== null && Date.parse(seenAt) > here,
        })),
      });
    })
    .get("/staff", allow("staff.change"), async (context) =>
      context.json({ staff: await allStaff(handle.db, now().toISOString()) }),
    )
    .post("/staff", allow("staff.change", { fresh: true }), body(invitationSchema), async (context) => {
      const { name, email, role } = context.req.valid("json");
      const id = randomUUID();
      const at = now().toISOString();
      await transact(handle, async (db) => {
        // First, so that two who invite the same person wait for one another.
        await appendToRecord(db, {
          at,
          actor: actorOf(context),
          action: "staff.invited",
          entity: { kind: "staff", id, label: name },
          before: {},
          after: { email, role },
        });
        if (await staffByEmail(db, email)) throw new AppError("email_taken");
        await insertStaff(db, { id, name, email, role }, at);
      });
      return context.json(await invite(await member(id), context.get("staff").name), 201);
    })
    .post("/staff/:id/invitation", allow("staff.change", { fresh: true }), async (context) => {
      const staff = await member(context.req.param("id"));
      if (staff.disabled || staff.hasPassword) throw new AppError("link_used");
      return context.json(await invite(staff, context.get("staff").name));
    })
    .patch("/staff/:id", allow("staff.change", { fresh: true }), body(staffChangeSchema), async (context) => {
      const change = context.req.valid("json");
      const at = now().toISOString();
      await transact(handle, async (db) => {
        // Writing first: two owners who disable each other wait for one another.
        await updateStaff(db, context.req.param("id"), {}, at);
        const staff = await staffById(db, context.req.param("id"));
        if (!staff) throw new AppError("not_found");
        const before: RecordedFields = {};
        const after: RecordedFields = {};
        if (change.role !== undefined && change.role !== staff.role) {
          before["role"] = staff.role;
          after["role"] = change.role;
        }
        if (change.disabled !== undefined && change.disabled !== staff.disabled) {
          before["disabled"] = staff.disabled;
          after["disabled"] = change.disabled;
        }
        if (Object.keys(after).length === 0) return;
        await updateStaff(db, staff.id, change, at);
        await endSessions(db, staff.id);
        await appendToRecord(db, {
          at,
          actor: actorOf(context),
          action: "staff.changed",
          entity: { kind: "staff", id: staff.id, label: staff.name },
          before,
          after,
        });
        // Last: whoever writes the record has waited for all others who do, and sees what they changed.
        if ((await countOwners(db)) === 0) throw new AppError("last_owner");
      });
      return context.json({ staff: await member(context.req.param("id")) });
    })
    .delete("/staff/:id/sessions", allow("staff.change", { fresh: true }), async (context) => {
      const staff = await member(context.req.param("id"));
      await transact(handle, async (db) => {
        await endSessions(db, staff.id);
        await appendToRecord(db, {
          at: now().toISOString(),
          actor: actorOf(context),
          action: "staff.sessionsEnded",
          entity: { kind: "staff", id: staff.id, label: staff.name },
          before: { sessions: staff.sessions },
          after: { sessions: 0 },
        });
      });
      return context.json({ ended: staff.sessions });
    });
}
