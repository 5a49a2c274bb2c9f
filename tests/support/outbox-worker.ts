import { type DatabaseHandle } from "../../src/database/connect.ts";
import type { Timing } from "../../src/mail/timing.ts";
import { type MailPatience, openTransport } from "../../src/mail/transport.ts";
import { startOutboxWorker } from "../../src/mail/worker.ts";
import { afterEach } from "vitest";
import { listeningLog } from "./mail-log.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** What the worker's log says of a mail. */
export const SENT = /^A mail was sent$/;
export const NOT_YET = /could not be sent yet/;
export const PARKED = /was parked/;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Closes something after the test, the last opened first. */
export function closeAfterTest(close: () => unknown): void {
  closing.push(close);
}

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

type Options = { now?: () => Date; timing?: Partial<Timing>; patience?: MailPatience };

/** A worker of its own, as in a process of its own. Polling is off, unless a test asks for it. */
export function worker(handle: DatabaseHandle, url: string, options: Options = {}) {
  const log = listeningLog();
  const transport = openTransport(url, options.patience);
  const started = startOutboxWorker({
    handle,
    transport,
    now: options.now ?? (() => new Date()),
    from: "Naqi <website@company.example>",
    replyTo: "sales@company.example",
    publicUrl: "https://www.company.example",
    log,
    timing: { poll: HOUR, ...options.timing },
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
