import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { startMailServer } from "../../tests/support/mail-server.ts";
import {
  HOUR,
  MINUTE,
  NOT_YET,
  FAILED,
  SENT,
  mailServer,
  outboxOf,
  outboxStates,
  stillClock,
  worker,
} from "../../tests/support/outbox-worker.ts";
import { storeSample } from "../../tests/support/sample-inquiry.ts";

onBothEngines("The outbox worker when sending fails", (engine) => {
  test("a 4xx puts a mail off for the pause, then it goes out under the same Message-ID", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    await storeSample(handle, {}, clock.now);
    const smtp = await mailServer();
    smtp.behaviour.onRecipient = (address) =>
      address === "layla@visitor.example" ? { code: 450, message: "Greylisted" } : null;
    const { log, wake } = worker(handle, smtp.url, {
      now: clock.now,
      settings: { backoff: () => 5 * MINUTE },
    });
    await Promise.all([log.logged(SENT), log.logged(NOT_YET)]);
    const [waiting] = await outboxOf(handle);
    expect(waiting).toMatchObject({ kind: "confirmation", state: "waiting", attempts: 1, lease: null });
    expect(waiting?.due_at).toBe("2026-03-01T09:05:00.000Z");
    expect(waiting?.last_error).toContain("Greylisted");

    smtp.behaviour.onRecipient = () => null;
    clock.at += 5 * MINUTE;
    wake();
    await log.logged(SENT, 2);
    expect(await outboxStates(handle)).toEqual([
      ["confirmation", "sent", 2],
      ["sales", "sent", 1],
    ]);
    expect(smtp.mails[1]?.headers.get("message-id")).toBe(waiting?.message_id);
  });

  test("a mail that is due later wakes the worker by itself", async () => {
    const handle = await engine.open();
    await storeSample(handle);
    const smtp = await mailServer();
    let refusals = 2;
    smtp.behaviour.onMessage = () => (refusals-- > 0 ? { code: 451, message: "Busy" } : null);
    const { log } = worker(handle, smtp.url, { settings: { backoff: () => 150 } });
    await log.logged(SENT, 2);
    expect((await log.logged(NOT_YET)).length).toBe(2);
  });

  test("a 5xx parks a mail at once; the other one still goes out; no person is named in the log", async () => {
    const handle = await engine.open();
    await storeSample(handle);
    const smtp = await mailServer();
    smtp.behaviour.onRecipient = (address) =>
      address === "layla@visitor.example" ? { code: 550, message: `<${address}> unknown` } : null;
    const { log } = worker(handle, smtp.url);
    await Promise.all([log.logged(SENT), log.logged(FAILED)]);
    expect(await outboxStates(handle)).toEqual([
      ["confirmation", "parked", 1],
      ["sales", "sent", 1],
    ]);
    expect((await outboxOf(handle))[0]?.last_error).toContain("unknown");
    const logged = JSON.stringify(log.lines);
    expect(logged).not.toMatch(/layla|haddad|visitor|pearl|degreaser|1234/i);
  });

  test("a mail is given up after three days of many tries, the desk's like the visitor's", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    await storeSample(handle, {}, clock.now);
    const smtp = await mailServer();
    smtp.behaviour.onMessage = () => ({ code: 451, message: "Not today" });
    const settings = { failAfter: { age: 72 * HOUR, attempts: 3 } };
    const { log, wake } = worker(handle, smtp.url, { now: clock.now, settings });
    await log.logged(NOT_YET, 2);
    clock.at += 71 * HOUR;
    wake();
    await log.logged(NOT_YET, 4);
    clock.at += 3 * HOUR;
    wake();
    await log.logged(FAILED, 2);
    expect(await outboxStates(handle)).toEqual([
      ["confirmation", "parked", 3],
      ["sales", "parked", 3],
    ]);
    const levels = log.lines.filter(({ message }) => FAILED.test(message));
    expect(levels.map(({ level, fields }) => [level, fields])).toEqual(
      expect.arrayContaining([
        ["error", expect.objectContaining({ kind: "sales" })],
        ["warn", expect.objectContaining({ kind: "confirmation" })],
      ]),
    );
  });

  test("a clock that was days ahead for one refusal loses nothing and delays nothing", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    await storeSample(handle, {}, clock.now);
    const smtp = await mailServer();
    smtp.behaviour.onMessage = () => ({ code: 450, message: "Greylisted" });
    clock.at += 74 * HOUR;
    const ahead = worker(handle, smtp.url, { now: clock.now });
    await ahead.log.logged(NOT_YET, 2);
    await ahead.stop();
    clock.at -= 73 * HOUR;
    smtp.behaviour.onMessage = () => null;
    const right = worker(handle, smtp.url, { now: clock.now });
    await right.log.logged(SENT, 2);
    expect(smtp.mails).toHaveLength(2);
  });

  test("the desk's mail that is refused for good is tried again and goes out", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    await storeSample(handle, {}, clock.now);
    const smtp = await mailServer();
    smtp.behaviour.onMessage = (recipient) =>
      recipient === "sales@company.example" ? { code: 554, message: "Looks like spam" } : null;
    const { log, wake } = worker(handle, smtp.url, { now: clock.now, settings: { backoff: () => MINUTE } });
    await Promise.all([log.logged(NOT_YET), log.logged(SENT)]);
    smtp.behaviour.onMessage = () => null;
    clock.at += MINUTE;
    wake();
    await log.logged(SENT, 2);
    expect(await outboxStates(handle)).toEqual([
      ["confirmation", "sent", 1],
      ["sales", "sent", 2],
    ]);
  });

  test("mails wait for a server that is down and go out when it is back", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    await storeSample(handle, {}, clock.now);
    const down = await startMailServer();
    await down.close();
    const { log, wake } = worker(handle, down.url, { now: clock.now });
    await log.logged(NOT_YET, 2);
    const smtp = await mailServer(down.port);
    clock.at += 2 * MINUTE;
    wake();
    await log.logged(SENT, 2);
    expect(smtp.mails).toHaveLength(2);
  });

  test("a server that is too slow doesn't hold up the next mail for ever", async () => {
    const handle = await engine.open();
    const clock = stillClock();
    await storeSample(handle, {}, clock.now);
    const smtp = await mailServer();
    smtp.behaviour.beforeAnswer = () => new Promise(() => undefined);
    const timeouts = { connect: 5000, socket: 400, whole: 5000 };
    const { log, wake } = worker(handle, smtp.url, { now: clock.now, timeouts });
    await log.logged(NOT_YET, 2);
    smtp.behaviour.beforeAnswer = () => Promise.resolve();
    clock.at += 2 * MINUTE;
    wake();
    await log.logged(SENT, 2);
    expect(smtp.mails).toHaveLength(2);
  });

  test("a database that is away is said once; the mails go out when it is back", async () => {
    const handle = await engine.open();
    await storeSample(handle);
    await handle.db.schema.alterTable("outbox").renameTo("outbox_away").execute();
    const smtp = await mailServer();
    const { log, wake } = worker(handle, smtp.url, { settings: { poll: 20 } });
    await log.logged(/can't be used/);
    wake();
    await handle.db.schema.alterTable("outbox_away").renameTo("outbox").execute();
    await log.logged(SENT, 2);
    expect(log.lines.filter(({ message }) => message.includes("can't be used"))).toHaveLength(1);
  });
});
