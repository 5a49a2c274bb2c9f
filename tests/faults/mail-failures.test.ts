import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/database/connect.ts";
import { startMailServer } from "../support/mail-server.ts";
import { drainOutbox } from "./drain-outbox.ts";
import { acknowledged, nthInquiry, post } from "./post-inquiry.ts";
import { startServer } from "../support/server-process.ts";

const POSTS = 12;

/** A site with its own mail server and data. */
async function startSite() {
  const smtp = await startMailServer();
  const dataDir = mkdtempSync(join(tmpdir(), "mail-failures-"));
  const server = startServer({
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    SALES_EMAIL: "sales@company.example",
    RATE_LIMIT: "1000000",
  });
  const url = await server.ready;
  const handle = await openDatabase({ engine: "sqlite", file: join(dataDir, "catalogue.sqlite") });
  onTestFinished(async () => {
    await server.kill();
    await handle.close();
    await smtp.close();
    rmSync(dataDir, { recursive: true });
  });
  return {
    smtp,
    server,
    handle,
    /** Posts one inquiry after the other, as visitors do; each must be acknowledged. */
    async postSome() {
      for (let n = 0; n < POSTS; n++) {
        const { repeated } = await acknowledged(await post(url, nthInquiry(n), `failures-${n}`));
        expect(repeated).toBe(false);
      }
    },
    async inState(state: "waiting" | "sent" | "parked") {
      const rows = await handle.db.selectFrom("outbox").select("id").where("state", "=", state).execute();
      return rows.length;
    },
  };
}

/** Ends the server, lets a well mail server take what waits, and checks that each mail arrived there once. */
async function expectAllSentOnce({ server, handle }: Awaited<ReturnType<typeof startSite>>) {
  expect(await server.stop()).toBe(0);
  const well = await startMailServer();
  onTestFinished(() => well.close());
  expect(await drainOutbox(handle, well.url)).toBe(2 * POSTS);
  const ids = well.mails.map(({ headers }) => headers.get("message-id"));
  expect(ids).toHaveLength(2 * POSTS);
  expect(new Set(ids).size).toBe(2 * POSTS);
}

test("a mail server that holds its answers back: nobody waits for it", async () => {
  const site = await startSite();
  const held = Promise.withResolvers<void>();
  site.smtp.behaviour.beforeAnswer = () => held.promise;
  // Each post is acknowledged while no mail is.
  await site.postSome();
  expect(site.smtp.mails).toHaveLength(0);
  held.resolve();
  await site.server.logged(/A mail was sent/, 2 * POSTS);
  expect(await site.inState("sent")).toBe(2 * POSTS);
  expect(site.smtp.mails).toHaveLength(2 * POSTS);
});

test("a mail server that answers 4xx: mails wait and go out once it is well", async () => {
  const site = await startSite();
  site.smtp.behaviour.onRecipient = () => ({ code: 451, message: "Try later" });
  await site.postSome();
  await site.server.logged(/could not be sent yet/, 2 * POSTS);
  expect(await site.inState("waiting")).toBe(2 * POSTS);
  await expectAllSentOnce(site);
  expect(site.smtp.mails).toHaveLength(0);
});

test("a mail server that answers 5xx to visitors: their mails fail, the desk gets its own", async () => {
  const site = await startSite();
  site.smtp.behaviour.onRecipient = (address) =>
    address === "sales@company.example" ? null : { code: 550, message: `<${address}> is unknown here` };
  await site.postSome();
  await site.server.logged(/has failed/, POSTS);
  await site.server.logged(/A mail was sent/, POSTS);
  expect(await site.inState("parked")).toBe(POSTS);
  expect(site.smtp.mails.map(({ recipient }) => recipient)).toEqual(
    Array.from({ length: POSTS }, () => "sales@company.example"),
  );
});

test("a mail server that is down: mails wait and go out once it is well", async () => {
  const site = await startSite();
  await site.smtp.close();
  await site.postSome();
  await site.server.logged(/could not be sent yet/, 2 * POSTS);
  expect(await site.inState("waiting")).toBe(2 * POSTS);
  await expectAllSentOnce(site);
});
