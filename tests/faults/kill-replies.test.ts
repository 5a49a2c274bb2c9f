import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/database/connect.ts";
import { eventsOf } from "../../src/database/inquiries/inquiry-events.ts";
import { inquiryWork } from "../../src/database/inquiries/inquiry-work.ts";
import { addStaff, cookiesOf, PASSWORD } from "../app/office-session.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startServer } from "../support/server-process.ts";
import { drainOutbox } from "./drain-outbox.ts";
import { acknowledged, nthInquiry, post } from "./post-inquiry.ts";

const REPLIES = 12;

/** A server with inquiries in it and somebody who answers them; `reply` resolves once a reply is acknowledged. */
async function office() {
  const dataDir = mkdtempSync(join(tmpdir(), "kill-replies-"));
  const smtp = await startMailServer();
  const server = startServer({ DATA_DIR: dataDir, SMTP_URL: smtp.url, RATE_LIMIT: "1000000" });
  const url = await server.ready;
  const handle = await openDatabase({ engine: "sqlite", file: join(dataDir, "catalogue.sqlite") });
  onTestFinished(async () => {
    await server.kill();
    await handle.close();
    await smtp.close();
    rmSync(dataDir, { recursive: true });
  });
  const staff = await addStaff(handle, "sales");
  const ask = (path: string, body: object, cookie = "") =>
    fetch(`${url}/office/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify(body),
    });
  const cookie = cookiesOf(await ask("/session", { email: staff.email, password: PASSWORD }));
  const inquiry = async (n: number) => acknowledged(await post(url, nthInquiry(n), `key-${n}`));
  const reply = async (id: string, n: number) => {
    const recipient = `visitor-${n}@visitor.example`;
    const body = { version: 1, recipient, subject: `Reply ${n}`, body: `Text ${n}`, movesTo: "quoted" };
    const response = await ask(`/inquiries/${id}/replies`, body, cookie);
    if (response.status !== 201) throw new Error(`Not acknowledged but ${response.status}`);
    return recipient;
  };
  const repliesTaken = () => smtp.mails.filter(({ headers }) => headers.get("subject")?.startsWith("Reply "));
  return { smtp, server, handle, inquiry, reply, repliesTaken };
}

test("replies that were acknowledged survive SIGKILL while they wait, and each arrives once", async () => {
  const { smtp, server, handle, inquiry, reply, repliesTaken } = await office();
  const ids: string[] = [];
  for (let n = 0; n < REPLIES; n++) ids.push((await inquiry(n)).id);
  let killed: Promise<void> | null = null;
  let answered = 0;
  const promised = await Promise.all(
    ids.map(async (id, n) => {
      try {
        const recipient = await reply(id, n);
        answered++;
        if (answered >= REPLIES / 2) killed ??= server.kill();
        return recipient;
      } catch {
        // Killed before it could be acknowledged.
        return null;
      }
    }),
  );
  await killed;
  expect(repliesTaken()).toEqual([]);

  await drainOutbox(handle, smtp.url);
  const arrived = repliesTaken().map(({ recipient }) => recipient);
  expect(arrived).toEqual(expect.arrayContaining(promised.filter((recipient) => recipient !== null)));
  expect(new Set(arrived).size).toBe(arrived.length);
  for (const [n, id] of ids.entries()) {
    const sent = arrived.includes(`visitor-${n}@visitor.example`);
    expect((await inquiryWork(handle.db, id))?.status).toBe(sent ? "quoted" : "pending");
  }
});

test("a reply that the mail server has but didn't confirm before SIGKILL comes once more, as the same mail", async () => {
  const { smtp, server, handle, inquiry, reply, repliesTaken } = await office();
  const { id } = await inquiry(0);
  const recipient = await reply(id, 0);
  // The confirmation and the desk's mail leave at once, the reply when it can no longer be taken back.
  await smtp.taken(2);
  smtp.behaviour.onMessage = (to) => {
    if (to === recipient) void server.kill();
    return null;
  };
  await smtp.taken(3);
  await server.ended();
  smtp.behaviour.onMessage = () => null;
  await drainOutbox(handle, smtp.url);
  const copies = repliesTaken().map(({ headers }) => headers.get("message-id"));
  expect(copies.length).toBeLessThanOrEqual(2);
  expect(new Set(copies).size).toBe(1);
  const moves = (await eventsOf(handle.db, id)).filter(({ kind }) => kind === "move");
  expect(moves.map(({ data }) => data["to"])).toEqual(["in-progress", "quoted"]);
  expect(await inquiryWork(handle.db, id)).toMatchObject({ status: "quoted", undeliveredAt: null });
});
