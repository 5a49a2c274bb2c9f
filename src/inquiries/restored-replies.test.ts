import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { mailServer, SENT, stillClock, worker } from "../../tests/support/outbox-worker.ts";
import { storeSample } from "../../tests/support/sample-inquiry.ts";
import { writeBackup } from "../database/backup.ts";
import { openDatabase } from "../database/connect.ts";
import { mailsOf } from "../database/failed-mails.ts";
import { repliesOf } from "../database/inquiries/inquiry-replies.ts";
import { inquiryWork } from "../database/inquiries/inquiry-work.ts";
import { restoreBackup } from "../database/restore.ts";
import { TAKE_BACK_TIME } from "../domain/inquiry/reply.ts";
import { resendFailedMails } from "./failed-mails.ts";
import { queueReply, sendReplyAgain } from "./replies.ts";

const folder = mkdtempSync(join(tmpdir(), "restored-replies-"));
afterAll(() => rmSync(folder, { recursive: true }));

const yusuf = { id: "yusuf", name: "Yusuf Karim" };
const messageIdDomain = "www.company.example";
const salesEmails = ["sales@company.example"];
const HOUR = 60 * 60_000;

onBothEngines("a reply that waited when the backup was taken", (engine) => {
  /** The restored database, whose office begins at once, an hour after the reply was written. */
  async function restored() {
    const before = await engine.open();
    const clock = stillClock();
    const { id } = await storeSample(before, {}, clock.now);
    await before.db.updateTable("outbox").set({ state: "sent" }).where("kind", "!=", "reply").execute();
    const form = { version: 1, subject: "Your quotation", body: "24.500 BHD", movesTo: "quoted" } as const;
    const doing = { by: yusuf, now: clock.now(), messageIdDomain };
    await queueReply(before, id, { ...form, recipient: "layla@visitor.example" }, doing);
    const place = await engine.target();
    const ending = place.engine === "sqlite" ? "sqlite" : "pgdump";
    const file = join(mkdtempSync(join(folder, "f-")), `catalogue-20260301T090001Z.${ending}`);
    await writeBackup(before.target, file);
    expect(await restoreBackup(place, file, { replace: false, stamp: "now" })).toEqual({
      mails: 1,
      replaced: null,
    });
    const handle = await openDatabase(place);
    onTestFinished(() => handle.close());
    clock.at += TAKE_BACK_TIME + HOUR;
    const smtp = await mailServer();
    const started = worker(handle, smtp.url, { now: clock.now });
    return { handle, id, clock, smtp, ...started };
  }

  test("counts as not delivered, says so to everybody, and is sent by nobody", async () => {
    const { handle, id, smtp, wake } = await restored();
    expect((await repliesOf(handle.db, id)).map(({ state }) => state)).toEqual(["failed"]);
    const work = await inquiryWork(handle.db, id);
    expect(work).toMatchObject({ status: "pending", firstReplyAt: null });
    expect(work?.undeliveredAt).not.toBeNull();
    const failed = (await mailsOf(handle.db, [id])).filter(({ kind }) => kind === "reply");
    expect(failed).toMatchObject([
      { state: "failed", lastError: expect.stringContaining("may have been sent") },
    ]);
    wake();
    await expect
      .poll(() => handle.db.selectFrom("outbox").select("id").where("lease", "is not", null).execute())
      .toEqual([]);
    expect(smtp.mails).toEqual([]);
  });

  test("leaves once when the command line sends it again, and what follows is stored", async () => {
    const { handle, id, clock, smtp, wake, log } = await restored();
    const settings = { now: clock.now(), salesEmails, messageIdDomain };
    expect(await resendFailedMails(handle, id, settings)).toEqual(["layla@visitor.example"]);
    expect((await repliesOf(handle.db, id)).map(({ state }) => state)).toEqual(["waiting"]);
    // Nothing has failed any more.
    expect(await resendFailedMails(handle, id, settings)).toEqual([]);
    wake();
    await log.logged(SENT, 1);
    expect(smtp.mails.map(({ recipient }) => recipient)).toEqual(["layla@visitor.example"]);
    expect(await inquiryWork(handle.db, id)).toMatchObject({ status: "quoted", undeliveredAt: null });
  });

  test("leaves once when somebody in the office sends it again", async () => {
    const { handle, id, clock, smtp, wake, log } = await restored();
    const [reply] = await repliesOf(handle.db, id);
    const again = () =>
      sendReplyAgain(handle, { inquiryId: id, replyId: reply?.id ?? "" }, { by: yusuf, now: clock.now() });
    expect(await again()).toMatchObject({ result: "done" });
    expect(await again()).toMatchObject({ result: "refused", why: "too-late" });
    wake();
    await log.logged(SENT, 1);
    expect(smtp.mails).toHaveLength(1);
    expect(await resendFailedMails(handle, id, { now: clock.now(), salesEmails, messageIdDomain })).toEqual(
      [],
    );
  });
});
