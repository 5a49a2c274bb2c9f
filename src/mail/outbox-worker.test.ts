import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { listeningLog } from "../../tests/support/mail-log.ts";
import {
  SENT,
  composeSampleMail,
  mailServer,
  outboxIn,
  outboxOf,
  worker,
} from "../../tests/support/outbox-worker.ts";
import { sampleInquiry, storeSample } from "../../tests/support/sample-inquiry.ts";
import { startOutboxWorker } from "./outbox-worker.ts";

onBothEngines("The outbox worker", (engine) => {
  test("sends the sales mail and the confirmation, and marks them", async () => {
    const handle = await engine.open();
    const inquiry = await storeSample(handle, { source: "/products/degreaser" });
    const smtp = await mailServer();
    const { log } = worker(handle, smtp.url);
    await log.logged(SENT, 2);
    const sales = smtp.mails.find(({ recipient }) => recipient === "sales@company.example");
    const confirmation = smtp.mails.find(({ recipient }) => recipient === "layla@visitor.example");
    expect(sales?.headers.get("reply-to")).toBe("Layla Haddad <layla@visitor.example>");
    expect(sales?.headers.get("subject")).toBe(`New inquiry ${inquiry.reference}: Chemicals`);
    expect(sales?.text).toContain("https://www.company.example/products/degreaser");
    expect(sales?.html).toContain("When can you deliver?");
    expect(confirmation?.headers.get("to")).toBe("Layla Haddad <layla@visitor.example>");
    expect(confirmation?.headers.get("reply-to")).toBe("Naqi Trading WLL <sales@company.example>");
    expect(confirmation?.headers.get("from")).toBe("Naqi <website@company.example>");
    expect(confirmation?.text).toContain(inquiry.reference);
    expect(confirmation?.raw).not.toMatch(/degreaser|Pearl|1234/);
    for (const row of await outboxOf(handle)) {
      expect(row).toMatchObject({ state: "sent", attempts: 1, lease: null, last_error: null });
      expect(row.sent_at).not.toBeNull();
      const taken = smtp.mails.find(({ recipient }) => recipient === row.recipient);
      expect(taken?.headers.get("message-id")).toBe(row.message_id);
    }
  });

  test("a name that looks like a link is neither in the confirmation nor in its headers", async () => {
    const handle = await engine.open();
    await storeSample(handle, { firstName: "WIN a prize: http://evil.example/claim", lastName: "now!" });
    const smtp = await mailServer();
    const { log } = worker(handle, smtp.url);
    await log.logged(SENT, 2);
    const confirmation = smtp.mails.find(({ recipient }) => recipient === "layla@visitor.example");
    expect(confirmation?.headers.get("to")).toBe("layla@visitor.example");
    expect(confirmation?.text).toContain("Dear customer,");
    expect(confirmation?.raw).not.toMatch(/evil|prize/);
  });

  test("wakes for what is stored later", async () => {
    const handle = await engine.open();
    const smtp = await mailServer();
    const { log, wake } = worker(handle, smtp.url);
    await storeSample(handle);
    wake();
    await log.logged(SENT, 2);
    await storeSample(handle, { message: "One more thing." });
    wake();
    await log.logged(SENT, 4);
    expect(smtp.mails).toHaveLength(4);
  });

  test("finds what another process stored", async () => {
    const handle = await engine.open();
    const smtp = await mailServer();
    const { log } = worker(handle, smtp.url, { settings: { poll: 20 } });
    await storeSample(handle);
    await log.logged(SENT, 2);
  });

  test("stopping waits for the mail that is under way, marks it and takes no other", async () => {
    const handle = await engine.open();
    for (let n = 0; n < 4; n++) await storeSample(handle, { message: `Inquiry ${n}` });
    const smtp = await mailServer();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    smtp.behaviour.beforeAnswer = () => held;
    const { stop } = worker(handle, smtp.url);
    await smtp.nextMessage();
    const stopped = stop();
    release();
    await stopped;
    const after = await outboxOf(handle);
    expect(after.filter(({ state }) => state === "sent")).toHaveLength(smtp.mails.length);
    expect(after.filter(({ lease }) => lease !== null)).toHaveLength(0);
    expect(smtp.mails).toHaveLength(4);
  });

  test("without SMTP_URL mails wait, and the log says so once", async () => {
    const handle = await engine.open();
    await storeSample(handle);
    const log = listeningLog();
    const waiting = startOutboxWorker({
      outbox: outboxIn(handle),
      compose: composeSampleMail(handle),
      transport: null,
      now: () => new Date(),
      log,
    });
    waiting.wake();
    waiting.wake();
    await waiting.stop();
    expect(log.lines.map(({ message }) => message)).toEqual([
      "SMTP_URL is not set: mails wait in the outbox until it is",
    ]);
    expect(
      (await outboxOf(handle)).every(({ state, attempts }) => state === "waiting" && attempts === 0),
    ).toBe(true);
  });

  test("every field of a long inquiry in another script arrives whole", async () => {
    const handle = await engine.open();
    const message = `${"نحتاج إلى مواد تنظيف. ".repeat(200)}\n.\n..\nFrom the end\n${"x".repeat(600)}`;
    await storeSample(handle, { ...sampleInquiry, firstName: "نورة", company: "شركة", message });
    const smtp = await mailServer();
    const { log } = worker(handle, smtp.url);
    await log.logged(SENT, 2);
    const sales = smtp.mails.find(({ recipient }) => recipient === "sales@company.example");
    const quoted = message.split("\n").map((line) => `> ${line}`.trimEnd());
    expect(sales?.text).toContain(quoted.join("\n"));
    expect(sales?.html).toContain(message);
    expect(smtp.mails.find((mail) => mail !== sales)?.headers.get("to")).toContain("نورة");
  });
});
