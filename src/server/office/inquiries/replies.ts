import { Hono } from "hono";
import { inquiryById } from "../../../database/inquiries/inquiries.ts";
import { previewSchema, replySchema, sendAgainSchema } from "../../../domain/inquiry/reply.ts";
import { queueReply, sendReplyAgain, takeBackReply } from "../../../inquiries/replies.ts";
import { replyMail } from "../../../inquiries/reply-mail.tsx";
import { deskAddresses } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { originOf } from "../../services.ts";
import type { Allow } from "../allow.ts";
import { body } from "../input.ts";
import { inquiryAnswers } from "./inquiry.ts";
import { actorOf, type OfficeEnv, type OfficeServices } from "../office.ts";

/** Answers to an inquiry by mail: as they will look, sent, taken back, and sent again. */
export function replyRoutes(services: OfficeServices, allow: Allow) {
  const { handle, catalogue, contents, environment, worker } = services;
  const { viewAfter, doing, idOf, viewOf } = inquiryAnswers(services);
  const messageIdDomain = new URL(originOf(environment)).hostname;

  return new Hono<OfficeEnv>()
    .post("/inquiries/:id/preview", allow("inquiry.answer"), body(previewSchema), async (context) => {
      const inquiry = await inquiryById(handle.db, await idOf(context));
      if (!inquiry) throw new AppError("not_found");
      const language = contents.find(({ tag }) => tag === inquiry.language) ?? contents[0];
      const content = language.withCompany(catalogue.current().company);
      const [salesAddress] = deskAddresses(environment, content.company);
      const reply = { ...context.req.valid("json"), by: actorOf(context) };
      const mail = replyMail(reply, inquiry, content, salesAddress);
      const { subject, html, text, replyTo } = mail;
      return context.json({ subject, html, text, from: replyTo });
    })
    .post("/inquiries/:id/replies", allow("inquiry.answer"), body(replySchema), async (context) => {
      const id = await idOf(context);
      const form = context.req.valid("json");
      const { done, queued } = await queueReply(handle, id, form, { ...doing(context), messageIdDomain });
      const view = await viewAfter(done, id);
      worker.wake();
      return context.json({ ...view, queued }, 201);
    })
    .post("/inquiries/:id/replies/:reply/take-back", allow("inquiry.answer"), async (context) => {
      const id = await idOf(context);
      const replyId = context.req.param("reply");
      const reply = await takeBackReply(handle, { inquiryId: id, replyId }, doing(context));
      return context.json({ ...(await viewOf(id)), takenBack: reply !== null });
    })
    .post(
      "/inquiries/:id/replies/:reply/send-again",
      allow("inquiry.answer"),
      body(sendAgainSchema),
      async (context) => {
        const id = await idOf(context);
        const replyId = context.req.param("reply");
        const { recipient } = context.req.valid("json");
        const done = await sendReplyAgain(handle, { inquiryId: id, replyId, recipient }, doing(context));
        worker.wake();
        return context.json(await viewAfter(done, id));
      },
    );
}
