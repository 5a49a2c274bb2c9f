import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { FAILED, mailServer, SENT, stillClock, worker } from "../../tests/support/outbox-worker.ts";
import { storeSample } from "../../tests/support/sample-inquiry.ts";
import { inquiryWork } from "../database/inquiries/inquiry-work.ts";
import { type ReplyForm, TAKE_BACK_TIME } from "../domain/inquiry/reply.ts";
import { addAnswer, moveInquiry, undoLast } from "./changes.ts";
import { queueReply } from "./replies.ts";

const yusuf = { id: "yusuf", name: "Yusuf Karim" };

const form: Omit<ReplyForm, "version"> = {
  recipient: "layla@visitor.example",
  subject: "Your quotation",
  body: "Two canisters are 24.500 BHD.",
  movesTo: null,
};

onBothEngines("An inquiry whose reply was delivered", (engine) => {
  async function answering() {
    const handle = await engine.open();
    const clock = stillClock();
    const { id } = await storeSample(handle, {}, clock.now);
    const smtp = await mailServer();
    const { log, wake } = worker(handle, smtp.url, { now: clock.now });
    await log.logged(SENT, 2);
    const work = async () => {
      const found = await inquiryWork(handle.db, id);
      if (!found) throw new Error("It is stored");
      return found;
    };
    const reply = async (changes: Partial<typeof form> = {}) => {
      const { version } = await work();
      const doing = { by: yusuf, now: clock.now(), messageIdDomain: "www.company.example" };
      await queueReply(handle, id, { ...form, ...changes, version }, doing);
    };
    const send = () => {
      clock.at += TAKE_BACK_TIME;
      wake();
    };
    const doing = () => ({ by: yusuf, now: clock.now() });
    const take = async () =>
      moveInquiry(handle, id, { to: "in-progress", version: (await work()).version }, doing(), () => true);
    const undo = async () => undoLast(handle, { id, version: (await work()).version }, doing());
    const writeBack = () => addAnswer(handle, id, "Is Wednesday possible?", { by: yusuf, now: clock.now() });
    return { clock, smtp, log, work, reply, send, writeBack, take, undo };
  }

  test("waits on where the customer wrote after the reply was written, and else no more", async () => {
    const { clock, log, work, reply, send, writeBack } = await answering();
    await reply();
    clock.at += 1;
    await writeBack();
    const wroteBackAt = clock.now().toISOString();
    send();
    await log.logged(SENT, 3);
    expect(await work()).toMatchObject({ wroteBackAt, firstReplyAt: clock.now().toISOString() });
    await reply();
    send();
    await log.logged(SENT, 4);
    expect((await work()).wroteBackAt).toBeNull();
  });

  test("keeps the time of its first reply with all later ones", async () => {
    const { clock, log, work, reply, send } = await answering();
    await reply();
    send();
    await log.logged(SENT, 3);
    const first = clock.now().toISOString();
    await reply();
    send();
    await log.logged(SENT, 4);
    expect((await work()).firstReplyAt).toBe(first);
  });

  test("stays where that moved it, whatever was done just before", async () => {
    const { clock, log, work, reply, send, take, undo } = await answering();
    await reply({ movesTo: "quoted" });
    clock.at += 1;
    expect(await take()).toMatchObject({ result: "done" });
    send();
    await log.logged(SENT, 3);
    expect(await undo()).toEqual({ result: "refused", why: "too-late" });
    expect(await work()).toMatchObject({ status: "quoted", owner: yusuf.id });
  });

  test("still says that another reply was not delivered", async () => {
    const { clock, smtp, log, work, reply, send } = await answering();
    smtp.behaviour.onRecipient = (address) =>
      address === "away@visitor.example" ? { code: 552, message: "5.2.2 mailbox over quota" } : null;
    await reply({ recipient: "away@visitor.example" });
    send();
    await log.logged(FAILED);
    const undeliveredAt = clock.now().toISOString();
    expect(await work()).toMatchObject({ undeliveredAt });
    await reply();
    send();
    await log.logged(SENT, 3);
    expect(await work()).toMatchObject({ undeliveredAt, firstReplyAt: clock.now().toISOString() });
  });
});
