import { randomUUID } from "node:crypto";
import {
  deliver,
  type DeliveryContext,
  OUTBOX_SETTINGS,
  type OutboxSettings,
  type QueuedMail,
} from "./delivery.ts";
import { MAILS_AT_ONCE, type MailTransport } from "./transport.ts";

/** `wake` says that mails may be due; `stop` resolves once the sends under way are finished and marked. */
export type OutboxWorker = { wake(): void; stop(): Promise<void> };

type WorkerOptions<Mail extends QueuedMail> = Pick<
  DeliveryContext<Mail>,
  "outbox" | "compose" | "now" | "log"
> & {
  transport: MailTransport | null;
  /** Other times than {@link OUTBOX_SETTINGS}, for tests. */
  settings?: Partial<OutboxSettings>;
};

/** Between two looks that nobody asked for (ms). */
const MIN_POLL = 100;

/** Name and code of an error, for the log: the database's messages may quote the row that they are about. */
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
export function startOutboxWorker<Mail extends QueuedMail>(options: WorkerOptions<Mail>): OutboxWorker {
  const { outbox, transport, now, log } = options;
  if (!transport) {
    log.warn({}, "SMTP_URL is not set: mails wait in the outbox until it is");
    return { wake: () => undefined, stop: () => Promise.resolve() };
  }
  const settings: OutboxSettings = { ...OUTBOX_SETTINGS, ...options.settings };
  const stopping = new AbortController();
  const sending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let unavailable = false;

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
  const context: DeliveryContext<Mail> = { ...options, transport, settings, pause };

  const claimAndSend = async (): Promise<void> => {
    const atMost = MAILS_AT_ONCE - sending.size;
    // Whichever send ends first looks again.
    if (atMost <= 0) return;
    const lease = randomUUID();
    const at = now();
    const until = new Date(at.getTime() + settings.lease).toISOString();
    const latest = new Date(at.getTime() + settings.maxBackoff).toISOString();
    const mails = await outbox.claimDue({ now: at.toISOString(), until, latest, lease, atMost });
    for (const mail of mails) {
      const delivery = deliver(context, mail, lease)
        .catch((error) =>
          log.error({ mail: mail.id, ...kindOf(error) }, "The result of a mail could not be stored"),
        )
        .finally(() => {
          sending.delete(delivery);
          wake();
        });
      sending.add(delivery);
    }
  };

  const untilNextLook = async (): Promise<number> => {
    const due = await outbox.nextDue();
    if (due === null || sending.size >= MAILS_AT_ONCE) return settings.poll;
    // A due mail that could not be claimed belongs to another process: look again, but don't spin.
    return Math.min(settings.poll, Math.max(MIN_POLL, Date.parse(due) - now().getTime()));
  };

  const look = async (): Promise<void> => {
    let wait = settings.poll;
    try {
      do {
        lookAgain = false;
        await claimAndSend();
      } while (lookAgain && !stopping.signal.aborted);
      wait = await untilNextLook();
      if (unavailable) log.info({}, "The outbox can be used again");
      unavailable = false;
    } catch (error) {
      if (!unavailable) log.error(kindOf(error), "The outbox can't be used; trying again");
      unavailable = true;
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
