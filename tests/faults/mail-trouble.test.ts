import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../src/database/connect.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";
import { drainOutbox } from "./drain-outbox.ts";
import { acknowledged, nthInquiry, post } from "./post-inquiry.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const POSTS = 30;
/** A visitor must not notice the mail server at all; on a busy test machine that is well below a second. */
const FAST = 1000;

let dataDir: string;
let smtp: MailServer;
let server: ServerProcess;
let handle: DatabaseHandle;

beforeAll(async () => {
  smtp = await startMailServer();
  dataDir = mkdtempSync(join(tmpdir(), "mail-trouble-"));
  server = startServer({ dataDir, smtpUrl: smtp.url });
  await server.ready;
  handle = await openDatabase({ engine: "sqlite", file: join(dataDir, "catalogue.sqlite") });
});

afterAll(async () => {
  await server.kill();
  await handle.close();
  await smtp.close();
  rmSync(dataDir, { recursive: true });
});

let posted = 0;

/** Posts one inquiry after the other, as visitors do, and tells how long the slowest took (ms). */
async function postSome(): Promise<number> {
  const url = await server.ready;
  let slowest = 0;
  for (let n = 0; n < POSTS; n++) {
    const before = performance.now();
    const { repeated } = await acknowledged(await post(url, nthInquiry(posted), `trouble-${posted}`));
    slowest = Math.max(slowest, performance.now() - before);
    expect(repeated).toBe(false);
    posted++;
  }
  return slowest;
}

const inState = async (state: "waiting" | "sent" | "parked") =>
  (await handle.db.selectFrom("outbox").selectAll().where("state", "=", state).execute()).length;

test("a mail server that takes everything and then holds its answers back", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  smtp.manners.beforeAnswer = () => held;
  const slowest = await postSome();
  console.log(`Mail server slow: slowest of ${POSTS} posts took ${Math.round(slowest)} ms`);
  expect(slowest).toBeLessThan(FAST);
  expect(smtp.mails).toHaveLength(0);
  release();
  await server.said(/A mail was sent/, 2 * POSTS);
  expect(await inState("sent")).toBe(2 * POSTS);
});

test("a mail server that answers 4xx: mails wait", async () => {
  smtp.manners.onRecipient = () => ({ code: 451, message: "Try later" });
  const slowest = await postSome();
  console.log(`Mail server answers 451: slowest of ${POSTS} posts took ${Math.round(slowest)} ms`);
  expect(slowest).toBeLessThan(FAST);
  await server.said(/could not be sent yet/, 2 * POSTS);
  expect(await inState("waiting")).toBe(2 * POSTS);
});

test("a mail server that answers 5xx to visitors: their mails are parked, the desk gets its own", async () => {
  smtp.manners.onRecipient = (address) =>
    address === "sales@company.example" ? null : { code: 550, message: `<${address}> is unknown here` };
  const slowest = await postSome();
  console.log(`Mail server answers 550: slowest of ${POSTS} posts took ${Math.round(slowest)} ms`);
  expect(slowest).toBeLessThan(FAST);
  await server.said(/was parked/, POSTS);
  await server.said(/A mail was sent/, 3 * POSTS);
  expect(await inState("parked")).toBe(POSTS);
});

test("a mail server that is down: mails wait", async () => {
  smtp.manners.onRecipient = () => null;
  await smtp.close();
  const slowest = await postSome();
  console.log(`Mail server down: slowest of ${POSTS} posts took ${Math.round(slowest)} ms`);
  expect(slowest).toBeLessThan(FAST);
  await server.said(/could not be sent yet/, 4 * POSTS);
  expect(await inState("waiting")).toBe(4 * POSTS);
});

test("once the mail server is well, everything that waited goes out, once", async () => {
  expect(await server.stop()).toBe(0);
  const well = await startMailServer();
  expect(await drainOutbox(handle, well.url)).toBe(4 * POSTS);
  await well.close();
  const ids = [...smtp.mails, ...well.mails].map(({ headers }) => headers.get("message-id"));
  expect(ids).toHaveLength(7 * POSTS);
  expect(new Set(ids).size).toBe(7 * POSTS);
  expect([await inState("sent"), await inState("parked"), await inState("waiting")]).toEqual([
    7 * POSTS,
    POSTS,
    0,
  ]);
});
