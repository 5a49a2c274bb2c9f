import type { DatabaseHandle } from "../../src/database/connect.ts";
import { openInquiryOutbox } from "../../src/inquiries/outbox.ts";
import { openTransport } from "../../src/mail/transport.ts";
import { startOutboxWorker } from "../../src/mail/outbox-worker.ts";
import { listeningLog } from "../support/mail-log.ts";
import { composeSampleMail } from "../support/outbox-worker.ts";

/** Later than any lease and any pause after a failure that a test can have caused (ms). */
const LATER = 3 * 60 * 60_000;

/**
 * Sends what is left in the outbox of a server that has ended, as the next worker would once every lease
 * has run out: the same worker with its clock ahead, so that nobody has to wait. Resolves with how many.
 */
export async function drainOutbox(handle: DatabaseHandle, smtpUrl: string): Promise<number> {
  const waiting = await handle.db.selectFrom("outbox").select("id").where("state", "=", "waiting").execute();
  const log = listeningLog();
  const transport = openTransport(smtpUrl);
  const worker = startOutboxWorker({
    outbox: openInquiryOutbox(handle, () => new Date()),
    compose: composeSampleMail(handle),
    transport,
    now: () => new Date(Date.now() + LATER),
    log,
  });
  await log.logged(/^A mail (?:was sent|can't be delivered)/, waiting.length);
  await worker.stop();
  transport.close();
  return waiting.length;
}
