import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { FAILED, mailServer, SENT, stillClock, worker } from "../../tests/support/outbox-worker.ts";
import { storeSample } from "../../tests/support/sample-inquiry.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { lastAnswer } from "../database/inquiries/inbox-counts.ts";
import { eventsOf } from "../database/inquiries/inquiry-events.ts";
import { repliesOf } from "../database/inquiries/inquiry-replies.ts";
import { inquiryWork } from "../database/inquiries/inquiry-work.ts";
import { openOutbox } from "../database/outbox.ts";
import { TAKE_BACK_TIME } from "../domain/inquiry/reply.ts";
import { queueReply, sendReplyAgain, takeBackReply } from "./replies.ts";
import { giveInquiry, moveInquiry } from "./changes.ts";

const yusuf = { id: "yusuf", name: "Yusuf Karim" };
const mariam = { id: "mariam", name: "Mariam Saleh" };

const form = {
  version: 1,
  recipient: "layla@visitor.example",
  subject: "Your quotation",
  body: "Dear Layla,\n\ntwo canisters are 24.500 BHD.\n\nKind regards\nYusuf",
  movesTo: null,
};

async function answered(
  handle: DatabaseHandle,
  now: () => Date,
  changes: Partial<Parameters<typeof queueReply>[2]> = {},
) {
  const inquiry = await storeSample(handle, {}, now);
  const doing = { by: yusuf, now: now(), messageIdDomain: "www.company.example" };
  const reply = await queueReply(handle, inquiry.id, { ...form, ...changes }, doing);
  return { inquiry, reply, doing };
}

onBothEngines("A reply to an inquiry", (engine) => {
  test("leaves after ten seconds, goes on with the confirmation's thread, and takes the inquiry up", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    const { inquiry } = await answered(handle, clock.now, { movesTo: "quoted" });
    const smtp = await mailServer();
    const { log, wake } = worker(handle, smtp.url, { now: clock.now });
    await log.logged(SENT, 2);
    expect(await inquiryWork(handle.db, inquiry.id)).toMatchObject({ status: "pending", firstReplyAt: null });

    clock.at += TAKE_BACK_TIME;
    wake();
    await log.logged(SENT, 3);
    const confirmation = smtp.mails.find(({ headers }) =>
      headers.get("subject")?.includes("We have received"),
    );
    const reply = smtp.mails.at(-1);
    expect(reply?.recipient).toBe("layla@visitor.example");
    expect(reply?.headers.get("subject")).toBe(`Your quotation [${inquiry.reference}]`);
    expect(reply?.headers.get("in-reply-to")).toBe(confirmation?.headers.get("message-id"));
    expect(reply?.headers.get("references")).toBe(confirmation?.headers.get("message-id"));
    expect(reply?.headers.get("reply-to")).toContain("sales@company.example");
    expect(reply?.headers.has("auto-submitted")).toBe(false);
    expect(reply?.text).toContain(
      "two canisters are 24.500 BHD.\n\nKind regards\nYusuf\n\nYusuf Karim\nNaqi Trading WLL\n",
    );
    expect(reply?.text).toContain("> Two canisters of degreaser, please.");

    expect(await inquiryWork(handle.db, inquiry.id)).toMatchObject({
      status: "quoted",
      owner: "yusuf",
      firstReplyAt: clock.now().toISOString(),
      undeliveredAt: null,
    });
    expect(await lastAnswer(handle.db)).toEqual({ at: clock.now().toISOString(), by: "Yusuf Karim" });
    expect((await eventsOf(handle.db, inquiry.id)).map(({ kind, by, data }) => [kind, by?.id, data])).toEqual(
      [
        ["move", undefined, { from: "pending", to: "in-progress" }],
        ["move", "yusuf", { from: "in-progress", to: "quoted" }],
      ],
    );

    const second = { ...form, version: 3, subject: "One more thing" };
    await queueReply(handle, inquiry.id, second, {
      by: mariam,
      now: clock.now(),
      messageIdDomain: "www.company.example",
    });
    clock.at += TAKE_BACK_TIME;
    wake();
    await log.logged(SENT, 4);
    const ids = [confirmation, reply].map((mail) => mail?.headers.get("message-id"));
    expect(smtp.mails.at(-1)?.headers.get("references")).toBe(ids.join(" "));
    expect(smtp.mails.at(-1)?.headers.get("in-reply-to")).toBe(ids[1]);
    expect((await inquiryWork(handle.db, inquiry.id))?.status).toBe("quoted");
  });

  test("taken back within ten seconds is never sent; on its way it can't be taken back", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    const { inquiry, reply, doing } = await answered(handle, clock.now);
    const ids = { inquiryId: inquiry.id, replyId: reply.queued.id };
    expect(await takeBackReply(handle, ids, { ...doing, by: mariam })).toBeNull();
    expect(await takeBackReply(handle, { ...ids, inquiryId: "another" }, doing)).toBeNull();
    expect(await takeBackReply(handle, ids, doing)).toMatchObject({ body: form.body });
    expect(await takeBackReply(handle, ids, doing)).toBeNull();
    expect(await repliesOf(handle.db, inquiry.id)).toEqual([]);
    const outbox = await handle.db.selectFrom("outbox").select("kind").execute();
    expect(outbox.map(({ kind }) => kind).toSorted()).toEqual(["confirmation", "sales"]);

    const again = await queueReply(handle, inquiry.id, { ...form, version: 3 }, doing);
    clock.at += TAKE_BACK_TIME;
    const at = clock.now().toISOString();
    await openOutbox(handle).claimDue({ now: at, until: "2027", latest: "2028", lease: "l", atMost: 9 });
    expect(await takeBackReply(handle, { ...ids, replyId: again.queued.id }, doing)).toBeNull();
  });

  test("of taking back and sending at once, one wins", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    for (let n = 0; n < 8; n++) {
      const inquiry = await storeSample(
        handle,
        { message: `Message ${n}`, email: `v${n}@visitor.example` },
        clock.now,
      );
      const doing = { by: yusuf, now: clock.now(), messageIdDomain: "www.company.example" };
      const { queued } = await queueReply(handle, inquiry.id, form, doing);
      clock.at += TAKE_BACK_TIME;
      const claim = {
        now: clock.now().toISOString(),
        until: "2027",
        latest: "2028",
        lease: `l${n}`,
        atMost: 20,
      };
      const [taken, claimed] = await Promise.all([
        takeBackReply(handle, { inquiryId: inquiry.id, replyId: queued.id }, doing),
        openOutbox(handle).claimDue(claim),
      ]);
      const sending = claimed.some(({ replyId }) => replyId === queued.id);
      expect([taken !== null, sending].filter(Boolean)).toHaveLength(1);
    }
  });

  test("refused for good is told to everybody until it is sent to another address", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    const { inquiry, reply, doing } = await answered(handle, clock.now);
    const smtp = await mailServer();
    smtp.behaviour.onRecipient = (address) =>
      address === "layla@visitor.example" ? { code: 552, message: "5.2.2 mailbox over quota" } : null;
    clock.at += TAKE_BACK_TIME;
    const { log, wake } = worker(handle, smtp.url, { now: clock.now });
    await log.logged(FAILED, 2);
    expect(await repliesOf(handle.db, inquiry.id)).toMatchObject([
      { state: "failed", attempts: 1, lastError: expect.stringContaining("552 5.2.2") },
    ]);
    expect(await inquiryWork(handle.db, inquiry.id)).toMatchObject({
      status: "pending",
      firstReplyAt: null,
      undeliveredAt: clock.now().toISOString(),
    });

    const ids = { inquiryId: inquiry.id, replyId: reply.queued.id, recipient: "desk@visitor.example" };
    expect(await sendReplyAgain(handle, ids, doing)).toMatchObject({ result: "done" });
    expect((await inquiryWork(handle.db, inquiry.id))?.undeliveredAt).toBeNull();
    wake();
    await log.logged(SENT, 2);
    expect(smtp.mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      "desk@visitor.example",
      "sales@company.example",
    ]);
    expect(await inquiryWork(handle.db, inquiry.id)).toMatchObject({ status: "in-progress", owner: "yusuf" });
    expect(await sendReplyAgain(handle, ids, doing)).toEqual({ result: "refused", why: "too-late" });
  });

  test("sent again, it leaves another one that was not delivered in sight", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    const { inquiry, reply, doing } = await answered(handle, clock.now);
    const other = await queueReply(handle, inquiry.id, { ...form, version: 2 }, doing);
    const smtp = await mailServer();
    smtp.behaviour.onRecipient = (address) =>
      address === "layla@visitor.example" ? { code: 552, message: "5.2.2 mailbox over quota" } : null;
    clock.at += TAKE_BACK_TIME;
    const { log } = worker(handle, smtp.url, { now: clock.now });
    await log.logged(FAILED, 3);
    const undelivered = async () => (await inquiryWork(handle.db, inquiry.id))?.undeliveredAt;
    const again = (replyId: string) =>
      sendReplyAgain(handle, { inquiryId: inquiry.id, replyId, recipient: "desk@visitor.example" }, doing);
    await again(reply.queued.id);
    expect(await undelivered()).toBe(clock.now().toISOString());
    await again(other.queued.id);
    expect(await undelivered()).toBeNull();
  });

  test("a second person's answer is refused while the first one's is new to them", async () => {
    const handle = await engine.open();
    const { inquiry, doing } = await answered(handle, () => new Date());
    const { done } = await queueReply(handle, inquiry.id, form, { ...doing, by: mariam });
    expect(done).toMatchObject({ result: "conflict", work: { version: 2 } });
    expect(await repliesOf(handle.db, inquiry.id)).toHaveLength(1);
    const move = { to: "spam" as const, version: 1 };
    expect(await moveInquiry(handle, inquiry.id, move, doing, () => true)).toMatchObject({
      result: "conflict",
    });
    const to = { id: inquiry.id, version: 1, to: mariam };
    expect(await giveInquiry(handle, to, doing, () => true)).toMatchObject({ result: "conflict" });
  });

  test("nothing in a subject or a name becomes a header or a recipient of its own", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    const { inquiry } = await answered(handle, clock.now, {
      subject: "Hello\r\nBcc: thief@evil.example\r\n\r\n<script>",
    });
    await handle.db
      .updateTable("inquiries")
      .set({ first_name: "Layla\r\nBcc: thief@evil.example", last_name: '" <thief@evil.example>' })
      .execute();
    const smtp = await mailServer();
    clock.at += TAKE_BACK_TIME;
    const { log } = worker(handle, smtp.url, { now: clock.now });
    await log.logged(SENT, 3);
    const reply = smtp.mails.find(
      ({ headers }) => headers.get("subject")?.includes(inquiry.reference) && headers.has("in-reply-to"),
    );
    const all = smtp.mails.find(({ headers }) => headers.get("subject")?.startsWith("Hello")) ?? reply;
    expect(all?.headers.has("bcc")).toBe(false);
    expect(all?.headers.get("to")).toBe("layla@visitor.example");
    expect(smtp.mails.some(({ recipient }) => recipient.includes("thief"))).toBe(false);
    expect(all?.html).not.toContain("<script>");
  });
});
