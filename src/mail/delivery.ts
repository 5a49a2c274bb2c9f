import { asMailError, MailError, type MailTransport, type OutgoingMail } from "./transport.ts";

/** What a delivery knows of a mail in the outbox. Instants are ISO 8601, UTC. */
export type QueuedMail = {
  id: string;
  /** To our own sales desk, to a visitor by itself, or to a visitor by staff. */
  kind: "sales" | "confirmation" | "reply";
  /** How often it was claimed, this time included. */
  attempts: number;
  createdAt: string;
};

/** A claimed mail belongs to the worker with this lease until the lease runs out. */
type Claimed = { id: string; lease: string };

/** Where mails wait; the database's outbox fits. What concerns a claimed mail changes nothing once its lease is lost. */
export type Outbox<Mail extends QueuedMail> = {
  /** Claims due mails until `until`; what is due after `latest` was put off by a wrong clock and is due now. */
  claimDue(claim: {
    now: string;
    until: string;
    latest: string;
    lease: string;
    atMost: number;
  }): Promise<Mail[]>;
  nextDue(): Promise<string | null>;
  markSent(id: string, at: string): Promise<void>;
  postpone(claimed: Claimed, next: { dueAt: string; error: string }): Promise<void>;
  markFailed(claimed: Claimed, error: string): Promise<void>;
  /** Whether an error of these methods may pass, so that the same call can succeed later. */
  isTransient(error: unknown): boolean;
};

/** Where the worker reports; pino fits. It is never given names, addresses or words of visitors. */
export type MailLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Times in milliseconds. */
export type OutboxSettings = {
  /** How long a claimed mail belongs to its worker; longer than a send can take (see transport). */
  lease: number;
  /** How often to look for mails that another process stored. */
  poll: number;
  /** Pause before the next attempt, after the nth one failed (n from 1). */
  backoff: (attempts: number) => number;
  /** No pause is longer, jitter included. */
  maxBackoff: number;
  /** A mail has failed when it is so old and was tried so often: neither a jump of the clock nor a crash is enough. */
  failAfter: { age: number; attempts: number };
  /** The same for a reply: whoever wrote it can telephone instead, if they are told soon. */
  failReplyAfter: { age: number; attempts: number };
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** At most a quarter more, so that mails which failed together don't come back together. */
const JITTER = 0.25;

const MAX_BACKOFF = 2 * HOUR;

/** Doubling pauses from one minute to two hours, jitter included. `random` is from 0 to below 1. */
export function backoffAfter(attempts: number, random: () => number = Math.random): number {
  const longest = MAX_BACKOFF / (1 + JITTER);
  // The exponent is bounded because three days of attempts must not overflow it.
  const base = Math.min(longest, MINUTE * 2 ** Math.min(attempts - 1, 10));
  return Math.round(base * (1 + JITTER * random()));
}

/** What runs in production. */
export const OUTBOX_SETTINGS: OutboxSettings = {
  lease: 2 * MINUTE,
  poll: 5000,
  backoff: backoffAfter,
  maxBackoff: MAX_BACKOFF,
  // Three days of pauses hold at least 36 attempts.
  failAfter: { age: 72 * HOUR, attempts: 36 },
  failReplyAfter: { age: 15 * MINUTE, attempts: 5 },
};

/**
 * Whether a mail that could not be sent is tried no more. A permanent refusal ends a visitor's mail at once; the
 * desk's own is tried again all the same, because somebody may repair the mailbox. A reply is given up sooner.
 */
export function hasFailed(
  mail: Pick<QueuedMail, "kind" | "attempts" | "createdAt">,
  failure: { permanent: boolean },
  at: { now: Date } & Pick<OutboxSettings, "failAfter" | "failReplyAfter">,
): boolean {
  if (failure.permanent && mail.kind !== "sales") return true;
  const limit = mail.kind === "reply" ? at.failReplyAfter : at.failAfter;
  const age = at.now.getTime() - Date.parse(mail.createdAt);
  return age >= limit.age && mail.attempts >= limit.attempts;
}

export type DeliveryContext<Mail extends QueuedMail> = {
  outbox: Outbox<Mail>;
  /** Makes the message of a mail, as a person will read it. */
  compose: (mail: Mail) => Promise<OutgoingMail>;
  transport: MailTransport;
  now: () => Date;
  log: MailLog;
  settings: OutboxSettings;
  /** Resolves after this many milliseconds, or at once when the worker is stopping. */
  pause: (milliseconds: number) => Promise<void>;
};

/** Characters of a mail server's reply that are stored. */
const MAX_ERROR_LENGTH = 500;

const HOW_TO_RESEND = "; `npm run inquiries -- list --undelivered` shows it";

/** A mail that went out but can't be marked would go out twice, so marking is retried after these pauses (ms). */
const SAVE_PAUSES = [200, 1000, 3000, 10_000];

async function saveResult<Mail extends QueuedMail>(
  { outbox, pause }: DeliveryContext<Mail>,
  save: () => Promise<void>,
): Promise<void> {
  for (const wait of SAVE_PAUSES) {
    try {
      return await save();
    } catch (error) {
      if (!outbox.isTransient(error)) throw error;
      await pause(wait);
    }
  }
  await save();
}

/**
 * Sends one claimed mail and stores the result: sent, due again later, or failed. Nothing about people reaches the
 * log. Throws only when the outbox can't be written; the lease then runs out.
 */
export async function deliver<Mail extends QueuedMail>(
  context: DeliveryContext<Mail>,
  mail: Mail,
  lease: string,
): Promise<void> {
  const { outbox, compose, transport, log, now, settings } = context;
  const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
  try {
    await transport.send(await compose(mail));
  } catch (error) {
    if (!(error instanceof MailError) && outbox.isTransient(error)) throw error;
    const failure = asMailError(error);
    const reply = failure.message.slice(0, MAX_ERROR_LENGTH);
    const claimed = { id: mail.id, lease };
    if (hasFailed(mail, failure, { ...settings, now: now() })) {
      await saveResult(context, () => outbox.markFailed(claimed, reply));
      // Anybody can have a visitor's mail refused by a made-up address; that must not set off an alarm.
      const level = mail.kind === "sales" ? "error" : "warn";
      log[level](
        { ...about, code: failure.code },
        `A mail can't be delivered and has failed${HOW_TO_RESEND}`,
      );
    } else {
      const dueAt = new Date(now().getTime() + settings.backoff(mail.attempts)).toISOString();
      await saveResult(context, () => outbox.postpone(claimed, { dueAt, error: reply }));
      log.warn({ ...about, code: failure.code, dueAt }, "A mail could not be sent yet");
    }
    return;
  }
  await saveResult(context, () => outbox.markSent(mail.id, now().toISOString()));
  log.info(about, "A mail was sent");
}
