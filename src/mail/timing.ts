/** The outbox's clockwork, all in milliseconds. */
export type Timing = {
  /** How long a claimed mail belongs to its worker; longer than a send can take (see transport). */
  lease: number;
  /** How often to look for mails that another process stored. */
  poll: number;
  /** Pause before the next attempt, after the nth one failed (n from 1). */
  backoff: (attempts: number) => number;
  /** How long after it was stored a mail is given up. */
  giveUpAfter: number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** At most a quarter more, so that mails which failed together don't come back together. */
const JITTER = 0.25;

/** Doubling pauses from one minute to two hours, jitter included. `random` is from 0 to below 1. */
export function backoffAfter(attempts: number, random: () => number = Math.random): number {
  const longest = (2 * HOUR) / (1 + JITTER);
  // The exponent is bounded because three days of attempts must not overflow it.
  const base = Math.min(longest, MINUTE * 2 ** Math.min(attempts - 1, 10));
  return Math.round(base * (1 + JITTER * random()));
}

/** What runs in production. */
export const TIMING: Timing = {
  lease: 2 * MINUTE,
  poll: 5000,
  backoff: backoffAfter,
  giveUpAfter: 72 * HOUR,
};
