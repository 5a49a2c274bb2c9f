import { type Context, Hono } from "hono";
import * as v from "valibot";
import { hasOpened } from "../../../database/inquiries/inquiry-events.ts";
import { forgetReader, noteReader, readersOf } from "../../../database/inquiries/inquiry-readers.ts";
import type { InquiryWork } from "../../../database/inquiries/inquiry-work.ts";
import type { Database } from "../../../database/schema.ts";
import { staffById } from "../../../database/staff.ts";
import { versionSchema } from "../../../domain/office/entity-version.ts";
import { moveSchema } from "../../../domain/inquiry/inquiry-moves.ts";
import { mayTake } from "../../../domain/inquiry/inquiry-owner.ts";
import { dateInBahrain } from "../../../domain/company/opening-hours.ts";
import { permission } from "../../../domain/office/permissions.ts";
import {
  answerSchema,
  contactSchema,
  giveSchema,
  noteSchema,
  readingSchema,
} from "../../../domain/inquiry/reply.ts";
import {
  addAnswer,
  addContact,
  addNote,
  addOpening,
  type Done,
  giveInquiry,
  moveInquiry,
  undoLast,
} from "../../../inquiries/changes.ts";
import { AppError } from "../../errors.ts";
import type { Allow } from "../allow.ts";
import { body } from "../input.ts";
import { inquiryIdOf, inquiryView } from "./inquiry-view.ts";
import { actorOf, type OfficeEnv, type OfficeServices } from "../office.ts";

/** For so long somebody counts as reading an inquiry whose page says so every few seconds (ms). */
const READING_FOR = 20_000;

/** A body that names the version of the inquiry that was seen. */
const seenSchema = v.object({ version: versionSchema });

/** What the routes of one inquiry share: which one an address names, and how what was done is answered. */
export function inquiryAnswers(services: OfficeServices) {
  const { handle, now } = services;
  const idOf = async (context: Context<OfficeEnv>): Promise<string> => {
    const id = await inquiryIdOf(handle.db, context.req.param("id") ?? "");
    if (id === null) throw new AppError("not_found");
    return id;
  };
  const viewOf = async (id: string) => {
    const view = await inquiryView(services, id);
    if (!view) throw new AppError("not_found");
    return view;
  };
  return {
    idOf,
    viewOf,
    doing: (context: Context<OfficeEnv>) => ({ by: actorOf(context), now: now() }),
    /** The inquiry as it is now; a conflict has it too, beside the error. */
    viewAfter: async (done: Done, id: string) => {
      if (done.result === "missing") throw new AppError("not_found");
      if (done.result === "refused") {
        throw new AppError(done.why === "not-yours" ? "not_allowed" : "conflict", {
          message: (_, content) => content.get("office").inquiry.refusals[done.why],
        });
      }
      const view = await viewOf(id);
      if (done.result === "conflict") throw new AppError("conflict", { beside: { current: view } });
      return view;
    },
  };
}

/** One inquiry: what is known of it, who has it, where it stands, and what happened. Its replies are in replies.ts. */
export function inquiryRoutes(services: OfficeServices, allow: Allow) {
  const { handle, now } = services;
  const { viewAfter, doing, idOf, viewOf } = inquiryAnswers(services);

  const mayTakeFrom = async (context: Context<OfficeEnv>, work: InquiryWork, db: Database) => {
    const { id: by, role } = context.get("staff");
    const owner = work.owner === null ? null : await staffById(db, work.owner);
    const seenAt = owner?.disabled === false ? owner.seenAt : null;
    const ownerSeenToday = seenAt !== null && dateInBahrain(new Date(seenAt)) === dateInBahrain(now());
    return mayTake({ ...work, ownerSeenToday }, { by, take: permission(role, "inquiry.take"), now: now() });
  };

  return new Hono<OfficeEnv>()
    .get("/inquiries/:id", allow("inquiry.read"), async (context) =>
      context.json(await viewOf(await idOf(context))),
    )
    .post("/inquiries/:id/moves", allow("inquiry.answer"), body(moveSchema), async (context) => {
      const id = await idOf(context);
      const move = context.req.valid("json");
      const moved = moveInquiry(handle, id, move, doing(context), (work, db) =>
        mayTakeFrom(context, work, db),
      );
      return context.json(await viewAfter(await moved, id));
    })
    .post("/inquiries/:id/owner", allow("inquiry.answer"), body(giveSchema), async (context) => {
      const id = await idOf(context);
      const { to, version } = context.req.valid("json");
      const staff = to === null ? null : await staffById(handle.db, to);
      if (to !== null && (!staff || staff.disabled || permission(staff.role, "inquiry.answer") === "no")) {
        throw new AppError("not_found");
      }
      const owner = staff && { id: staff.id, name: staff.name };
      const given = giveInquiry(handle, { id, version, to: owner }, doing(context), (work, db) =>
        mayTakeFrom(context, work, db),
      );
      return context.json(await viewAfter(await given, id));
    })
    .post("/inquiries/:id/undo", allow("inquiry.answer"), body(seenSchema), async (context) => {
      const id = await idOf(context);
      const { version } = context.req.valid("json");
      return context.json(await viewAfter(await undoLast(handle, { id, version }, doing(context)), id));
    })
    .post("/inquiries/:id/notes", allow("inquiry.answer"), body(noteSchema), async (context) => {
      const id = await idOf(context);
      const { text } = context.req.valid("json");
      return context.json(await viewAfter(await addNote(handle, id, text, doing(context)), id));
    })
    .post("/inquiries/:id/contacts", allow("inquiry.answer"), body(contactSchema), async (context) => {
      const id = await idOf(context);
      return context.json(
        await viewAfter(await addContact(handle, id, context.req.valid("json"), doing(context)), id),
      );
    })
    .post("/inquiries/:id/answers", allow("inquiry.answer"), body(answerSchema), async (context) => {
      const id = await idOf(context);
      const { text } = context.req.valid("json");
      return context.json(await viewAfter(await addAnswer(handle, id, text, doing(context)), id));
    })
    .put("/inquiries/:id/reading", allow("inquiry.read"), body(readingSchema), async (context) => {
      const id = await idOf(context);
      const { by, now: at } = doing(context);
      if (!(await hasOpened(handle.db, id, by.id))) {
        const opened = await addOpening(handle, id, { by, now: at });
        if (opened.result === "missing") throw new AppError("not_found");
      }
      const { writing } = context.req.valid("json");
      await noteReader(handle.db, id, { ...by, writing }, at.toISOString());
      const since = new Date(at.getTime() - READING_FOR).toISOString();
      return context.json({ readers: await readersOf(handle.db, id, { but: by.id, since }) });
    })
    .delete("/inquiries/:id/reading", allow("inquiry.read"), async (context) => {
      const { by, now: at } = doing(context);
      const since = new Date(at.getTime() - READING_FOR).toISOString();
      await forgetReader(handle.db, { inquiryId: await idOf(context), staffId: by.id, since });
      return context.json({});
    });
}
