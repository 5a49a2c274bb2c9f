import { loadContents } from "../../src/content/load.ts";
import { type DatabaseHandle, openDatabase } from "../../src/database/connect.ts";
import { openOutbox } from "../../src/database/outbox.ts";
import { openInquiryOutbox } from "../../src/inquiries/outbox.ts";
import { composeInquiryMail } from "../../src/inquiries/mails.tsx";
import type { OutboxSettings } from "../../src/mail/delivery.ts";
import { type SmtpTimeouts, openTransport } from "../../src/mail/transport.ts";
import { startOutboxWorker } from "../../src/mail/outbox-worker.ts";
import { afterEach } from "vitest";
import { listeningLog } from "./mail-log.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { HOURS } from "./sample-hours.ts";

const contents = await loadContents();

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** What the worker logs of a mail. */
export const SENT = /^A mail was sent$/;
export const NOT_YET = /could not be sent yet/;
export const FAILED = /has failed/;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A second connection to the same database, as another process has one. */
export async function connectAgain({ target }: DatabaseHandle): Promise<DatabaseHandle> {
  const handle = await openDatabase(target);
  closing.push(() => handle.close());
  return handle;
}

export const outboxIn = openOutbox;

/** A mail server for one test. */
export async function mailServer(port?: number): Promise<MailServer> {
  const smtp = await startMailServer(port);
  closing.push(() => smtp.close());
  return smtp;
}

/** A clock that only moves when it is told to. */
export function stillClock() {
  const clock = { at: Date.parse("2026-03-01T09:00:00.000Z"), now: () => new Date(clock.at) };
  return clock;
}

type Options = { now?: () => Date; settings?: Partial<OutboxSettings>; timeouts?: SmtpTimeouts };

/** Makes messages of inquiries as a site does whose desk is `sales@company.example`. */
export function composeSampleMail(handle: DatabaseHandle) {
  return composeInquiryMail({
    handle,
    contents,
    from: "Naqi <website@company.example>",
    companyChanges: () => ({}),
    replyTo: () => "sales@company.example",
    publicUrl: "https://www.company.example",
    hours: () => HOURS,
  });
}

/** A worker of its own, as in a process of its own. Polling is off, unless a test asks for it. */
export function worker(handle: DatabaseHandle, url: string, options: Options = {}) {
  const log = listeningLog();
  const transport = openTransport(url, options.timeouts);
  const started = startOutboxWorker({
    outbox: openInquiryOutbox(handle, options.now ?? (() => new Date())),
    compose: composeSampleMail(handle),
    transport,
    now: options.now ?? (() => new Date()),
    log,
    settings: { poll: HOUR, ...options.settings },
  });
  closing.push(async () => {
    await started.stop();
    transport.close();
  });
  return { ...started, log };
}

/** The outbox, oldest first, the confirmation before the sales mail. */
export function outboxOf(handle: DatabaseHandle) {
  return handle.db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("kind").execute();
}

/** The outbox in short: kind, state and number of attempts. */
export async function outboxStates(handle: DatabaseHandle) {
  return (await outboxOf(handle)).map(({ kind, state, attempts }) => [kind, state, attempts]);
}
