/**
 * A computation that takes long with a large catalogue: it pauses after every small part, so that the thread can do
 * something else between two of them.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** As much of a loop as is done between two pauses: some milliseconds at most. */
export const STEP = 1000;

/** Computes all of it without a pause. */
export function complete<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
