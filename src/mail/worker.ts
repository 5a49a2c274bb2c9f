import { randomUUID } from "node:crypto";
import type { DatabaseHandle } from "../database/connect.ts";
import { claimDueMails, nextMailDue } from "../database/outbox.ts";
import { type DeliveryRoom, deliver } from "./delivery.ts";
import { TIMING, type Timing } from "./timing.ts";
import { MAILS_AT_ONCE, type MailTransport } from "./transport.ts";

/** `wake` says that mails may be due; `stop` resolves once the sends under way are finished and marked. */
export type OutboxWorker = { wake(): void; stop(): Promise<void> };

/** Where the worker reports; pino fits. It is never given names, addresses or words of visitors. */
export type MailLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

type WorkerDeps = {
  handle: DatabaseHandle;
  transport: MailTransport | null;
  now: () => Date;
  from: string;
  /** Where the answer to a confirmation goes. */
  replyTo: string;
  publicUrl: string;
  log: MailLog;
  /** Only for tests: other lengths of time. */
  timing?: Partial<Timing>;
};

/** Between two looks of its own accord (ms). */
const SHORTEST_WAIT = 100;

/** The kind of an error, for the log: messages of the database may quote the row that they stumbled on. */
function kindOf(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { error: error.name, code };
}

/**
 * Starts sending what the outbox holds, a few mails at once, each claimed by a lease: a worker that dies
 * leaves its mails to whoever comes after the lease, and two workers never send the same one. Wakes on
 * `wake()`, when the next mail is due, and every few seconds. Without transport the mails wait.
 */
export function startOutboxWorker(deps: WorkerDeps): OutboxWorker {
  const { handle, transport, now, log } = deps;
  if (!transport) {
    log.warn({}, "SMTP_URL is not set: mails wait in the outbox until it is");
    return { wake: () => undefined, stop: () => Promise.resolve() };
  }
  const timing: Timing = { ...TIMING, ...deps.timing };
  const stopping = new AbortController();
  const sending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let troubled = false;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(waiting);
        stopping.signal.removeEventListener("abort", done);
        resolve();
      };
      const waiting = setTimeout(done, stopping.signal.aborted ? 0 : milliseconds);
      stopping.signal.addEventListener("abort", done);
    });
  const room: DeliveryRoom = { ...deps, transport, timing, pause };

  const claimAndSend = async (): Promise<void> => {
    const atMost = MAILS_AT_ONCE - sending.size;
    // Whichever send ends first looks again.
    if (atMost <= 0) return;
    const lease = randomUUID();
    const at = now();
    const until = new Date(at.getTime() + timing.lease).toISOString();
    const latest = new Date(at.getTime() + timing.longestPause).toISOString();
    const rows = await claimDueMails(handle, { now: at.toISOString(), until, latest, lease, atMost });
    for (const row of rows) {
      const delivery = deliver(room, row, lease)
        .catch((error) => log.error({ mail: row.id, ...kindOf(error) }, "A mail's fate could not be noted"))
        .finally(() => {
          sending.delete(delivery);
          wake();
        });
      sending.add(delivery);
    }
  };

  const untilNextLook = async (): Promise<number> => {
    const due = await nextMailDue(handle.db);
    if (due === null || sending.size >= MAILS_AT_ONCE) return timing.poll;
    // A due mail that wasn't ours to claim is in another process's hands: look again, but don't spin.
    return Math.min(timing.poll, Math.max(SHORTEST_WAIT, Date.parse(due) - now().getTime()));
  };

  const look = async (): Promise<void> => {
    let wait = timing.poll;
    try {
      do {
        lookAgain = false;
        await claimAndSend();
      } while (lookAgain && !stopping.signal.aborted);
      wait = await untilNextLook();
      if (troubled) log.info({}, "The outbox can be used again");
      troubled = false;
    } catch (error) {
      if (!troubled) log.error(kindOf(error), "The outbox can't be used; trying again");
      troubled = true;
    }
    looking = null;
    if (stopping.signal.aborted) return;
    if (lookAgain) wake();
    else timer = setTimeout(wake, wait);
  };

  const wake = (): void => {
    if (stopping.signal.aborted) return;
    lookAgain = true;
    if (looking) return;
    clearTimeout(timer);
    looking = look();
  };

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all(sending);
    },
  };
}
