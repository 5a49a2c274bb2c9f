import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import {
  HOUR,
  MINUTE,
  NOT_YET,
  FAILED,
  SENT,
  connectAgain,
  mailServer,
  outboxIn,
  outboxOf,
  outboxStates,
  stillClock,
  worker,
} from "../../tests/support/outbox-worker.ts";
import { storeSample } from "../../tests/support/sample-inquiry.ts";

onBothEngines("The lease of the outbox", (engine) => {
  test("two workers share the mails and send none twice", async () => {
    const handle = await engine.open();
    for (let n = 0; n < 20; n++) await storeSample(handle, { email: `visitor-${n}@visitor.example` });
    const second = await connectAgain(handle);
    const smtp = await mailServer();
    const settings = { poll: 50 };
    const workers = [worker(handle, smtp.url, { settings }), worker(second, smtp.url, { settings })];
    await smtp.taken(40);
    await Promise.all(workers.map(({ stop }) => stop()));
    const ids = smtp.mails.map(({ headers }) => headers.get("message-id"));
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect((await outboxOf(handle)).every(({ state, attempts }) => state === "sent" && attempts === 1)).toBe(
      true,
    );
  });

  test("what a dead worker had claimed waits for the end of its lease, then another sends it", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    await storeSample(handle, {}, clock.now);
    const until = new Date(clock.at + 2 * MINUTE).toISOString();
    const latest = new Date(clock.at + 2 * HOUR).toISOString();
    const claim = { now: clock.now().toISOString(), until, latest, lease: "dead", atMost: 10 };
    const outbox = outboxIn(handle);
    expect(await outbox.claimDue(claim)).toHaveLength(2);
    expect(await outbox.claimDue({ ...claim, lease: "next" })).toHaveLength(0);

    await storeSample(handle, { message: "Later" }, clock.now);
    const smtp = await mailServer();
    const { log, wake } = worker(handle, smtp.url, { now: clock.now });
    await log.logged(SENT, 2);
    clock.at += 2 * MINUTE - 1;
    wake();
    await storeSample(handle, { message: "Just before" }, clock.now);
    wake();
    await log.logged(SENT, 4);
    expect(smtp.mails.filter(({ text }) => text.includes("degreaser"))).toHaveLength(0);

    clock.at += 1;
    wake();
    await log.logged(SENT, 6);
    const late = (await outboxOf(handle)).filter(({ attempts }) => attempts === 2);
    expect(late.map(({ state }) => state)).toEqual(["sent", "sent"]);
  });

  test("a worker that lost its lease can't undo what the next one did", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    await storeSample(handle, {}, clock.now);
    const smtp = await mailServer();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    smtp.behaviour.beforeAnswer = () => held;
    smtp.behaviour.onMessage = () => ({ code: 554, message: "Refused" });
    const slow = worker(handle, smtp.url, { now: clock.now });
    await smtp.nextMessage();
    clock.at += 3 * MINUTE;
    const good = await mailServer();
    const next = worker(handle, good.url, { now: clock.now });
    await next.log.logged(SENT, 2);
    release();
    await Promise.all([slow.log.logged(FAILED), slow.log.logged(NOT_YET)]);
    expect(await outboxStates(handle)).toEqual([
      ["confirmation", "sent", 2],
      ["sales", "sent", 2],
    ]);
  });
});
