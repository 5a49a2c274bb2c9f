/** The outbox's clockwork, all in milliseconds. */
export type Timing = {
  /** How long a claimed mail belongs to its worker; longer than a send can take (see transport). */
  lease: number;
  /** How often to look for mails that another process stored. */
  poll: number;
  /** Pause before the next attempt, after the nth one failed (n from 1). */
  backoff: (attempts: number) => number;
  /** No pause is longer, jitter included: what is due later than that was put off by a wrong clock. */
  longestPause: number;
  /** A mail is given up when it is so old and was tried so often: neither a jump of the clock nor a crash is enough. */
  giveUp: { age: number; attempts: number };
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** At most a quarter more, so that mails which failed together don't come back together. */
const JITTER = 0.25;

const LONGEST_PAUSE = 2 * HOUR;

/** Doubling pauses from one minute to two hours, jitter included. `random` is from 0 to below 1. */
export function backoffAfter(attempts: number, random: () => number = Math.random): number {
  const longest = LONGEST_PAUSE / (1 + JITTER);
  // The exponent is bounded because three days of attempts must not overflow it.
  const base = Math.min(longest, MINUTE * 2 ** Math.min(attempts - 1, 10));
  return Math.round(base * (1 + JITTER * random()));
}

/**
 * Whether a mail that could not be sent is given up. A refusal for good (`permanent`) ends a visitor's mail at
 * once; the desk's own mail is tried again all the same, because somebody may mend the mailbox.
 */
export function isGivenUp(
  mail: { kind: "sales" | "confirmation"; attempts: number; createdAt: string },
  failure: { permanent: boolean },
  at: { now: Date; giveUp: Timing["giveUp"] },
): boolean {
  if (failure.permanent && mail.kind === "confirmation") return true;
  const age = at.now.getTime() - Date.parse(mail.createdAt);
  return age >= at.giveUp.age && mail.attempts >= at.giveUp.attempts;
}

/** What runs in production. */
export const TIMING: Timing = {
  lease: 2 * MINUTE,
  poll: 5000,
  backoff: backoffAfter,
  longestPause: LONGEST_PAUSE,
  // Three days of pauses hold at least 36 attempts.
  giveUp: { age: 72 * HOUR, attempts: 36 },
};
