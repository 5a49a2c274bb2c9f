/** How long anybody who waits for an answer waits for the database, in milliseconds. */
export const TIME_LIMIT = 5000;

/** The same for work that nobody waits for at a page: migrations, the sample catalogue, imports. */
export const LONG_WORK = 10 * 60_000;

/**
 * How long a statement waits for a lock, and how long it may run, within a limit: a little less, so that the
 * database itself says what was the matter before we stop listening to it.
 */
export function limitsWithin(limit: number): { lock: number; statement: number } {
  return { lock: Math.round(limit * 0.8), statement: Math.round(limit * 0.9) };
}

/** The database did not answer in time. */
export class NoAnswer extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database did not answer in time");
    this.name = "NoAnswer";
  }
}

/** What the work resolves with; rejects with {@link NoAnswer} once `limit` ms are over, after calling `onLate`. */
export async function within<Result>(
  limit: number,
  work: Promise<Result>,
  onLate: () => void = () => undefined,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new NoAnswer());
    }, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
